"""
Fits what the matcher adds to MiniLM: low-rank changes of its dense layers (LoRA), projections of its word-piece
vectors for questions and for lines, a weight for each word piece of a question, and what a line must reach to answer
at all. A question's score for a line is the weighted mean, over its word pieces, of the best cosine with a piece of
the line; the softmax over the lines of a CV, and over 'none of them', is to fall on the lines that answer.

Called by fit-matcher.ts with a folder: reads lessons.json, weights.json and weights.bin, writes fitted.json; where
matcher.json is there too, it goes on from what that holds, which takes 20 minutes on a CPU that multiplies bfloat16 by
itself (AMX). Needs PyTorch, any since 1.13 (Debian's python3-torch, which needs libopenblas0-pthread to be fast, or
pip's).
"""
import json
import os
import sys
import time
from collections import defaultdict

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from bert import HIDDEN, LAYERS, Encoder, weights

FOLDER = sys.argv[1]
FIRST_LAYER = 0  # layers from here on are changed; what stands below is computed once
RANK = 16
NARROW = 128
IS_ON = os.path.exists(f"{FOLDER}/matcher.json")
ROUNDS = 1 if IS_ON else 2
BATCH = 2
RATE = 3e-4 if IS_ON else 1e-3
DECAY = 1e-2
WARM_UP = 30  # steps
PIECES = 48  # of a text, at most

torch.manual_seed(7)
torch.set_num_threads(1)  # more threads wait for each other where other programs run
random = np.random.default_rng(7)


