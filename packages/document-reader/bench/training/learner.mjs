import { CLASSES, COLUMNS, FIRST, HIDDEN, ROWS, SECOND, STRIP_HEIGHT, WINDOW } from '../modules.mjs';

const [H1, W1] = [STRIP_HEIGHT - 2, WINDOW - 2];
const [PH, PW] = [H1 / 2, W1 / 2];
const [H2, W2] = [PH - 2, PW - 2];
const SEEN = SECOND * ROWS * COLUMNS;

const start = (random, size, fan) => Float32Array.from({ length: size }, () => random.normal() * Math.sqrt(2 / fan));

export function newWeights(random) {
  return {
    first: start(random, FIRST * 9, 9),
    firstBias: new Float32Array(FIRST),
    second: start(random, SECOND * FIRST * 9, FIRST * 9),
    secondBias: new Float32Array(SECOND),
    hidden: start(random, HIDDEN * SEEN, SEEN),
    hiddenBias: new Float32Array(HIDDEN),
    out: start(random, CLASSES * HIDDEN, HIDDEN),
    outBias: new Float32Array(CLASSES),
  };
}

export const likeWeights = (weights) =>
  Object.fromEntries(Object.entries(weights).map(([name, { length }]) => [name, new Float32Array(length)]));

function convolve(input, planes, width, height, filters, bias, out) {
  const [w, h] = [width - 2, height - 2];
  for (let filter = 0; filter < bias.length; filter++) {
    const to = filter * w * h;
    out.fill(bias[filter], to, to + w * h);
    for (let plane = 0; plane < planes; plane++) {
      const k = (filter * planes + plane) * 9;
      const [a, b, c] = [filters[k], filters[k + 1], filters[k + 2]];
      const [d, e, f] = [filters[k + 3], filters[k + 4], filters[k + 5]];
      const [g, i, j] = [filters[k + 6], filters[k + 7], filters[k + 8]];
      for (let y = 0; y < h; y++) {
        let at = plane * width * height + y * width;
        for (let o = to + y * w; o < to + (y + 1) * w; o++, at++) {
          const [m, l] = [at + width, at + 2 * width];
          out[o] +=
            a * input[at] + b * input[at + 1] + c * input[at + 2] +
            d * input[m] + e * input[m + 1] + f * input[m + 2] +
            g * input[l] + i * input[l + 1] + j * input[l + 2]; // prettier-ignore
        }
      }
    }
  }
}

/** Positions of non-zero gradients in a plane: after pooling at most a quarter of them. */
function placesOf(gradient, from, w, h, width, places) {
  let count = 0;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      if (gradient[from + y * w + x] !== 0) {
        places[count++] = from + y * w + x;
        places[count++] = y * width + x;
      }
  return count;
}

const places = new Int32Array(2 * H1 * W1);

function convolveBack(input, planes, width, height, filters, gradient, filterGradient, biasGradient, inputGradient) {
  const [w, h] = [width - 2, height - 2];
  inputGradient?.fill(0);
  for (let filter = 0; filter < biasGradient.length; filter++) {
    const count = placesOf(gradient, filter * w * h, w, h, width, places);
    for (let n = 0; n < count; n += 2) biasGradient[filter] += gradient[places[n]];
    for (let plane = 0; plane < planes; plane++) {
      const k = (filter * planes + plane) * 9;
      const base = plane * width * height;
      for (let r = 0; r < 3; r++) {
        const [f0, f1, f2] = [filters[k + 3 * r], filters[k + 3 * r + 1], filters[k + 3 * r + 2]];
        let [s0, s1, s2] = [0, 0, 0];
        for (let n = 0; n < count; n += 2) {
          const g = gradient[places[n]];
          const at = base + places[n + 1] + r * width;
          s0 += g * input[at];
          s1 += g * input[at + 1];
          s2 += g * input[at + 2];
          if (inputGradient === null) continue;
          inputGradient[at] += g * f0;
          inputGradient[at + 1] += g * f1;
          inputGradient[at + 2] += g * f2;
        }
        filterGradient[k + 3 * r] += s0;
        filterGradient[k + 3 * r + 1] += s1;
        filterGradient[k + 3 * r + 2] += s2;
      }
    }
  }
}

/** 2×2 max pooling with ReLU; `winners` stores the index of each maximum (-1: none). */
function pool(input, planes, width, height, out, winners) {
  const [pw, ph] = [width >> 1, height >> 1];
  let to = 0;
  for (let plane = 0; plane < planes; plane++)
    for (let y = 0; y < ph; y++)
      for (let x = 0; x < pw; x++, to++) {
        const at = plane * width * height + 2 * y * width + 2 * x;
        let best = at;
        for (const other of [at + 1, at + width, at + width + 1]) if (input[other] > input[best]) best = other;
        winners[to] = input[best] > 0 ? best : -1;
        out[to] = Math.max(0, input[best]);
      }
}

