const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function typo(random, text) {
  const places = [...text].flatMap((letter, at) => (/[a-z]/i.test(letter) ? [at] : []));
  if (places.length < 3) return text;
  const at = random.of(places);
  const rest = text.slice(at + 1);
  const start = text.slice(0, at);
  switch (random.below(4)) {
    case 0:
      return start + rest;
    case 1:
      return start + text[at] + random.of(LETTERS) + rest;
    case 2:
      return start + random.of(LETTERS) + rest;
    default:
      return start + (rest[0] ?? '') + text[at] + rest.slice(1);
  }
}

/** Choices of spelling between systems of transliteration, each way. */
const SPELLINGS = [
  ['kh', 'h'],
  ['ou', 'u'],
  ['oo', 'u'],
  ['ee', 'i'],
  ['q', 'k'],
  ['iy', 'y'],
  ['yu', 'iu'],
  ['ya', 'ia'],
  ['ei', 'ey'],
  ['sh', 'ch'],
  ['zh', 'j'],
  ['w', 'v'],
  ['ks', 'x'],
  ['dh', 'd'],
  ['gh', 'g'],
  ['ai', 'ay'],
  ['al-', 'el-'],
  ['mohammed', 'muhammad'],
  ['mm', 'm'],
  ['ss', 's'],
  ['ph', 'f'],
  ['ev', 'yev'],
  ['e', 'i'],
  ['o', 'u'],
];

function respell(random, text) {
  const lower = text.toLowerCase();
  const fit = SPELLINGS.flatMap(([a, b]) => [
    ...(lower.includes(a) ? [[a, b]] : []),
    ...(b.length > 1 && lower.includes(b) ? [[b, a]] : []),
  ]);
  let changed = lower;
  for (const [from, to] of random.sample(fit, 2)) changed = changed.replace(from, to);
  return changed;
}

function words(text) {
  const [last, first] = text.split(',');
  return (first ? `${first} ${last}` : text)
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
}

function dropMiddle(random, text) {
  const all = words(text);
  if (all.length < 3) return null;
  all.splice(1 + random.below(all.length - 2), 1);
  return all.join(' ');
}

function dropAny(random, text) {
  const all = words(text);
  if (all.length < 3) return null;
  all.splice(random.below(all.length), 1);
  return all.join(' ');
}

function joined(random, text) {
  const all = words(text);
  if (all.length < 2) return null;
  const at = random.below(all.length - 1);
  all.splice(at, 2, all[at] + all[at + 1]);
  return all.join(' ');
}

function parted(random, text) {
  const all = words(text);
  const long = all.flatMap((word, at) => (word.length > 6 ? [at] : []));
  if (long.length === 0) return null;
  const at = random.of(long);
  const cut = 3 + random.below(all[at].length - 5);
  all.splice(at, 1, all[at].slice(0, cut), all[at].slice(cut));
  return all.join(' ');
}

const initial = (_, text) => {
  const all = words(text);
  return all.length < 2 || all[0].length < 2 ? null : [`${all[0][0]}.`, ...all.slice(1)].join(' ');
};

/** Ways to write a name otherwise; null where one does not apply. */
export const ALTERATIONS = {
  'as listed': (_, text) => text,
  'one typo': typo,
  'two typos': (random, text) => typo(random, typo(random, text)),
  'words in another order': (random, text) => random.sample(words(text), 99).join(' '),
  'other transliteration': respell,
  'middle word dropped': dropMiddle,
  'any word dropped': dropAny,
  'two words joined': joined,
  'one word parted': parted,
  'first name as initial': initial,
};