class Matcher(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = Encoder(weights(FOLDER), RANK, FIRST_LAYER, torch.bfloat16)
        # Both projections begin as the same rotation, cut off: cosines as the model has them, roughly.
        start = torch.linalg.qr(torch.randn(HIDDEN, HIDDEN))[0][:NARROW].contiguous()
        self.query, self.line = nn.Parameter(start.clone()), nn.Parameter(start.clone())
        self.weight, self.absent = nn.Parameter(torch.zeros(HIDDEN)), nn.Parameter(torch.zeros(HIDDEN))
        self.scale, self.none = nn.Parameter(torch.tensor(20.0).log()), nn.Parameter(torch.tensor(0.4))
        self.below = {}

    @torch.no_grad()
    def go_on(self, fitted):
        """From what was learned before."""
        for part in self.encoder.changed():
            change = fitted["adapter"][part.name]
            part.down.copy_(torch.tensor(change["down"]).view(change["rank"], -1).T)
            part.up.copy_(torch.tensor(change["up"]).view(change["rank"], -1))
        for name in ("query", "line"):
            getattr(self, name).copy_(torch.tensor(fitted[name]).view(NARROW, HIDDEN))
        for name in ("weight", "absent", "none"):
            getattr(self, name).copy_(torch.tensor(fitted[name]))
        self.scale.copy_(torch.tensor(fitted["scale"]).log())

    def remember(self, cvs):
        """What the layers that stay give for each text, 16 bits a number."""
        texts = {tuple(text) for cv in cvs for text in [t for t, _ in cv["lines"]] + [q["ids"] for q in cv["questions"]]}
        todo = sorted((text for text in texts if text not in self.below), key=len)
        for at in range(0, len(todo), 128):
            part = todo[at : at + 128]
            lengths = [len(text) for text in part]
            with torch.no_grad():
                x = self.encoder.run(self.encoder.embed(part), lengths, 0, FIRST_LAYER)
            for text, rows in zip(part, x.half().split(lengths)):
                self.below[text] = rows.clone()

    def rows(self, texts, starts):
        """Rows of length 1 of the texts' own word pieces, padded: [texts, pieces, HIDDEN], and which are there."""
        lengths = [len(text) for text in texts]
        below = torch.cat([self.below[tuple(text)] for text in texts]).bfloat16()
        x = F.normalize(self.encoder.run(below, lengths, FIRST_LAYER, LAYERS).float(), dim=-1)
        counts = [max(1, min(PIECES, length - 2 - start)) for length, start in zip(lengths, starts)]
        at = torch.zeros(len(texts), max(counts), dtype=torch.long)
        there = torch.zeros(len(texts), max(counts), dtype=torch.bool)
        first = 0
        for i, (length, start, count) in enumerate(zip(lengths, starts, counts)):
            at[i, :count] = torch.arange(count) + first + 1 + start
            there[i, :count] = True
            first += length
        return x[at], there

    def forward(self, cv):
        """Scores [questions, 1 + lines], 'none of them' first, ready for the softmax."""
        lines, line_there = self.rows([text for text, _ in cv["lines"]], [start for _, start in cv["lines"]])
        asked, there = self.rows([q["ids"] for q in cv["questions"]], [0] * len(cv["questions"]))
        d = F.normalize(lines @ self.line.T, dim=-1)
        q = F.normalize(asked @ self.query.T, dim=-1)
        shares = torch.exp(asked @ self.weight).masked_fill(~there, 0)
        shares = shares / shares.sum(1, keepdim=True)
        cosines = (q.reshape(-1, NARROW) @ d.reshape(-1, NARROW).T).view(*q.shape[:2], *d.shape[:2])
        best = cosines.masked_fill(~line_there[None, None], -2).amax(-1)
        scores = (best * shares[..., None]).sum(1)
        mean = (asked * there[..., None]).sum(1) / there.sum(1, keepdim=True)
        return torch.cat([(self.none + mean @ self.absent)[:, None], scores], 1) * self.scale.exp()


def report(matcher, cvs):
    """Shares of questions whose right line is first, and among three; how well 'none' is told from 'some'."""
    ranks, some, none = defaultdict(list), [], []
    with torch.no_grad():
        for cv in cvs:
            for scores, question in zip(matcher(cv), cv["questions"]):
                lines = scores[1:]
                margin = (lines.max() - scores[0]).item()
                if not question["gold"]:
                    none.append(margin)
                    continue
                some.append(margin)
                rank = (lines > lines[question["gold"]].max()).sum().item()
                for key in (question["type"], "all"):
                    ranks[key].append(rank)
    apart = (np.array(some)[:, None] > np.array(none)[None]).mean()
    share = lambda list, below: np.mean([rank < below for rank in list])
    lines = [f"{key} {share(list, 1):.3f}/{share(list, 3):.3f}" for key, list in sorted(ranks.items())]
    return " · ".join(lines + [f"some against none {apart:.3f}"])


def loss_of(matcher, cv):
    scores = matcher(cv)
    right = torch.zeros_like(scores, dtype=torch.bool)
    for i, question in enumerate(cv["questions"]):
        right[i, [at + 1 for at in question["gold"]] or [0]] = True
    chances = scores.log_softmax(1).masked_fill(~right, -1e9)
    return -torch.logsumexp(chances, 1).mean()


data = json.load(open(f"{FOLDER}/lessons.json"))
lessons, checks = data["lessons"], data["checks"]
matcher = Matcher()
if IS_ON:
    matcher.go_on(json.load(open(f"{FOLDER}/matcher.json")))
matcher.remember(lessons + checks)
print(f"{len(lessons)} CVs, {sum(len(cv['questions']) for cv in lessons)} questions", flush=True)
print(f"before: {report(matcher, checks)}", flush=True)
single = [matcher.scale, matcher.none]
many = [p for p in matcher.parameters() if p.dim() > 0]
optimiser = torch.optim.AdamW([{"params": many, "weight_decay": DECAY}, {"params": single, "weight_decay": 0}], lr=RATE)
steps = ROUNDS * (len(lessons) // BATCH)
order, losses, started = [], [], time.time()
for step in range(1, steps + 1):
    if len(order) < BATCH:
        order = list(random.permutation(len(lessons)))
    for group in optimiser.param_groups:
        group["lr"] = RATE * min(1, step / WARM_UP) * (1 - (step - 1) / steps)
    for _ in range(BATCH):
        loss = loss_of(matcher, lessons[order.pop()])
        (loss / BATCH).backward()
        losses.append(loss.item())
    nn.utils.clip_grad_norm_(matcher.parameters(), 1.0)
    optimiser.step()
    optimiser.zero_grad(set_to_none=True)
    if step % 50 == 0:
        print(f"step {step} of {steps}: loss {np.mean(losses[-100:]):.3f}, {time.time() - started:.0f} s", flush=True)
    if step % (steps // ROUNDS) == 0:
        print(f"round {step * ROUNDS // steps}: {report(matcher, checks)}", flush=True)

numbers = lambda tensor: [float(f"{value:.6g}") for value in tensor.detach().flatten().tolist()]
dense = matcher.encoder.changed()
with open(f"{FOLDER}/fitted.json", "w") as file:
    json.dump(
        {
            "adapter": {part.name: {"down": numbers(part.down.T), "up": numbers(part.up), "rank": RANK} for part in dense},
            "query": numbers(matcher.query),
            "line": numbers(matcher.line),
            "weight": numbers(matcher.weight),
            "absent": numbers(matcher.absent),
            "scale": matcher.scale.exp().item(),
            "none": matcher.none.item(),
        },
        file,
    )
