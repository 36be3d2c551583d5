import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BadConfiguration } from './config.js';
import { type Log, openLog } from './log.js';

const LONGEST_STOP_MS = 30_000;

/** Stops the process in order on SIGTERM and SIGINT; one that has not stopped after 30 seconds is ended with code 1. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const end = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'service.stopping');
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.fatal({ err }, 'service.stopped_badly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
}

/** A fault that nobody caught leaves the process in an unknown state: it ends, and whoever runs it starts it again. */
export function endOnFault(log: Log): void {
  const end = (err: unknown) => {
    log.fatal({ err }, 'service.crashed');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** Ends a process that could not start, with code 1: a bad configuration is told line by line, a fault is logged. */
export function endOnBadStart(role: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof BadConfiguration) process.stderr.write(`${error.message}\n`);
    else openLog('fatal', role).fatal({ err: error }, 'service.not_started');
    process.exit(1);
  };
}

/** A server that is about to be stopped, told to whoever sends it requests. */
export interface Leaving {
  /** For readiness: whoever passes requests on should pick another one. */
  isLeaving(): boolean;
  /** From now on every answer ends its connection; resolves when those who look at readiness had `seconds` to do so. */
  leave(seconds: number): Promise<void>;
}

/** Lets a server go without a request lost: everything is answered until the last moment. */
export function leaving(server: Server): Leaving {
  let isLeaving = false;
  server.prependListener('request', (_request, response) => {
    if (isLeaving) response.setHeader('Connection', 'close');
  });
  return {
    isLeaving: () => isLeaving,
    async leave(seconds) {
      isLeaving = true;
      await sleep(seconds * 1_000);
    },
  };
}
