"""A program with a fault of the kind it is told; without one it makes the first legal move."""

import json
import os
import sys
import time

fault = sys.argv[1] if len(sys.argv) > 1 else ""
for line in sys.stdin:
    question = json.loads(line)
    answer = '{"move": 0}'
    if fault == "late":
        time.sleep(600)
    elif fault == "end":
        break
    elif fault == "word":
        answer = "the first one"
    elif fault == "number":
        answer = json.dumps({"move": len(question["moves"])})
    elif fault == "before":
        answer = '{"move": -1}'
    elif fault == "environment":
        answer = json.dumps(sorted(os.environ))
    elif fault == "long":
        answer = '{"move": 0}' + " " * 20_000
    sys.stdout.write(answer + "\n")
    sys.stdout.flush()
