import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { projectRoot } from '#kit/process/project-root.js';
import { eventually } from './eventually.js';
import { freePort } from './roles.js';

export interface PgBouncer {
  /** The URL for the login and the database of the server through it. */
  url: string;
  /** The rows of a `SHOW` of its console, such as `POOLS`. */
  show<Row>(what: string): Promise<Row[]>;
  start(): Promise<void>;
  /** Kills it, with all its connections. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** It refuses to run as root. */
const NOBODY = 65_534;
const COMMANDS = '/usr/sbin:/usr/bin:/usr/local/bin';

/**
 * The configuration of docs/operate/database.md with these values instead of its own. Throws if one of them is missing.
 */
function documented(values: Record<string, string>): string {
  const page = readFileSync(join(projectRoot, 'docs/operate/database.md'), 'utf8');
  let text = /^```ini\n([^]*?)^```$/m.exec(page)![1]!;
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(text)) throw new Error(`The configuration in docs/operate/database.md has no ${name}.`);
    text = text.replace(line, () => `${name} = ${value}`);
  }
  return text;
}

/** Starts Debian's PgBouncer, configured as in docs/operate/database.md, in front of the server of a login's URL. */
export async function startPgBouncer(databaseUrl: string, values: Record<string, string>): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const server = new URL(databaseUrl);
  const port = await freePort();
  const name = server.pathname.slice(1);
  const [ini, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
  const place = { listen_addr: '127.0.0.1', listen_port: String(port), auth_file: users, stats_users: server.username };
  const database = `host=${server.hostname} port=${server.port} dbname=${name}`;
  writeFileSync(ini, documented({ screening: database, ...place, ...values }).replace(/^screening =/m, `${name} =`));
  writeFileSync(users, `"${server.username}" "${server.password}"\n`);
  const url = Object.assign(new URL(databaseUrl), { port: String(port) }).href;
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    // A file, not a pipe: it blocks when it can't write, and the reader may be busy for long.
    const log = openSync(join(folder, 'log'), 'a');
    child = spawn('pgbouncer', [ini], { env: { PATH: COMMANDS }, cwd: folder, stdio: ['ignore', log, log], ...user });
    child.on('error', (error) => writeFileSync(join(folder, 'log'), String(error)));
    closeSync(log);
    await eventually(() => takesConnections(port), 10_000).catch((cause: unknown) => {
      throw new Error(
        `PgBouncer did not start (apt-get install pgbouncer):\n${readFileSync(join(folder, 'log'), 'utf8')}`,
        { cause },
      );
    });
  };
  await start();
  return {
    url,
    start,
    kill,
    async show<Row>(what: string) {
      const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/pgbouncer' }).href });
      await client.connect();
      try {
        return (await client.query(`SHOW ${what}`)).rows as Row[];
      } finally {
        await client.end();
      }
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
