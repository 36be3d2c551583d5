import { foldedWords, lettersKeys, scoreNames, wordKeys } from '@guest-screening/name-matching';

const CANDIDATES = 300;
const STRONG = 0.85;

function trigramsOf(text) {
  const padded = ` ${text} `;
  const found = new Set();
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return found;
}

function post(postings, key, at) {
  const list = postings.get(key);
  if (list) list.push(at);
  else postings.set(key, [at]);
}

const keysOf = (prepared) => new Set([...wordKeys(prepared).flatMap(({ sure }) => sure), ...lettersKeys(prepared)]);
const sortedWords = (prepared) => foldedWords(prepared).split(' ').sort().join(' ');

/**
 * Finds names by the stored keys of their words, then by trigrams if nothing strong is found, like the store with its
 * index.
 */
export function indexOf(names) {
  const [byKey, byTrigram] = [new Map(), new Map()];
  for (const { at, prepared } of names) {
    for (const key of keysOf(prepared)) post(byKey, key, at);
    for (const trigram of trigramsOf(sortedWords(prepared))) post(byTrigram, trigram, at);
  }
  const points = new Float64Array(names.length);

  function candidates(postings, keys, limit) {
    const touched = [];
    for (const key of keys) {
      const list = postings.get(key) ?? [];
      const worth = Math.log(names.length / (list.length + 1));
      for (const at of list) {
        if (points[at] === 0) touched.push(at);
        points[at] += worth;
      }
    }
    // A longer name is more likely to share keys by chance.
    touched.sort((one, other) => points[other] - points[one]);
    const found = touched.slice(0, limit);
    for (const at of touched) points[at] = 0;
    return found;
  }

  /** The best entries, each by its best-matching name, best first. `skip(name)` excludes names. */
  function search(query, skip = () => false) {
    const best = new Map();
    let [scored, scoringMs] = [0, 0];
    const score = (found) => {
      const start = performance.now();
      for (const at of found) {
        const name = names[at];
        if (skip(name)) continue;
        scored++;
        const { score: value, confirmed } = scoreNames(query, name.prepared);
        const known = best.get(name.entry.one);
        if (!known || value > known.score) best.set(name.entry.one, { score: value, confirmed, name });
      }
      scoringMs += performance.now() - start;
    };
    score(candidates(byKey, keysOf(query), CANDIDATES));
    if (![...best.values()].some(({ confirmed }) => confirmed >= STRONG))
      score(candidates(byTrigram, trigramsOf(sortedWords(query)), CANDIDATES));
    const hits = [...best.entries()].map(([one, hit]) => ({ one, ...hit }));
    return { hits: hits.sort((left, right) => right.score - left.score), scored, scoringMs };
  }
  return { search };
}
