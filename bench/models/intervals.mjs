/**
 * 95 % intervals of AUC, of Brier score and of their differences, on the same rows. AUC by DeLong's method (DeLong,
 * DeLong and Clarke-Pearson 1988) with midranks (Sun and Xu 2014); Brier score by the spread of the squared errors.
 */
const Z = 1.959964;

/** Ranks from 1; equal scores share the mean of theirs. */
function midranks(scores) {
  const order = Uint32Array.from(scores, (_, n) => n).sort((a, b) => scores[a] - scores[b]);
  const ranks = new Float64Array(scores.length);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && scores[order[to]] === scores[order[from]]) to += 1;
    for (let n = from; n < to; n += 1) ranks[order[n]] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}

/** For each positive row the share of negative rows below it, and for each negative row the share of positive rows above it. */
function placements(labels, scores) {
  const [positive, negative] = [1, 0].map((label) => scores.filter((_, row) => labels[row] === label));
  const all = midranks(Float64Array.of(...positive, ...negative));
  const [among, below] = [midranks(positive), midranks(negative)];
  return [
    positive.map((_, n) => (all[n] - among[n]) / negative.length),
    negative.map((_, n) => 1 - (all[positive.length + n] - below[n]) / positive.length),
  ];
}

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

function varianceOf(values) {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

const around = (value, variance) => [value, value - Z * Math.sqrt(variance), value + Z * Math.sqrt(variance)];

/** AUC with its interval: `[value, low, high]`; with `other` scores, the difference of the two. */
export function aucInterval(labels, scores, other = null) {
  const one = placements(labels, scores);
  const parts = other ? placements(labels, other).map((part, n) => one[n].map((value, at) => value - part[at])) : one;
  return around(
    meanOf(parts[0]),
    parts.reduce((sum, part) => sum + varianceOf(part) / part.length, 0),
  );
}

/** Brier score with its interval: `[value, low, high]`; with `other` probabilities, the difference of the two. */
export function brierInterval(labels, found, other = null) {
  const errors = Float64Array.from(
    labels,
    (label, row) => (found[row] - label) ** 2 - (other ? (other[row] - label) ** 2 : 0),
  );
  return around(meanOf(errors), varianceOf(errors) / errors.length);
}
