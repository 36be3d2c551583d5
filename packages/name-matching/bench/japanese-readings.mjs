/** Readings of characters in names, learned from whole names with their readings in kana. */

const pairsOf = (text) => {
  const words = text.trim().split(/\s+/);
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]]] : [])));
};

const KANA = pairsOf(`
  ア a イ i ウ u エ e オ o カ ka キ ki ク ku ケ ke コ ko サ sa シ shi ス su セ se ソ so タ ta チ chi ツ tsu テ te ト to
  ナ na ニ ni ヌ nu ネ ne ノ no ハ ha ヒ hi フ fu ヘ he ホ ho マ ma ミ mi ム mu メ me モ mo ヤ ya ユ yu ヨ yo
  ラ ra リ ri ル ru レ re ロ ro ワ wa ヰ i ヱ e ヲ o ン n ガ ga ギ gi グ gu ゲ ge ゴ go ザ za ジ ji ズ zu ゼ ze ゾ zo
  ダ da ヂ ji ヅ zu デ de ド do バ ba ビ bi ブ bu ベ be ボ bo パ pa ピ pi プ pu ペ pe ポ po ヴ vu`);
const SMALL = pairsOf('ャ a ュ u ョ o ァ a ィ i ゥ u ェ e ォ o');
const LONG = /[ーッ]/;

/** Kana as in passports: long vowels are not written. */
export function romanOf(kana) {
  let text = '';
  for (const sign of kana) {
    const small = SMALL.get(sign);
    if (small)
      text =
        text
          .replace(/(?<=sh|ch|j)i$/, '')
          .replace(/i$/, 'y')
          .replace(/u$/, '') + small;
    else if (!LONG.test(sign)) text += KANA.get(sign) ?? '';
  }
  return text.replace(/o[ou]/g, 'o').replace(/uu/g, 'u');
}

/** Characters of a name; 々 repeats the one before it. */
const signsOf = (written) => [...written].map((sign, at, all) => (sign === '々' && at > 0 ? all[at - 1] : sign));

const SYLLABLES_OF_SIGN = 4;

function lengths(parts, syllables) {
  if (parts === 1) return syllables > 0 && syllables <= SYLLABLES_OF_SIGN ? [[syllables]] : [];
  const most = Math.min(SYLLABLES_OF_SIGN, syllables - parts + 1);
  return Array.from({ length: Math.max(0, most) }, (_, n) => n + 1).flatMap((taken) =>
    lengths(parts - 1, syllables - taken).map((rest) => [taken, ...rest]),
  );
}

/** All ways to share the kana among the characters. */
export function cutsOf(written, kana) {
  const syllables = kana.match(/.[ャュョァィゥェォ]?/gu) ?? [];
  return lengths(signsOf(written).length, syllables.length).map((cut) => {
    let at = 0;
    return cut.map((count) => syllables.slice(at, (at += count)).join(''));
  });
}

const ROUNDS = 8;
const UNSEEN = 1e-6;

const chanceOf = (chances, signs, cut) =>
  cut.reduce((product, kana, at) => product * (chances.get(`${signs[at]} ${kana}`) ?? UNSEEN), 1);

/** Chances of the readings of each character, by expectation maximisation over all cuts. */
function learn(names) {
  let chances = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    const [counts, totals] = [new Map(), new Map()];
    const add = (map, key, value) => map.set(key, (map.get(key) ?? 0) + value);
    for (const { signs, cuts } of names) {
      const own = cuts.map((cut) => (round === 0 ? 1 : chanceOf(chances, signs, cut)));
      const sum = own.reduce((total, chance) => total + chance, 0);
      cuts.forEach((cut, n) =>
        cut.forEach((kana, at) => {
          add(counts, `${signs[at]} ${kana}`, own[n] / sum);
          add(totals, signs[at], own[n] / sum);
        }),
      );
    }
    chances = new Map([...counts].map(([key, count]) => [key, count / (totals.get(key.split(' ')[0]) + 0.5)]));
  }
  return chances;
}

const RARE = 0.04;

/** Readings of each character with their shares, the most usual first. */
function sharesOf(counts) {
  return new Map(
    [...counts].map(([sign, own]) => {
      const sum = [...own.values()].reduce((total, count) => total + count, 0);
      const shares = [...own].map(([reading, count]) => [reading, count / sum]);
      const sorted = shares.sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
      return [sign, sorted.filter(([, share], at) => at === 0 || share >= RARE)];
    }),
  );
}

/** Readings of characters before the last one of a name, and of the last one. `rows`: names with their kana. */
export function readingsOf(rows) {
  const names = rows.map(([written, kana]) => ({ signs: signsOf(written), cuts: cutsOf(written, kana) }));
  const chances = learn(names);
  const [first, last] = [new Map(), new Map()];
  for (const { signs, cuts } of names) {
    const best = cuts.toSorted((one, other) => chanceOf(chances, signs, other) - chanceOf(chances, signs, one))[0];
    best.forEach((kana, at) => {
      const map = at === signs.length - 1 ? last : first;
      const own = map.get(signs[at]) ?? new Map();
      map.set(signs[at], own.set(romanOf(kana), (own.get(romanOf(kana)) ?? 0) + 1));
    });
  }
  return { first: sharesOf(first), last: sharesOf(last) };
}

const KEPT = 12;

/** The likeliest readings of a name by its characters; none if one of them has no reading. */
export function readByCharacters({ first, last }, written, most) {
  const signs = signsOf(written);
  let found = [['', 1]];
  for (const [at, sign] of signs.entries()) {
    const [own, other] = at === signs.length - 1 ? [last, first] : [first, last];
    const readings = own.get(sign) ?? other.get(sign) ?? [];
    const longer = found.flatMap(([text, chance]) =>
      readings.map(([reading, share]) => [text + reading, chance * share]),
    );
    found = longer.sort((one, two) => two[1] - one[1]).slice(0, KEPT);
  }
  return [...new Set(found.map(([text]) => text))].slice(0, most);
}
