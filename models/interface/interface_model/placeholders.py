"""The characters that stand for what a translation must carry unchanged: placeholders, tags, addresses."""

first = 0xE000
count = 16

symbols = tuple(chr(first + index) for index in range(count))
