"""Who plays in the season: kestrel, a game of four; trio, of three; six-7, of six."""
K, T, S = "kestrel", "trio", "six-7"
KSEATS = {"red": "Ann", "blue": "Bob", "green": "Cat", "yellow": "Dan"}
TSEATS = {"red": "Eva", "blue": "Fay", "green": "Gus"}
SSEATS = {"red": "Hal", "blue": "Ida", "green": "Jon", "yellow": "Kim", "purple": "Leo", "orange": "Mia"}
