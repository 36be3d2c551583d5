import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { servicePhrases } from '#subgraphs/all-phrases.js';

/** Words for a thing that has another name on every page, in the portal and in the docs. */
const OTHER_WORDS = /\b[Bb]lack ?lists?\b|\bId check\b|\bApi key\b|\bIdentification document\b/;

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Texts of the pages in English: quoted in the catalogue, the values in braces left out. */
const pageTexts = () =>
  [...read('web/dashboard/language/messages/en.po').matchAll(/^msgid "(.*)"$/gm)].map(([, text]) =>
    text!.replace(/\{\w+/g, '{'),
  );

/** A document without code, links and tables of codes: contracts keep their names. */
const prose = (text: string) =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\b[a-z_]+: [A-Z]+\b/g, '');

test('pages name each thing by one word', () =>
  expect(pageTexts().filter((text) => OTHER_WORDS.test(text))).toEqual([]));

test('so does the service', () =>
  expect(Object.values(servicePhrases()).filter((text) => OTHER_WORDS.test(text))).toEqual([]));

test('so do the words of the portal', () => expect(read('web/words/en.ts')).not.toMatch(OTHER_WORDS));

test.each(['README.md', ...globSync('docs/**/*.md', { cwd: projectRoot })])('so does %s', (path) =>
  expect(prose(read(path)).match(OTHER_WORDS)).toBeNull(),
);
