"""
Fits the verifier: the upper layers of the matcher's model over a question's word pieces, which look at a line of a CV
as the matcher reads it. What is learned are low-rank changes (LoRA) of these layers, of the keys and values that are
made of the line, and a linear head. Its score is a logit against 'none of these': the softmax over 0 and the scores of
a line that answers and of the nearest that do not is to fall on the line that answers, or, where none does, on the 0.

Called by fit-verifier.ts with a folder and minutes: reads lessons.json, candidates.json, matcher.json, weights.json and
weights.bin, writes fitted.json; where verifier.json is there too, it goes on from what that holds. Needs PyTorch, any
since 1.13 (Debian's python3-torch, which needs libopenblas0-pthread to be fast), and 10 GB of memory. Takes some 4
minutes for what the matcher makes of all lines, and the minutes given for the fitting, on two cores; a CPU that
multiplies bfloat16 by itself (AMX) is some twenty times faster than one that does not.
"""
import json
import math
import os
import random
import sys
import time
from collections import Counter

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from bert import HEADS, HIDDEN, LAYERS, PARTS, Dense, Encoder, weights

FOLDER, MINUTES = sys.argv[1], float(sys.argv[2])
FIRST = 2  # the layer from which on a question looks at a line: JOINED_FROM of src/rag/model/outputs.ts
RANK = 32
RATE = 1e-3
RATE_ON = 6e-4  # where it goes on from what was learned before
DECAY = 1e-2
WARM_UP = 50  # steps
BATCH = 32  # questions
OTHERS = 3  # lines beside the one that answers
NEAREST = 14  # lines of a CV from which the others are taken
GIVEN = 0.6  # how often a line that answers is taken from what the rankers put first, where one is there
PAIRS = 2  # one in so many of the invented CVs is taken
ASKED = 3  # times that a question of the sets counts; a pair counts once
CHECKED = 2  # one in so many of the CVs kept apart is reported on,
REPORTED = 2  # and of its questions
LONGEST = 120  # word pieces of a line with what it belongs to
TOGETHER = 128  # texts that the matcher reads at once

torch.manual_seed(7)
torch.set_num_threads(2)
choose = random.Random(7)


def at_matcher():
    """The model's tensors with what the matcher changed."""
    tensors = weights(FOLDER)
    for name, change in MATCHER["adapter"].items():
        down = torch.tensor(change["down"]).view(change["rank"], -1)
        up = torch.tensor(change["up"]).view(change["rank"], -1)
        key = f"{name}/Tensordot/ReadVariableOp"
        tensors[key] = tensors[key] + down.T @ up
    return tensors


@torch.no_grad()
def states(matcher, texts):
    """Of each text what the layers from FIRST on are given, [tokens, layers, HIDDEN]."""
    order, found = sorted(range(len(texts)), key=lambda i: len(texts[i])), [None] * len(texts)
    for at in range(0, len(order), TOGETHER):
        part = order[at : at + TOGETHER]
        lengths = [len(texts[i]) for i in part]
        x, given = matcher.run(matcher.embed([texts[i] for i in part]), lengths, 0, FIRST), []
        for layer in range(FIRST, LAYERS):
            given.append(x)
            x = matcher.run(x, lengths, layer, layer + 1)
        for i, rows in zip(part, torch.stack(given, 1).split(lengths)):
            found[i] = rows.clone()
    return found


def note_states(matcher, cv):
    """Writes into a CV what the matcher makes of its lines and questions."""
    lines = [line if len(line) <= LONGEST else line[:1] + line[1 - LONGEST :] for line, _ in cv["lines"]]
    cv["read"] = states(matcher, lines)
    for question, rows in zip(cv["questions"], states(matcher, [q["ids"] for q in cv["questions"]])):
        question["read"] = rows[:, 0].clone()


def note_candidates(cv):
    """Writes into the questions of a set what the rankers put first; lists among it stand behind the CV's lines."""
    found = CANDIDATES.get(cv.get("name"))
    if not found:
        return
    count = len(cv["lines"])
    place = lambda at: at if at >= 0 else count - 1 - at
    cv["lines"] += [(ids, 0) for ids in found["lists"]]
    for question in cv["questions"]:
        asked = found["questions"].get(",".join(map(str, question["ids"])))
        if asked:
            question["ids"] = asked["ids"]
            question["first"] = [place(at) for at in asked["candidates"]]
            question["gold"] = question["gold"] + [place(at) for at in asked["right"]]


