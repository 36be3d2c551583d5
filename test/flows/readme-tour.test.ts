import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { FIRST_KEY, type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(() => service?.stop());

/** The shell blocks of the README, in order. */
const blocks = [...readFileSync(join(projectRoot, 'README.md'), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(
  ([, block]) => block!,
);

/** Runs a script as it would be pasted: line by line on the standard input of one shell. */
async function pasted(script: string) {
  const shell = spawn('bash', ['--norc', '-s'], { cwd: projectRoot, env: { PATH: process.env.PATH, LANG: 'C.UTF-8' } });
  let [said, complained] = ['', ''];
  shell.stdout.on('data', (part: Buffer) => (said += part.toString()));
  shell.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  shell.stdin.end(script);
  const code = await new Promise((resolve) => shell.once('close', resolve));
  return { code, said, complained };
}

test('the blocks of the README, pasted one after the other, do what they say', async () => {
  expect(blocks.length).toBeGreaterThanOrEqual(6);
  // The one thing that a reader fills in, and the port of the service of this test.
  expect(blocks[0]).toBe('export KEY=sk_live_…\n');
  const marked = blocks.map((block, n) => `${block}\necho "== ${n}"\n`).join('');
  const script = marked.replace('sk_live_…', FIRST_KEY).replaceAll('http://127.0.0.1:4000', service.url);
  const { code, said, complained } = await pasted(script);
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  const parts = said.split(/== \d+\n/);
  const read = (n: number) =>
    parts[n]!.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  expect(read(1)).toEqual([expect.objectContaining({ name: 'First account' })]);
  expect(parts[2]).toMatch(/^listing [\w-]{10,}, reservation [\w-]{10,}\n$/);
  const reservation = /reservation (\S+)/.exec(parts[2]!)![1];
  expect(read(3)).toEqual([
    expect.objectContaining({ verification_status: 'verified' }),
    expect.objectContaining({ supervised: 'approve' }),
  ]);
  expect(read(4)).toEqual([
    { data: expect.objectContaining({ reservation: expect.objectContaining({ listing: { name: 'Loft One' } }) }) },
  ]);
  const events = read(5).map(({ verificationStatusChanged }) => verificationStatusChanged);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(event.reservation.listing).toEqual({ name: 'Loft One' });
  expect((await service.rest('GET', `/reservations/${reservation}`)).status).toBe(200);
});
