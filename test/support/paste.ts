import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { FIRST_KEY } from './running.js';

/** The shell blocks of a page, in order. Blocks of another language, such as `console`, are not pasted. */
export function shellBlocks(page: string): string[] {
  const text = readFileSync(join(projectRoot, page), 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!);
}

/**
 * Runs the blocks of a page as a reader pastes them: line by line on the standard input of one shell, in this folder.
 * The key that a reader fills in, and the address of the service, are replaced; `others` replaces more. Returns what
 * each block printed. Throws if the shell fails or writes to standard error.
 */
export async function paste(page: string, url: string, others: Record<string, string> = {}): Promise<string[]> {
  const marked = shellBlocks(page).map((block, n) => `${block}\necho "== ${n}"\n`);
  const replaced = Object.entries({ 'sk_live_…': FIRST_KEY, 'http://127.0.0.1:4000': url, ...others });
  const script = replaced.reduce((text, [from, to]) => text.replaceAll(from, to), marked.join(''));
  const shell = spawn('bash', ['--norc', '-s'], { cwd: projectRoot, env: { PATH: process.env.PATH, LANG: 'C.UTF-8' } });
  let [said, complained] = ['', ''];
  shell.stdout.on('data', (part: Buffer) => (said += part.toString()));
  shell.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  shell.stdin.end(script);
  const code = await new Promise((resolve) => shell.once('close', resolve));
  if (code !== 0 || complained) throw new Error(`${page} ended with ${String(code)}:\n${complained}\n${said}`);
  return said.split(/== \d+\n/).slice(0, -1);
}

/** The output of a block, each line as JSON. */
export const readLines = (printed: string) =>
  printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
