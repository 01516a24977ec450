"""What a letter tells, for comparing the letters of two worlds byte for byte."""
import re


def as_told(raw, mail):
    """Its bytes without the numbers of letters, which are drawn and tell nothing; lines as
    they were before they were wrapped, which hangs on the length of the numbers."""
    out = raw.split(b"\r\n\r\n", 1)[0].replace(b"\r\n ", b" ").replace(b"\r\n\t", b" ")
    for part in mail.walk():
        out += b"\n" + str(part.items()).encode() + b"\n"
        if not part.is_multipart():
            out += part.get_payload(decode=True)
    out = re.sub(rb"\b([ob])\.\d{8,}\.", rb"\1.N.", out)
    out = re.sub(rb"=_[0-9a-f]{24}", b"=_N", out)
    return re.sub(rb"gm\+b\.(\d{8,}|N)\.[a-z2-7]{23}", b"gm+b.N", out)