function unpool(gradient, winners, inputGradient) {
  inputGradient.fill(0);
  for (let at = 0; at < winners.length; at++) if (winners[at] >= 0) inputGradient[winners[at]] += gradient[at];
}

/** The two fully connected layers: from the filter outputs to the class probabilities. */
function answer(weights, seen, hidden, odds) {
  for (let row = 0; row < HIDDEN; row++) {
    let sum = weights.hiddenBias[row];
    for (let at = 0, k = row * SEEN; at < SEEN; at++, k++) sum += seen[at] * weights.hidden[k];
    hidden[row] = Math.max(0, sum);
  }
  let [top, total] = [-Infinity, 0];
  for (let row = 0; row < CLASSES; row++) {
    let sum = weights.outBias[row];
    for (let at = 0; at < HIDDEN; at++) sum += hidden[at] * weights.out[row * HIDDEN + at];
    odds[row] = sum;
    top = Math.max(top, sum);
  }
  for (let row = 0; row < CLASSES; row++) total += odds[row] = Math.exp(odds[row] - top);
  for (let row = 0; row < CLASSES; row++) odds[row] /= total;
}

/** Buffers for the forward and backward pass of one window. */
export function learner(weights) {
  const f32 = (length) => new Float32Array(length);
  const a1 = f32(FIRST * H1 * W1);
  const p1 = f32(FIRST * PH * PW);
  const n1 = new Int32Array(p1.length);
  const a2 = f32(SECOND * H2 * W2);
  const p2 = f32(SEEN);
  const n2 = new Int32Array(SEEN);
  const [hidden, odds] = [f32(HIDDEN), f32(CLASSES)];
  const [g1, gp1, g2, gp2, gHidden] = [f32(a1.length), f32(p1.length), f32(a2.length), f32(SEEN), f32(HIDDEN)];

  function forward(input) {
    convolve(input, 1, WINDOW, STRIP_HEIGHT, weights.first, weights.firstBias, a1);
    pool(a1, FIRST, W1, H1, p1, n1);
    convolve(p1, FIRST, PW, PH, weights.second, weights.secondBias, a2);
    pool(a2, SECOND, W2, H2, p2, n2);
    answer(weights, p2, hidden, odds);
    return odds;
  }

  /** Adds this window's gradients to `sums`; `smooth` is label smoothing. Returns its loss. */
  function learn(input, label, sums, smooth = 0.04) {
    forward(input);
    const loss = -Math.log(odds[label] + 1e-12);
    gHidden.fill(0);
    for (let row = 0; row < CLASSES; row++) {
      const g = odds[row] - (row === label ? 1 - smooth : smooth / (CLASSES - 1));
      sums.outBias[row] += g;
      for (let at = 0, k = row * HIDDEN; at < HIDDEN; at++, k++) {
        sums.out[k] += g * hidden[at];
        gHidden[at] += g * weights.out[k];
      }
    }
    gp2.fill(0);
    for (let row = 0; row < HIDDEN; row++) {
      if (hidden[row] <= 0) continue;
      const g = gHidden[row];
      sums.hiddenBias[row] += g;
      for (let at = 0, k = row * SEEN; at < SEEN; at++, k++) {
        sums.hidden[k] += g * p2[at];
        gp2[at] += g * weights.hidden[k];
      }
    }
    unpool(gp2, n2, g2);
    convolveBack(p1, FIRST, PW, PH, weights.second, g2, sums.second, sums.secondBias, gp1);
    unpool(gp1, n1, g1);
    convolveBack(input, 1, WINDOW, STRIP_HEIGHT, weights.first, g1, sums.first, sums.firstBias, null);
    return loss;
  }
  return { forward, learn };
}

/** One step of Adam over the mean gradient of a batch; resets the sums. */
export function stepper(weights) {
  const [mean, square] = [likeWeights(weights), likeWeights(weights)];
  let times = 0;
  return (sums, count, rate) => {
    times++;
    const [m0, s0] = [1 - 0.9 ** times, 1 - 0.999 ** times];
    for (const name of Object.keys(weights)) {
      const [w, g, m, s] = [weights[name], sums[name], mean[name], square[name]];
      for (let at = 0; at < w.length; at++) {
        const gradient = g[at] / count;
        m[at] = 0.9 * m[at] + 0.1 * gradient;
        s[at] = 0.999 * s[at] + 0.001 * gradient * gradient;
        w[at] -= (rate * m[at]) / m0 / (Math.sqrt(s[at] / s0) + 1e-8);
        g[at] = 0;
      }
    }
  };
}
