import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { FAILURES } from '#failure-codes';

const DOCS = join(projectRoot, 'docs');
const FOLDERS = ['benchmarks', 'concepts', 'contributing', 'get-started', 'guides', 'operate', 'reference'];

const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .toSorted();
const read = (page: string) => readFileSync(join(DOCS, page), 'utf8');
/** A page without its code blocks, in which `#` and `](` have other meanings. */
const prose = (page: string) => read(page).replaceAll(/^ *```[^]*?^ *```$/gm, '');

/** Links of a page within the documentation. */
const linksOf = (page: string) =>
  [...prose(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, to]) => {
    const [path] = to!.split('#');
    return { to: to!, target: path ? normalize(join(dirname(page), path)) : page };
  });

test('the folders are those of the readers, with enough guides', () => {
  expect([...new Set(pages.map((page) => dirname(page)))].toSorted()).toEqual(['.', ...FOLDERS]);
  expect(pages.filter((page) => page.startsWith('guides/')).length).toBeGreaterThanOrEqual(25);
});

test.each(pages)('%s has one title, and states its purpose in a sentence', (page) => {
  const text = prose(page);
  expect(text.match(/^# .+$/gm)).toHaveLength(1);
  const [title, opening] = text.split('\n\n') as [string, string];
  expect(title).toMatch(/^# .+$/);
  expect(opening).toMatch(/^(?![#|>*-] |[#|`])[^]*[.:]$/);
  expect(opening.split(/[.:] /)[0]!.split(/\s+/).length).toBeLessThanOrEqual(30);
});

test.each(pages)('%s links to pages of the documentation only', (page) => {
  const wrong = linksOf(page).filter(({ target }) => target.startsWith('..') || !existsSync(join(DOCS, target)));
  expect(wrong.map(({ to }) => to)).toEqual([]);
});

test('every link leads to an existing page and heading, and the prose keeps to its limits', () => {
  const { status, stderr } = spawnSync(process.execPath, ['.ci/text/check.mjs'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the first page leads to every other', () => {
  const reached = new Set(linksOf('index.md').map(({ target }) => target));
  expect(pages.filter((page) => page !== 'index.md' && !reached.has(page))).toEqual([]);
});

test('only pages for contributors name test files', () => {
  const naming = pages.filter((page) => /\btest\/|\.test\.ts\b/.test(read(page)));
  expect(naming.filter((page) => !page.startsWith('contributing/'))).toEqual([]);
});

test('the page about errors has a row for each failure, with its status', () => {
  const rows = [...read('reference/errors.md').matchAll(/^\| `(\w+)` +\| (\d+) +\| (.+?) +\| (.+?) +\|$/gm)];
  const told = new Map(rows.map(([, code, status]) => [code!.toUpperCase(), Number(status)]));
  expect(Object.fromEntries(Object.keys(FAILURES).map((code) => [code, told.get(code)]))).toEqual(FAILURES);
  for (const [, code, , cause, cure] of rows)
    expect([code, cause!.length > 10, cure!.length > 5]).toEqual([code, true, true]);
});

test('every test file named in the promises exists', () => {
  const named = [...read('contributing/promises.md').matchAll(/`((?:test|packages)\/[\w./-]+?\.test\.ts)`/g)];
  expect(named.length).toBeGreaterThan(100);
  expect(named.map(([, path]) => path!).filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
