"""
BERT with low-rank changes (LoRA) of its dense layers, over texts of different lengths without padding: what
fit-matcher.py and fit-verifier.py fit. Needs PyTorch, any since 1.13.
"""
import json

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

LAYERS, HIDDEN, HEADS = 6, 384, 12

PARTS = {
    "query": "attention/self/query",
    "key": "attention/self/key",
    "value": "attention/self/value",
    "mixed": "attention/output/dense",
    "inner": "intermediate/dense",
    "outer": "output/dense",
}


def weights(folder):
    """The model's tensors by name, from the files that model-weights.ts writes."""
    values = np.fromfile(f"{folder}/weights.bin", dtype=np.float32)
    found = {}
    for name, shape, at in json.load(open(f"{folder}/weights.json")):
        found[name] = torch.from_numpy(values[at : at + int(np.prod(shape))].reshape(shape).copy())
    return found


class Dense(nn.Module):
    """x · W + b, and x · A · B where the layer is changed; B begins as 0."""

    def __init__(self, tensors, name, rank, dtype):
        super().__init__()
        self.name = name
        self.weight = tensors[f"{name}/Tensordot/ReadVariableOp"].to(dtype)
        self.bias = tensors[f"{name}/BiasAdd/ReadVariableOp"].to(dtype)
        self.rank = rank
        if rank:
            source, target = self.weight.shape
            self.down = nn.Parameter(torch.randn(source, rank) / source**0.5)
            self.up = nn.Parameter(torch.zeros(rank, target))

    def forward(self, x):
        y = torch.addmm(self.bias, x, self.weight)
        return y + (x @ self.down.to(x.dtype)) @ self.up.to(x.dtype) if self.rank else y


class Encoder(nn.Module):
    """BERT over texts of different lengths, whose tokens stand one behind the other without padding."""

    def __init__(self, tensors, rank=0, first_changed=0, dtype=torch.float32):
        """The layers from `first_changed` on have changes of a rank; products are of a type."""
        super().__init__()
        self.tensors, self.dtype = tensors, dtype
        self.layers = nn.ModuleList(
            nn.ModuleDict(
                {
                    key: Dense(tensors, f"encoder/layer_._{i}/{name}", rank if i >= first_changed else 0, dtype)
                    for key, name in PARTS.items()
                }
            )
            for i in range(LAYERS)
        )

    def changed(self):
        return [part for layer in self.layers for part in layer.values() if part.rank]

    def norm(self, x, name):
        at = f"{name}/LayerNorm/batchnorm"
        gain, shift = self.tensors[f"{at}/mul/ReadVariableOp"], self.tensors[f"{at}/ReadVariableOp"]
        return F.layer_norm(x.float(), (HIDDEN,), gain, shift, 1e-12).to(self.dtype)

    def embed(self, texts, types=None):
        """Rows of all tokens; `types` says of each whether it is of a second text."""
        ids = torch.tensor([token for text in texts for token in text])
        places = torch.cat([torch.arange(len(text)) for text in texts])
        kinds = torch.zeros_like(ids) if types is None else torch.tensor([kind for text in types for kind in text])
        tables = self.tensors
        return self.norm(tables["words"][ids] + tables["positions"][places] + tables["types"][kinds], "embeddings")

    def run(self, x, lengths, first=0, last=LAYERS):
        count, longest = len(lengths), max(lengths)
        mask = torch.arange(longest)[None] < torch.tensor(lengths)[:, None]
        bias = torch.zeros(count, 1, 1, longest).masked_fill(~mask[:, None, None, :], -1e4)
        there = mask.view(-1).nonzero().squeeze(1)

        def heads(rows):
            padded = torch.zeros(count * longest, HIDDEN, dtype=rows.dtype).index_copy(0, there, rows)
            return padded.view(count, longest, HEADS, HIDDEN // HEADS).transpose(1, 2)

        for i in range(first, last):
            part, at = self.layers[i], f"encoder/layer_._{i}"
            scores = heads(part["query"](x)) @ heads(part["key"](x)).transpose(-1, -2)
            shares = (scores.float() / (HIDDEN // HEADS) ** 0.5 + bias).softmax(-1).to(self.dtype)
            attended = shares @ heads(part["value"](x))
            joined = attended.transpose(1, 2).reshape(count * longest, HIDDEN)[there]
            x = self.norm(part["mixed"](joined) + x, f"{at}/attention/output")
            x = self.norm(part["outer"](F.gelu(part["inner"](x))) + x, f"{at}/output")
        return x
