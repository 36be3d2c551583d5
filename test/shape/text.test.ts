import { isWrittenText, textViolations } from './rules/text.js';
import { fileAt, paths } from './rules/tree.js';

const found = (text: string, path = 'docs/start.md') => textViolations([{ path, text }]);

describe('text', () => {
  test.each(['work/main', 'tmp/bash_jobs', 'home/jo/x', 'Users/jo/x'])('finds a developer’s path: %s', (path) => {
    expect(found(`first line\nsee "/${path}/a"`)).toEqual([expect.stringMatching(/^docs\/start.md:2 /)]);
  });

  test.each([
    ['TO', 'DO'],
    ['FIX', 'ME'],
  ])('finds a note about later work: %s%s', (...word) => {
    expect(found(`// ${word.join('')}: later`, '.ci/run')).toHaveLength(1);
  });

  test.each([
    "import x from './work/a.js'",
    'https://example.com/v1/work/a',
    'methodology',
    '/tmp/data',
    'paths under /homes',
  ])('accepts: %s', (text) => expect(found(text)).toEqual([]));

  test.each([
    ['README.md', true],
    ['.ci/run', true],
    ['kit/log.ts', true],
    ['.swcrc', true],
    ['package-lock.json', false],
    ['web/logo.png', false],
    ['subgraphs/intelligence/watchlist/data/names.csv', false],
  ])('%s is read: %s', (path, read) => expect(isWrittenText(path)).toBe(read));

  test('holds in this repository', () => {
    const sources = paths.filter(isWrittenText).flatMap((path) => fileAt(path) ?? []);
    expect(textViolations(sources)).toEqual([]);
  });
});
