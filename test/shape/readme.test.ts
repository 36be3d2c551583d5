import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';

const pages = readdirSync(join(projectRoot, 'docs')).filter((name) => name.endsWith('.md'));
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

test('the README names every page of docs/', () => {
  const text = read('README.md');
  expect(pages.filter((name) => !text.includes(`](docs/${name})`))).toEqual([]);
});

test.each(['README.md', 'CHANGELOG.md', ...pages.map((name) => `docs/${name}`)])(
  '%s leads to files that are there',
  (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, to]) => to!);
    expect(links.filter((to) => !existsSync(join(projectRoot, dirname(path), to)))).toEqual([]);
  },
);
