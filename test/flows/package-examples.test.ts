import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { built } from '../support/built.js';

const folders = readdirSync(join(projectRoot, 'packages'))
  .map((name) => join(projectRoot, 'packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')));

/** The first block of this language in a page. */
const blockOf = (page: string, language: string) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page)![1]!;

beforeAll(built);

test.each(folders)('the example of the README of %s prints what the README says', (folder) => {
  const page = readFileSync(join(folder, 'README.md'), 'utf8');
  const args = ['--input-type=module', '--eval', blockOf(page, 'js')];
  expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe(blockOf(page, 'text'));
});
