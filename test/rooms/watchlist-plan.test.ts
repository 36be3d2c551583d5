import { prepareName, withoutImplied, wordKeys } from '@guest-screening/name-matching';
import { isWithin, planScans } from '#subgraphs/intelligence/watchlist/search/plan-scans.js';

const ASKED = 'Odette Quillfeather';
const [odette, quillfeather] = wordKeys(prepareName(ASKED, 'person'));

/** The sides of the lookup for both words, the rarest first, when keys have that many names and all others `rest`. */
function sidesOf(counts: Record<string, number>, rest: number): string[][] {
  const { first } = planScans(prepareName(ASKED, 'person'), (key) => counts[key] ?? rest);
  const both = first.findLast((scan) => scan.flat().includes(odette!.same) && scan.flat().includes(quillfeather!.same));
  return both ?? [];
}

const others = (keys: string[], ...but: string[]) => keys.filter((key) => !but.includes(key));

describe('word keys of a lookup', () => {
  test('are all read while they have few names together', () => {
    const [rarest, other] = sidesOf({}, 200);
    expect([...rarest!, ...other!].sort()).toEqual([...odette!.sure, ...quillfeather!.sure].sort());
  });

  test('include a more common key for an unusual spelling, since the spelling alone finds almost no names', () => {
    const rare = Object.fromEntries(quillfeather!.sure.map((key) => [key, key === quillfeather!.same ? 3 : 60_000]));
    const rarest = sidesOf({ ...rare, [odette!.same]: 90_000 }, 90_000).find((side) =>
      side.includes(quillfeather!.same),
    );
    expect(rarest).toHaveLength(2);
    expect(others(quillfeather!.sure, quillfeather!.same)).toEqual(
      expect.arrayContaining(others(rarest!, quillfeather!.same)),
    );
  });

  test('include no common key where the rare ones find enough', () => {
    const enough = Object.fromEntries(
      quillfeather!.sure.map((key) => [key, key === quillfeather!.same ? 1_500 : 60_000]),
    );
    const rarest = sidesOf({ ...enough, [odette!.same]: 90_000 }, 90_000).find((side) =>
      side.includes(quillfeather!.same),
    );
    expect(rarest).toEqual([quillfeather!.same]);
  });

  test('extend to the side of more common words, and are never empty', () => {
    const counts = Object.fromEntries(odette!.sure.map((key) => [key, 500_000]));
    const sides = sidesOf(counts, 100);
    const side = sides.find((keys) => keys.some((key) => odette!.sure.includes(key)));
    expect(side).toHaveLength(1);
  });
});

test('search a part of the list for words shared by hundreds of thousands of names', () => {
  const everybody = planScans(prepareName(ASKED, 'person'), () => 1_000_000);
  expect(everybody.first).toEqual([]);
  expect(everybody.then).toEqual([]);
  expect(everybody.sampled.some((scan) => scan.flat().some((key) => quillfeather!.sure.includes(key)))).toBe(true);
  expect(planScans(prepareName(ASKED, 'person'), () => 100).sampled).toEqual([]);
});

describe('unnecessary reads', () => {
  test('a nested lookup has its own keys for each side', () => {
    expect(
      isWithin(
        [['a'], ['b', 'c']],
        [
          ['a', 'x'],
          ['c', 'b'],
        ],
      ),
    ).toBe(true);
    expect(isWithin([['s'], ['a'], ['b']], [['b'], ['a']])).toBe(true);
    expect(isWithin([['a'], ['b', 'c']], [['a'], ['b']])).toBe(false);
    expect(isWithin([['a'], ['b']], [['a'], ['b'], ['c']])).toBe(false);
  });

  test('a word alongside its consonants', () => {
    expect(withoutImplied(['=odete', 'at', '~att'])).toEqual(['at', '~att']);
    expect(withoutImplied(['=odete', '-at', '-t'])).toEqual(['-at', '-t']);
    expect(withoutImplied(['=odete', '~att', '-t'])).toEqual(['=odete', '~att', '-t']);
    expect(withoutImplied(['=li', 'l'])).toEqual(['=li', 'l']);
  });

  test('every match by a word is also a match by its consonants', () => {
    for (const { same, sure, slipped } of [odette!, quillfeather!]) {
      expect(withoutImplied([...sure])).toEqual(sure.filter((key) => key !== same));
      expect(withoutImplied([same, ...slipped])).toEqual(slipped);
    }
  });
});
