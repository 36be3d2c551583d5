/**
 * Jest's environment for Node, with `serviceHost` added: a client of the process that runs services for this worker.
 */
import { fork } from 'node:child_process';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';

const PROGRAM = fileURLToPath(new URL('service-host.mjs', import.meta.url));

/** A process larger than this is replaced by a fresh one after the suite. */
const MAX_BYTES = Math.max(1e9, totalmem() / 12);

/** One for all suites of the worker. */
let host = null;

/** Functions of this suite that receive the log of a service, by its `logOf`. */
const listeners = new Map();

function startHost() {
  const child = fork(PROGRAM, [], { execArgv: ['--enable-source-maps'] });
  const waiting = new Map();
  let last = 0;
  child.on('message', ({ id, value, problem, logOf, line }) => {
    if (logOf) {
      listeners.get(logOf)?.(line);
      return;
    }
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

export default class ServiceEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.serviceHost = {
      ask: (name, input) => (host ??= startHost()).ask(name, input),
      listen: (logOf, listener) => listeners.set(logOf, listener),
    };
  }

  async teardown() {
    await super.teardown();
    listeners.clear();
    if (host && (await host.ask('tidy')) > MAX_BYTES) {
      host.end();
      host = null;
    }
  }
}
