"""
Trains the networks that read news articles, with PyTorch.

Usage: python3 train-networks.py PIECES FOLDER

PIECES is the file that write-pieces.ts writes. Trains a network for each of `SEEDS` on the articles that are not held
out and writes them to FOLDER/news-readers.safetensors (https://github.com/huggingface/safetensors), their mean scores
of the held-out articles to FOLDER/held.json, in their order, and some of these articles with their scores to
FOLDER/examples.json.
"""

import json
import math
import struct
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

SEEDS = (3, 4)
EPOCHS = 4
SIZE = 96  # numbers of a token
HEADS = 4
LAYERS = 2
FARTHEST = 20  # tokens apart that attention still tells apart
LEAST = 14  # times that a known piece stands in the articles
MOST_PIECES = 10  # read of a token
TOKENS_EACH = 6000  # tokens of a step
RATE = 2e-3
EXAMPLES = 12
OUTCOMES = ('adverse', 'unclear', 'other')


class TransformerLayer(nn.Module):
    """A layer of a transformer with normalization before each part (Xiong et al., 2020) and relative positions."""

    def __init__(self):
        super().__init__()
        self.attention_norm = nn.LayerNorm(SIZE)
        self.query_key_value = nn.Linear(SIZE, 3 * SIZE)
        self.attention_output = nn.Linear(SIZE, SIZE)
        self.relative_positions = nn.Parameter(torch.zeros(HEADS, 2 * FARTHEST + 1))
        self.feed_forward_norm = nn.LayerNorm(SIZE)
        self.feed_forward_in = nn.Linear(SIZE, 2 * SIZE)
        self.feed_forward_out = nn.Linear(2 * SIZE, SIZE)
        self.drop = nn.Dropout(0.15)

    def forward(self, x, known):
        rows, length, _ = x.shape
        parts = self.query_key_value(self.attention_norm(x)).view(rows, length, 3, HEADS, SIZE // HEADS)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        at = torch.arange(length)
        apart = (at[None] - at[:, None]).clamp(-FARTHEST, FARTHEST) + FARTHEST
        weights = query @ key.transpose(-1, -2) / math.sqrt(SIZE // HEADS) + self.relative_positions[:, apart]
        weights = weights.masked_fill(~known[:, None, None], -1e9).softmax(-1)
        x = x + self.drop(self.attention_output((weights @ value).transpose(1, 2).reshape(rows, length, SIZE)))
        return x + self.drop(self.feed_forward_out(F.gelu(self.feed_forward_in(self.feed_forward_norm(x)))))


class Reader(nn.Module):
    """Scores of the three outcomes for the person whose tokens are marked."""

    def __init__(self, pieces):
        super().__init__()
        self.embedding = nn.Embedding(pieces, SIZE, padding_idx=0)
        nn.init.normal_(self.embedding.weight, 0, 0.17)
        self.embedding.weight.data[0] = 0
        self.segments = nn.Embedding(4, SIZE)
        self.layers = nn.ModuleList([TransformerLayer() for _ in range(LAYERS)])
        self.final_norm = nn.LayerNorm(SIZE)
        self.hidden = nn.Linear(2 * SIZE, SIZE)
        self.output = nn.Linear(SIZE, len(OUTCOMES))
        self.drop = nn.Dropout(0.3)

    def forward(self, pieces, segments, known, person):
        if self.training:
            pieces = pieces * (torch.rand(pieces.shape) > 0.2)
            pieces = pieces * ((torch.rand(person.shape) > 0.08) | person)[..., None]
        count = (pieces > 0).sum(-1, keepdim=True).clamp(min=1)
        x = 1.5 * self.embedding(pieces).sum(2) / count.sqrt() + self.segments(segments)
        for layer in self.layers:
            x = layer(x, known)
        x = self.final_norm(x)
        marked = person[..., None]
        mean = (x * marked).sum(1) / marked.sum(1).clamp(min=1)
        greatest = x.masked_fill(~marked, -1e4).amax(1).clamp(min=-50)
        together = self.drop(torch.cat([mean, greatest], -1))
        return self.output(self.drop(F.gelu(self.hidden(together))))


class Articles:
    """The articles of a file, their tokens as rows of numbers of pieces."""

    def __init__(self, file):
        self.held, self.expected, self.tokens = [], [], []
        for line in open(file, encoding='utf8'):
            row = json.loads(line)
            self.held.append(row['held'])
            self.expected.append(OUTCOMES.index(row['expected']))
            self.tokens.append(row['tokens'])
        self.held, self.expected = np.array(self.held), np.array(self.expected)
        self.lengths = np.array([len(tokens) for tokens in self.tokens])

    def vocabulary(self, rows):
        counts = {}
        for row in rows:
            for _, *pieces in self.tokens[row]:
                for piece in pieces:
                    counts[piece] = counts.get(piece, 0) + 1
        return sorted(piece for piece, count in counts.items() if count >= LEAST)

    def index(self, vocabulary):
        """Numbers all pieces from 1, as arrays of tokens; unknown ones are left out."""
        numbers = {piece: at + 1 for at, piece in enumerate(vocabulary)}
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)])
        self.pieces = np.zeros((self.starts[-1], MOST_PIECES), dtype=np.int32)
        self.segments = np.zeros(self.starts[-1], dtype=np.int64)
        self.person = np.zeros(self.starts[-1], dtype=bool)
        at = 0
        for tokens in self.tokens:
            for place, *pieces in tokens:
                known = [numbers[piece] for piece in pieces if piece in numbers][:MOST_PIECES]
                self.pieces[at, : len(known)] = known
                self.segments[at] = place
                self.person[at] = pieces[0] == '@'
                at += 1

    def batch(self, rows):
        longest = self.lengths[rows].max()
        pieces = np.zeros((len(rows), longest, MOST_PIECES), dtype=np.int64)
        segments = np.zeros((len(rows), longest), dtype=np.int64)
        known = np.zeros((len(rows), longest), dtype=bool)
        person = np.zeros((len(rows), longest), dtype=bool)
        for at, row in enumerate(rows):
            length, span = self.lengths[row], slice(self.starts[row], self.starts[row + 1])
            pieces[at, :length] = self.pieces[span]
            segments[at, :length] = self.segments[span]
            known[at, :length] = True
            person[at, :length] = self.person[span]
        return [torch.from_numpy(part) for part in (pieces, segments, known, person)]

    def batches(self, rows, noise):
        """Rows of about the same length together."""
        order = rows[np.argsort(self.lengths[rows] + np.random.rand(len(rows)) * noise, kind='stable')]
        batches, first = [], 0
        while first < len(order):
            end = first + 1
            while end < len(order) and self.lengths[order[first : end + 1]].max() * (end + 1 - first) <= TOKENS_EACH:
                end += 1
            batches.append(order[first:end])
            first = end
        if noise:
            np.random.shuffle(batches)
        return batches


