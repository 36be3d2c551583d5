import { compareNames } from '../src/match/compare-names.js';
import { scoreNames } from '../src/match/score.js';
import { type PreparedName, type SubjectKind, prepareName } from '../src/names/prepare-name.js';
import {
  HALVES_AND_NAMES,
  PARTICLES,
  PARTICLES_BEHIND,
  SOFT_TITLES,
  TITLES_AND_NAMES,
} from '../src/names/tables/particles.js';

const ALERT = 0.7;
const EXACT = 0.95;
const compare = (left: string, right: string) =>
  compareNames({ names: [left], kind: 'person' }, { names: [right], kind: 'person' });
const kinds = (text: string) => prepareName(text, 'person').tokens.map(({ shape, kind }) => `${shape.raw}:${kind}`);

describe('a title that is also a family name is a name if no other is left', () => {
  test.each([
    ['Stephen King', 'LO, Stephen'],
    ['Stephen Lo', 'KING, Stephen'],
    ['King Stephen', 'LO, Stephen'],
    ['Minh Do', 'LE, Minh'],
    ['Andrew Prince', 'MAJOR, Andrew'],
    ['John Bishop', 'POPE, John'],
    ['John Marshal', 'DUKE, John'],
    ['Imran Sheikh', 'LAMA, Imran'],
    ['Bin Li', 'LI, An'],
  ])('%s is not %s', (left, right) => expect(compare(left, right).score).toBeLessThan(ALERT));

  test.each([
    ['Stephen King', 'KING, Stephen'],
    ['Prince Andrew Windsor', 'WINDSOR, Andrew'],
    ['Lt Gen Muzahim Hassan', 'HASSAN, Muzahim'],
    ['Dr Hans Lindqvist', 'LINDQVIST, Hans'],
    ['Hans Lindqvist PhD', 'LINDQVIST, Hans'],
    ['Sheikh Omar Quillabad', 'QUILLABAD, Omar'],
    ['Mr King', 'KING'],
  ])('%s is %s', (left, right) => expect(compare(left, right).score).toBeGreaterThan(0.94));

  test('before two names it is a title', () => {
    expect(kinds('King Stephen Lo')).toEqual(['king:particle', 'stephen:name', 'lo:name']);
    expect(kinds('General Butt')).toEqual(['general:name', 'butt:name']);
  });

  const SURNAMES = [...TITLES_AND_NAMES, ...SOFT_TITLES, ...HALVES_AND_NAMES].concat(
    [...PARTICLES].filter((word) => word.length > 1 && !PARTICLES_BEHIND.has(word)),
  );
  test.each([...new Set(SURNAMES)])('%s', (word) => {
    expect(compare(`Quentin ${word}`, `${word}, Quentin`).score).toBe(1);
    expect(compare(`Quentin ${word}`, 'Zorrakin, Quentin').score).toBeLessThan(ALERT);
    expect(compare('Quentin Zorrakin', `${word}, Quentin`).score).toBeLessThan(ALERT);
  });
});

describe('a short given name matches the long one, in both directions', () => {
  test.each([
    ['Ben', 'Benjamin'],
    ['Ben', 'Binyamin'],
    ['Al', 'Albert'],
    ['Ed', 'Edward'],
    ['Don', 'Donald'],
    ['Les', 'Leslie'],
    ['Bob', 'Robert'],
    ['Bill', 'William'],
    ['Misha', 'Mikhail'],
  ])('%s and %s', (short, long) => {
    expect(compare(`${short} Netanyahu`, `NETANYAHU, ${long}`).score).toBeGreaterThanOrEqual(0.85);
    expect(compare(`${long} Netanyahu`, `NETANYAHU, ${short}`).score).toBeGreaterThanOrEqual(0.85);
    expect(compare(`${short} Netanyahu`, 'NETANYAHU, Zacharias').score).toBeLessThan(ALERT);
  });
});

describe('names written in another script', () => {
  test.each([
    ['정은혜', '종은혜'],
    ['张伟', '章伟'],
    ['محمد رحمن', 'محمد رحمان'],
  ])('%s has the same reading as %s, but is not the same name', (left, right) => {
    expect(prepareName(left, 'person').text).toBe(prepareName(right, 'person').text);
    expect(compare(left, right).score).toBeLessThan(1);
  });

  test('different syllables with the same sound are a different name', () => {
    expect(compare('张伟', '章伟').score).toBeLessThan(ALERT);
    expect(compare('정은혜', '종은혜').score).toBeLessThan(EXACT);
  });

  test.each([
    ['張偉', '张伟'],
    ['정은혜', '정은혜'],
    ['Владимир Путин', 'Vladimir Putin'],
  ])('%s is %s', (left, right) => expect(compare(left, right).score).toBe(1));

  test.each([
    ['Zhang Wei', '张伟'],
    ['김정은', 'KIM, Jong Un'],
    ['هدايت الله', 'Hidayatullah'],
  ])('%s matches %s by sound only, which is not exact', (left, right) => {
    const { score, rules } = compare(left, right);
    expect(score).toBeLessThan(EXACT);
    expect(score).toBeGreaterThan(0.9);
    expect(rules).toContain('other_script');
  });
});