class Verifier(nn.Module):
    def __init__(self, tensors):
        super().__init__()
        self.norm = Encoder(tensors, dtype=torch.bfloat16).norm
        dense = lambda i, key: Dense(tensors, f"encoder/layer_._{i}/{PARTS[key]}", RANK, torch.bfloat16)
        layers = range(FIRST, LAYERS)
        self.question = nn.ModuleList(nn.ModuleDict({key: dense(i, key) for key in PARTS}) for i in layers)
        self.passage = nn.ModuleList(nn.ModuleDict({key: dense(i, key) for key in ("key", "value")}) for i in layers)
        self.shifts = nn.ParameterList(nn.Parameter(torch.zeros(2, HIDDEN)) for _ in layers)
        self.head = nn.Linear(2 * HIDDEN, 1)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)

    def parts(self):
        """The changed layers by where fitted.json has them."""
        return {
            name: [part for layer in layers for part in layer.values()]
            for name, layers in (("question", self.question), ("passage", self.passage))
        }

    @torch.no_grad()
    def go_on(self, learned):
        """Begins at what was learned before."""
        for name, parts in self.parts().items():
            for part in parts:
                change = learned[name][part.name]
                part.down.copy_(torch.tensor(change["down"]).view(RANK, -1).T)
                part.up.copy_(torch.tensor(change["up"]).view(RANK, -1))
        for i, shift in enumerate(self.shifts):
            for row, key in enumerate(("key", "value")):
                shift[row].copy_(torch.tensor(learned["shifts"][f"{FIRST + i}/{key}"]))
        self.head.weight.copy_(torch.tensor(learned["first"] + learned["mean"])[None])
        self.head.bias.fill_(learned["bias"])

    def forward(self, questions, lines):
        """A logit for each pair: from the question's first word piece and from the mean of all of them."""
        count = len(questions)
        asked, said = ([len(rows) for rows in texts] for texts in (questions, lines))

        def there(lengths):
            return torch.arange(max(lengths))[None] < torch.tensor(lengths)[:, None]

        def heads(rows, lengths):
            wide = max(lengths)
            at = there(lengths).view(-1).nonzero().squeeze(1)
            padded = torch.zeros(count * wide, HIDDEN, dtype=rows.dtype).index_copy(0, at, rows)
            return padded.view(count, wide, HEADS, HIDDEN // HEADS).transpose(1, 2)

        both = torch.cat([there(asked), there(said)], 1)
        bias = torch.zeros(both.shape).masked_fill(~both, -1e4)[:, None, None]
        own = there(asked).view(-1).nonzero().squeeze(1)
        x, passages = torch.cat(questions), torch.cat(lines)
        for i, (part, other, shift) in enumerate(zip(self.question, self.passage, self.shifts)):
            at, rows = f"encoder/layer_._{FIRST + i}", passages[:, i]
            keys, values = (
                torch.cat([heads(part[key](x), asked), heads(other[key](rows) + shift[j].to(x.dtype), said)], 2)
                for j, key in enumerate(("key", "value"))
            )
            scores = heads(part["query"](x), asked) @ keys.transpose(-1, -2)
            shares = (scores.float() / (HIDDEN // HEADS) ** 0.5 + bias).softmax(-1).to(x.dtype)
            joined = (shares @ values).transpose(1, 2).reshape(-1, HIDDEN)[own]
            x = self.norm(part["mixed"](joined) + x, f"{at}/attention/output")
            x = self.norm(part["outer"](F.gelu(part["inner"](x))) + x, f"{at}/output")
        x, lengths = x.float(), torch.tensor(asked)
        pair = torch.repeat_interleave(torch.arange(count), lengths)
        sums = torch.zeros(count, HIDDEN).index_add(0, pair, x)
        first = torch.tensor([0] + asked[:-1]).cumsum(0)
        return self.head(torch.cat([x[first], sums / lengths[:, None]], 1)).squeeze(1)


def note_nearest(cv):
    """Writes into each question the lines that share most with it: word pieces, each worth its rarity in the CV."""
    held = [set(line) for line, _ in cv["lines"]]
    often = Counter(piece for pieces in held for piece in pieces)
    lengths = [math.sqrt(len(pieces) + 4) for pieces in held]
    for question in cv["questions"]:
        worth = {piece: math.log(1 + len(held) / often[piece]) for piece in question["ids"][1:-1] if piece in often}
        shared = [sum(worth[p] for p in pieces & worth.keys()) / n for pieces, n in zip(held, lengths)]
        question["near"] = sorted(range(len(shared)), key=lambda i: -shared[i])[:NEAREST]


def sample(cv, question):
    """
    A line that answers, if there is one, and others: what the rankers put first is what the verifier will be asked
    about, and it and the nearest are the hardest; they are taken more often.
    """
    gold, given = question["gold"], question.get("first", [])
    others = [i for i in given if i not in gold] + [i for i in question["near"] if i not in gold and i not in given]
    wanted = min(OTHERS if gold else OTHERS + 1, len(others))
    shares, taken = [1 / (1.5 + rank) for rank in range(len(others))], []
    while len(taken) < wanted:
        i = choose.choices(others, shares)[0]
        if i not in taken:
            taken.append(i)
    among = [i for i in given if i in gold]
    right = choose.choice(among if among and choose.random() < GIVEN else gold) if gold else None
    return [cv["read"][i] for i in ([right] if gold else []) + taken]


@torch.no_grad()
def report(verifier, cvs):
    """
    How often the right line of the nearest eight is first, and how well some is told from none: among the nearest, and
    by the two that the rankers put first.
    """
    first, some, none, given_some, given_none = [], [], [], [], []
    for cv in cvs:
        for question in cv["questions"][::REPORTED]:
            near, gold = question["near"][:8], question["gold"]
            scores = verifier([question["read"]] * len(near), [cv["read"][i] for i in near])
            (some if gold else none).append(scores.max().item())
            if given := question.get("first", [])[:2]:
                said = verifier([question["read"]] * len(given), [cv["read"][i] for i in given]).max().item()
                (given_some if gold else given_none).append(said)
            if any(i in gold for i in near):
                first.append(near[int(scores.argmax())] in gold)
        apart, given_apart = (
        (np.array(a)[:, None] > np.array(b)[None]).mean() for a, b in ((some, none), (given_some, given_none))
    )
    return f"first {np.mean(first):.3f} · some against none {apart:.3f}, of the rankers' first two {given_apart:.3f}"


MATCHER = json.load(open(f"{FOLDER}/matcher.json"))
data = json.load(open(f"{FOLDER}/lessons.json"))
pairs = [cv for cv in data["lessons"] if cv["questions"] and "name" not in cv][::PAIRS]
lessons = pairs + [cv for cv in data["lessons"] if cv["questions"] and "name" in cv]
checks = [cv for cv in data["checks"] if cv["questions"]][::CHECKED]
tensors = at_matcher()
CANDIDATES = json.load(open(f"{FOLDER}/candidates.json"))
for cv in lessons + checks:
    note_nearest(cv)
    note_candidates(cv)
matcher = Encoder(tensors, dtype=torch.bfloat16)
for cv in lessons + checks:
    note_states(matcher, cv)
verifier = Verifier(tensors)
if goes_on := os.path.exists(f"{FOLDER}/verifier.json"):
    verifier.go_on(json.load(open(f"{FOLDER}/verifier.json")))
    print(report(verifier, checks), flush=True)
rate_at_most = RATE_ON if goes_on else RATE
# a pair is a question of its own; those of the sets, which are asked as they will be, count for more
todo = [(cv, question) for cv in lessons for question in cv["questions"] for _ in range(ASKED if "name" in cv else 1)]
print(f"{len(lessons)} CVs, {len(todo)} questions", flush=True)
optimiser = torch.optim.AdamW(verifier.parameters(), lr=RATE, weight_decay=DECAY)
order, losses, started, step = [], [], time.time(), 0
while (passed := (time.time() - started) / 60 / MINUTES) < 1:
    step += 1
    if len(order) < BATCH:
        order = list(range(len(todo)))
        choose.shuffle(order)
    for group in optimiser.param_groups:
        group["lr"] = rate_at_most * min(1, step / WARM_UP) * (1 - passed)
    questions, lines, bounds, golden = [], [], [0], []
    for _ in range(BATCH):
        cv, question = todo[order.pop()]
        sampled = sample(cv, question)
        questions += [question["read"]] * len(sampled)
        lines += sampled
        bounds.append(len(lines))
        golden.append(1 if question["gold"] else 0)
    scores = verifier(questions, lines)
    loss = torch.stack(
        [
            -torch.cat([torch.zeros(1), scores[a:b]]).log_softmax(0)[right]
            for a, b, right in zip(bounds, bounds[1:], golden)
        ]
    ).mean()
    loss.backward()
    nn.utils.clip_grad_norm_(verifier.parameters(), 1.0)
    optimiser.step()
    optimiser.zero_grad(set_to_none=True)
    losses.append(loss.item())
    if step % 100 == 0:
        print(f"step {step}: loss {np.mean(losses[-200:]):.3f}, {time.time() - started:.0f} s", flush=True)
print(report(verifier, checks), flush=True)

numbers = lambda tensor: [float(f"{value:.6g}") for value in tensor.detach().flatten().tolist()]
with open(f"{FOLDER}/fitted.json", "w") as file:
    changes = {
        name: {
            part.name: {"down": numbers(part.down.T), "up": numbers(part.up), "rank": RANK} for part in parts
        }
        for name, parts in verifier.parts().items()
    }
    shifts = {
        f"{FIRST + i}/{key}": numbers(shift[row])
        for i, shift in enumerate(verifier.shifts)
        for row, key in enumerate(("key", "value"))
    }
    head = verifier.head.weight[0]
    json.dump(
        {
            **changes,
            "shifts": shifts,
            "first": numbers(head[:HIDDEN]),
            "mean": numbers(head[HIDDEN:]),
            "bias": verifier.head.bias.item(),
        },
        file,
    )
