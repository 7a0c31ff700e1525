let stone = 14