describe('names that end with Allah', () => {
  test.each([
    ['هدايت الله', 'Hidayatullah'],
    ['هداية الله', 'Hidayatullah'],
    ['هدايت الله', 'Hedayatollah'],
    ['هدایت‌الله', 'Hidayatullah'],
    ['حبیب‌الله', 'Habibullah'],
    ['رحمت الله کاظمی', 'Rahmatullah Kazemi'],
    ['سيف الله', 'Saifullah'],
    ['نعمت الله', 'Nimatullah'],
    ['حسن نصر الله', 'NASRALLAH, Hasan'],
    ['عبد الله', 'Abdullah'],
    ['قمشت الله', 'Qamishtullah'],
    ['Hidayat Ullah', 'Hidayatullah'],
  ])('%s is %s', (left, right) => {
    expect(compare(left, right).score).toBeGreaterThanOrEqual(0.8);
    expect(compare(right, left).score).toBeGreaterThanOrEqual(0.8);
  });
});

/** Ways to compare a name with itself: kind given on both sides, on one, on none. */
const readings = (text: string, kind: SubjectKind): [string, PreparedName, PreparedName][] => {
  const [told, open] = [prepareName(text, kind), prepareName(text)];
  return [
    ['told', told, prepareName(text, kind)],
    ['query without a kind', open, told],
    ['entry without a kind', told, open],
    ['without kinds', open, prepareName(text)],
  ];
};

test.each(['KIM SE GON', 'PAT', 'PAO, Hua Chiang', 'MUJEL, A.S.', 'KHUN SA', 'AO', 'Major', 'Ben', 'State Bank OAO'])(
  '%s matches itself, for any kind',
  (text) => {
    for (const kind of ['person', 'entity', 'vessel'] as const)
      for (const [how, left, right] of readings(text, kind))
        expect([kind, how, scoreNames(left, right).score]).toEqual([kind, how, 1]);
  },
);

describe('a short form stands for its full names only', () => {
  test.each([
    ['Brad Zorrakin', 'Bradford Zorrakin'],
    ['Bert Zorrakin', 'Robert Zorrakin'],
    ['Elizabeth Zorrakin', 'Betsy Zorrakin'],
    ['Bill Zorrakin', 'Billy Zorrakin'],
    ['Kathryn Zorrakin', 'Catherine Zorrakin'],
    ['Juan Zorrakin', 'John Zorrakin'],
    ['Jhon Zorrakin', 'John Zorrakin'],
  ])('%s is %s', (left, right) => expect(compare(left, right).score).toBeGreaterThanOrEqual(ALERT));

  test.each([
    ['Michael Zorrakin', 'Michelle Zorrakin'],
    ['Bradley Zorrakin', 'Bradford Zorrakin'],
    ['Bert Zorrakin', 'Al Zorrakin'],
    ['Alexander Zorrakin', 'Alexandra Zorrakin'],
    ['Juan Zorrakin', 'Ivan Zorrakin'],
    ['Mario Zorrakin', 'Maria Zorrakin'],
  ])('%s is not %s', (left, right) => expect(compare(left, right).score).toBeLessThan(ALERT));
});

describe('the order of a line of fathers is the name', () => {
  test.each([
    ['Salman bin Muhammad', 'Muhammad bin Salman'],
    ['Quillab ibn Zorrakin', 'Zorrakin ibn Quillab'],
    ['Salman bin Muhammad bin Quillab', 'Muhammad bin Salman bin Quillab'],
  ])('%s is not %s', (left, right) => expect(compare(left, right).score).toBeLessThan(ALERT));

  test.each([
    ['Salman bin Muhammad', 'Salmaan ibn Mohammed'],
    ['QUILLAB, Salman bin Muhammad', 'Salman bin Muhammad Quillab'],
    ['bin Salman Muhammad', 'Muhammad bin Salman'],
    ['Salman Muhammad', 'Muhammad bin Salman'],
  ])('%s is %s', (left, right) => expect(compare(left, right).score).toBeGreaterThanOrEqual(ALERT));
});

describe('readings of other scripts', () => {
  test.each([
    ['鈴木 一郎', 'Ichiro Suzuki'],
    ['長谷川健太', 'HASEGAWA, Kenta'],
    ['スティーブン・キング', 'Stephen King'],
    ['חיים ברק', 'Haim Barak'],
    ['장동건', 'Jang Dong-gun'],
    ['김영희', 'KIM, Young-hee'],
    ['李明', 'LI, Ming'],
  ])('%s is %s', (left, right) => expect(compare(left, right).score).toBeGreaterThanOrEqual(ALERT));

  test.each([
    ['鈴木 一郎', 'Taro Suzuki'],
    ['スティーブン・キング', 'Steven Young'],
    ['חיים ברק', 'Moshe Barak'],
    ['장동건', 'Jang Min-ho'],
  ])('%s is not %s', (left, right) => expect(compare(left, right).score).toBeLessThan(ALERT));
});
