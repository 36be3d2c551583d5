import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { projectRoot } from '#kit/process/project-root.js';
import { readingsOf } from '#gateway/supergraph/supergraph.js';

const sdl = readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8');

/** Processor time of each turn of the event loop until `work` has ended, in ms, and of all together. */
async function turnsDuring(work: Promise<unknown>) {
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  const turns: number[] = [];
  let before = process.cpuUsage();
  while (!isOver) {
    await turn();
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    turns.push((user + system) / 1000);
  }
  await ended;
  return { longest: Math.max(...turns), whole: turns.reduce((sum, one) => sum + one, 0) };
}

test('a process that reads the supergraph does other work in between', async () => {
  const readings = readingsOf({ supergraphSdl: sdl, ownExecutor: true });
  // Modules are loaded once per process.
  await readings.service();
  const { longest, whole } = await turnsDuring(readingsOf({ supergraphSdl: sdl, ownExecutor: true }).service());
  expect(longest / whole).toBeLessThan(0.6);
});
