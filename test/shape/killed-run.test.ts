import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { projectRoot } from '#kit/process/project-root.js';
import { eventually } from '../support/eventually.js';
import { migratedDatabase } from '../support/running.js';
import { read, serverPid } from '../support/stop-database.js';

const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--maxWorkers=2', '--runTestsByPath'];

/** Processes whose environment holds the mark, except the shared server. */
const marked = (mark: string) =>
  readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && Number(pid) !== serverPid() && read(`/proc/${pid}/environ`).includes(mark),
  );

test('a killed test run leaves no process behind, and keeps a server that others use', async () => {
  // This run uses the server too, also if no other suite runs beside it.
  const database = await migratedDatabase();
  const mark = `KILLED_RUN=${process.pid}`;
  const run = spawn(process.execPath, [...JEST, 'test/flows/kill.test.ts', 'test/flows/ready.test.ts'], {
    cwd: projectRoot,
    env: { ...process.env, KILLED_RUN: String(process.pid) },
    stdio: 'ignore',
  });
  // The run, its two workers, the cleanup process, and service processes.
  await eventually(() => Promise.resolve(marked(mark).length > 5), 120_000);
  const server = serverPid();
  run.kill('SIGKILL');
  await eventually(() => Promise.resolve(marked(mark).length === 0), 30_000);
  expect(serverPid()).toBe(server);
  await database.drop();
});
