"""A bot in any language: a line of JSON asks, a line of JSON answers."""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    chance = random.Random(question["seed"])
    move = chance.choice(question["moves"])
    print(json.dumps({"move": move["id"]}), flush=True)
