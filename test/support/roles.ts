import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';

export interface StartedRole {
  url: string;
  pid: number;
  /** Its output so far, both streams. */
  written(): string;
  /** Its exit code, when it ends; null if it was killed. */
  ended: Promise<number | null>;
  /** The same, after a SIGTERM. */
  stop(): Promise<number | null>;
  kill(): void;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Compiled code, shared by all processes that tests start: each start takes an eighth less of CPU time. */
const NODE_COMPILE_CACHE = join(projectRoot, 'node_modules/.cache/compiled');

/**
 * Starts a built file of `dist/` as a process with these arguments and only this environment; lists are downloaded from
 * their publishers only if it says so.
 */
export function startRole(file: string, environment: Record<string, string>, words: string[] = []): StartedRole {
  const options = {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', DATASETS_AUTO: 'off', NODE_COMPILE_CACHE, ...environment },
  };
  const child: ChildProcess = spawn(process.execPath, [join('dist', file), ...words], options);
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (written += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    pid: child.pid!,
    written: () => written,
    ended,
    stop: () => (child.kill('SIGTERM'), ended),
    kill: () => void child.kill('SIGKILL'),
  };
}

/**
 * Waits until the process reports that it is ready. Throws with its output when it ends or takes over three minutes.
 */
export async function untilReady({ url, written, ended }: StartedRole): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  for (const until = Date.now() + 180_000; !over && Date.now() < until;) {
    const ready = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (ready?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It did not get ready:\n${written()}`);
}