def trained(rows, pieces, seed):
    """The parameters of a network of so many pieces, trained on these rows of the articles."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    np.random.seed(seed)
    reader = Reader(pieces)
    reader.train()
    rows = rows[articles.lengths[rows] > 0]
    shrunk, rest = [], []
    for name, one in reader.named_parameters():
        is_linear = one.ndim == 2 and name.endswith('weight') and not name.startswith(('embedding', 'segments'))
        (shrunk if is_linear else rest).append(one)
    groups = [{'params': shrunk, 'weight_decay': 0.05}, {'params': rest, 'weight_decay': 1e-4}]
    optimizer = torch.optim.AdamW(groups, lr=RATE, betas=(0.9, 0.98))
    steps = EPOCHS * len(articles.batches(rows, 6))
    step = 0
    began = time.time()
    for epoch in range(EPOCHS):
        losses = []
        for batch in articles.batches(rows, 6):
            rate = RATE * min(1, (step + 1) / 300) * max(0.02, 0.5 * (1 + math.cos(math.pi * step / steps)))
            for group in optimizer.param_groups:
                group['lr'] = rate
            scores = reader(*articles.batch(batch))
            loss = F.cross_entropy(scores, torch.from_numpy(articles.expected[batch]), label_smoothing=0.05)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimizer.step()
            losses.append(loss.item())
            step += 1
        print(f'seed {seed}, epoch {epoch + 1}: loss {np.mean(losses):.4f}, {time.time() - began:.0f} s', flush=True)
    return reader.state_dict()


def scores_of(reader, rows):
    scores = np.zeros((len(articles.expected), len(OUTCOMES)), dtype=np.float32)
    with torch.no_grad():
        for batch in articles.batches(rows[articles.lengths[rows] > 0], 0):
            scores[batch] = reader(*articles.batch(batch)).numpy()
    return scores[rows]


def quantized(reader):
    """Rounds the embedding of each piece to 8-bit numbers of its own scale; returns numbers and scales."""
    values = reader.embedding.weight.data[1:]
    scales = values.abs().amax(1).clamp(min=1e-8) / 127
    counts = (values / scales[:, None]).round()
    reader.embedding.weight.data[1:] = counts * scales[:, None]
    return counts.to(torch.int8).numpy(), scales.numpy()


def store(readers, vocabulary, file):
    tensors = {}
    for at, reader in enumerate(readers):
        counts, scales = quantized(reader)
        state = {name: value.numpy() for name, value in reader.state_dict().items() if name != 'embedding.weight'}
        for name, value in {'embedding': counts, 'embedding_scale': scales, **state}.items():
            tensors[f'{at}.{name}'] = np.ascontiguousarray(value)
    header, at = {'__metadata__': {'heads': str(HEADS), 'pieces': ' '.join(vocabulary)}}, 0
    for name, value in tensors.items():
        kind = {'int8': 'I8', 'float32': 'F32'}[str(value.dtype)]
        header[name] = {'dtype': kind, 'shape': list(value.shape), 'data_offsets': [at, at + value.nbytes]}
        at += value.nbytes
    text = json.dumps(header, ensure_ascii=False).encode()
    with open(file, 'wb') as out:
        out.write(struct.pack('<Q', len(text)) + text)
        for value in tensors.values():
            out.write(value.tobytes())


def mean_scores(readers, rows):
    """Scores of `adverse` and `unclear` as against `other`."""
    scores = np.mean([scores_of(reader, rows) for reader in readers], axis=0)
    return scores[:, :2] - scores[:, 2:]


def readers_of(rows, pieces):
    """Trains the networks at the same time, each in a process that shares the articles."""
    with ProcessPoolExecutor(len(SEEDS), mp_context=get_context('fork')) as pool:
        states = list(pool.map(trained, [rows] * len(SEEDS), [pieces] * len(SEEDS), SEEDS))
    readers = [Reader(pieces) for _ in SEEDS]
    for reader, state in zip(readers, states):
        reader.load_state_dict(state)
        reader.eval()
    return readers


def main(pieces, folder):
    global articles
    articles = Articles(pieces)
    everyone = np.arange(len(articles.held))
    held, rows = everyone[articles.held], everyone[~articles.held]
    vocabulary = articles.vocabulary(rows)
    articles.index(vocabulary)
    print(f'{len(rows)} articles, {len(vocabulary)} pieces', flush=True)
    readers = readers_of(rows, len(vocabulary) + 1)
    store(readers, vocabulary, f'{folder}/news-readers.safetensors')
    with open(f'{folder}/held.json', 'w') as out:
        json.dump(mean_scores(readers, held).round(4).tolist(), out)
    some = held[:: len(held) // EXAMPLES]
    scores = mean_scores(readers, some).round(4).tolist()
    examples = [{'tokens': articles.tokens[row], 'scores': score} for row, score in zip(some, scores)]
    with open(f'{folder}/examples.json', 'w', encoding='utf8') as out:
        json.dump(examples, out, ensure_ascii=False)


if __name__ == '__main__':
    main(*sys.argv[1:])
