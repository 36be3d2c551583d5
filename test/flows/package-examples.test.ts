import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { built } from '../support/built.js';

const folders = readdirSync(join(projectRoot, 'packages'))
  .map((name) => join(projectRoot, 'packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')));

/** The first block of this language in a page. */
const blockOf = (page: string, language: string) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page)![1]!;

beforeAll(built);

test.each(folders)('the example in the README of %s prints the documented output', (folder) => {
  const page = readFileSync(join(folder, 'README.md'), 'utf8');
  const args = ['--input-type=module', '--eval', blockOf(page, 'js')];
  expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe(blockOf(page, 'text'));
});

test.each(folders)('the types of %s compile without its sources', (folder) => {
  const to = mkdtempSync(join(tmpdir(), 'types-'));
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', to], { cwd: folder });
  expect(existsSync(join(to, 'index.d.ts'))).toBe(true);
  rmSync(to, { recursive: true });
});
