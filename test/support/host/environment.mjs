/**
 * Jest's environment for Node, with `serviceHost` added: a client of the process that runs services for this worker.
 */
import { fork } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';

const PROGRAM = fileURLToPath(new URL('service-host.mjs', import.meta.url));

/** A process larger than this is replaced by a fresh one after the suite. */
const MAX_BYTES = 1_000_000_000;

/** One for all suites of the worker. */
let host = null;

function startHost() {
  const child = fork(PROGRAM, [], { execArgv: ['--enable-source-maps'] });
  const waiting = new Map();
  let last = 0;
  child.on('message', ({ id, value, problem }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (problem) reject(problem);
    else resolve(value);
  });
  child.once('exit', (code, signal) => {
    if (host === started) host = null;
    for (const { reject } of waiting.values())
      reject({ message: `The process that runs the services ended: ${signal ?? code}.` });
  });
  // The worker may end while no request is pending.
  child.unref();
  child.channel.unref();
  const started = {
    pid: child.pid,
    ask(name, input) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        child.send({ id, name, input }, (error) => error && reject({ message: error.message }));
      });
    },
    end: () => child.kill('SIGKILL'),
  };
  return started;
}

const cpuOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const f = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number);
    return [f[11] + f[12], f[13] + f[14]].map((t) => t / 100);
  } catch {
    return [0, 0];
  }
};

export default class ServiceEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.path = context.testPath;
    this.at = Date.now();
    this.self = cpuOf('self');
    this.hostPid = host?.pid;
    this.hosted = host ? cpuOf(host.pid) : [0, 0];
  }

  async setup() {
    await super.setup();
    this.global.serviceHost = { ask: (name, input) => (host ??= startHost()).ask(name, input) };
  }

  async teardown() {
    await super.teardown();
    const self = cpuOf('self');
    const hosted = host ? cpuOf(host.pid) : [0, 0];
    const base = host && host.pid === this.hostPid ? this.hosted : [0, 0];
    appendFileSync('/tmp/cpu-suites.txt', `${this.path.replace(/.*resume./, '')} ${((Date.now() - this.at) / 1000).toFixed(1)} ${(self[0] - this.self[0]).toFixed(1)} ${(self[1] - this.self[1]).toFixed(1)} ${(hosted[0] - base[0]).toFixed(1)} ${(hosted[1] - base[1]).toFixed(1)}\n`);
    if (host && (await host.ask('tidy')) > MAX_BYTES) {
      host.end();
      host = null;
    }
  }
}
