import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectRoot } from '#kit/process/project-root.js';
import { eventually } from './eventually.js';

export interface Cluster {
  key: string;
  /** The URL of a role. */
  urlOf(role: string): string;
  roles(): string[];
  /** Kills a role and waits until another process replaces it; returns the readiness responses in between. */
  killAndWait(role: string, signal?: NodeJS.Signals): Promise<(number | null)[]>;
  /** Kills a role and leaves its place empty while the work runs. */
  without(role: string, work: () => Promise<void>): Promise<void>;
  /** Logs and exits of its processes, for finding out why something failed. */
  said(): string;
  stop(): Promise<void>;
}

interface Line {
  role?: string;
  pid?: number;
  url?: string;
  code?: number | null;
  ready?: boolean;
  key?: string;
}

/** The status of `/health/ready`; null if there is no response. */
export async function readiness(url: string): Promise<number | null> {
  const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  return answer?.status ?? null;
}

/** The layout of `npm run cluster`, already built, as separate processes. */
export async function startCluster(environment: Record<string, string> = {}): Promise<Cluster> {
  const child: ChildProcess = spawn(process.execPath, ['bench/cluster.mjs'], {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let written = '';
  child.stderr!.on('data', (chunk: Buffer) => (written += chunk));
  const pids = new Map<string, number>();
  const urls = new Map<string, string>();
  let key: string | null = null;
  createInterface({ input: child.stdout! }).on('line', (text) => {
    const line = JSON.parse(text) as Line;
    if (line.role && line.pid) pids.set(line.role, line.pid);
    if (line.role && line.url) urls.set(line.role, line.url);
    if (line.code !== undefined) written += `${text}\n`;
    if (line.ready) key = line.key!;
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  try {
    await eventually(() => key, 280_000);
  } catch (error) {
    await stop();
    throw new Error(`The cluster did not get ready:\n${written}`, { cause: error });
  }
  return {
    key: key!,
    urlOf: (role) => urls.get(role)!,
    roles: () => [...pids.keys()],
    async without(role, work) {
      const pid = pids.get(role)!;
      child.stdin!.write(`${JSON.stringify({ hold: role })}\n`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      process.kill(pid, 'SIGKILL');
      await eventually(async () => (await readiness(urls.get(role)!)) === null);
      try {
        await work();
      } finally {
        child.stdin!.write(`${JSON.stringify({ release: role })}\n`);
      }
      await eventually(async () => (await readiness(urls.get(role)!)) === 200, 60_000);
    },
    async killAndWait(role, signal = 'SIGKILL') {
      const pid = pids.get(role)!;
      const told: (number | null)[] = [];
      process.kill(pid, signal);
      await eventually(() => pids.get(role) !== pid, 40_000);
      if (!urls.get(role)!.startsWith('http')) return told;
      await eventually(async () => told[told.push(await readiness(urls.get(role)!)) - 1] === 200, 150_000);
      return told;
    },
    said: () => written,
    stop,
  };
}
