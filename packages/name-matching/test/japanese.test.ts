import { compareNames } from '../src/match/compare-names.js';
import { explain } from '../src/match/explain.js';
import { scoreNames } from '../src/match/score.js';
import { storedKeys } from '../src/names/candidate-keys.js';
import { prepareName } from '../src/names/prepare-name.js';

const ALERT = 0.7;
const compare = (left: string, right: string, kind: 'person' | null = 'person') =>
  compareNames({ names: [left], kind }, { names: [right], kind }).score;
const keys = (name: string) => storedKeys(prepareName(name, 'person'));

describe('Japanese names in kanji', () => {
  test.each([
    ['角田 裕子', 'Hiroko Kakuta'],
    ['角田 裕子', 'Yuko Tsunoda'],
    ['鴛海 淑枝', 'Yoshie Oshiumi'],
    ['林 愛斗', 'Aito Hayashi'],
    ['佐々木蓮太郎', 'Rentaro Sasaki'],
  ])('%s is %s', (left, right) => {
    expect(compare(left, right)).toBeGreaterThan(0.9);
    expect(compare(right, left)).toBeGreaterThan(0.9);
    expect(keys(left).filter((key) => keys(right).includes(key)).length).toBeGreaterThan(1);
  });

  test.each([
    ['角田 裕子', 'Hiroko Tanaka'],
    ['林 愛斗', 'Aito Suzuki'],
    ['角田 裕子', '田中 弘子'],
  ])('%s is not %s', (left, right) => expect(compare(left, right)).toBeLessThan(ALERT));

  test('the explanation shows the reading that matches', () => {
    const found = scoreNames(prepareName('角田 裕子', 'person'), prepareName('Hiroko Kakuta', 'person'));
    expect(explain(found).map(({ left, right }) => [left, right])).toEqual([
      ['hiroko', 'hiroko'],
      ['kakuta', 'kakuta'],
    ]);
  });

  test('two names with one reading are two spellings at best', () =>
    expect(compare('佐藤 弘子', '佐藤 裕子')).toBeLessThan(ALERT));
});

describe('Chinese names that look Japanese', () => {
  test.each([
    ['林 小明', 'Lin Xiaoming'],
    ['林 小明', 'Lin Xiao Ming'],
    ['林小明', 'Lin Xiaoming'],
    ['高木華', 'Gao Muhua'],
    ['林 太郎', 'Lin Tailang'],
  ])('%s is %s', (left, right) => expect(compare(left, right)).toBeGreaterThan(0.9));

  test('a name that may be a company is read by characters unless both parts are names', () => {
    const words = (text: string) => prepareName(text).tokens.map(({ shape }) => shape.raw);
    expect(words('三菱 重工')).not.toContain('mitsubishi');
    expect(words('田中 健一')).toEqual(['kenichi', 'tanaka']);
  });
});
