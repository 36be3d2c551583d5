import { BadConfiguration } from '../process/config.js';
import { type Log, openLog } from '../process/log.js';
import { startPlace } from './config.js';
import { explainStart } from './explain-start.js';

const LONGEST_STOP_MS = 30_000;

/** A start that fails after a signal fails because of it: whoever stops the process ends it. */
let isStopping = false;

/** Stops the process in order on SIGTERM and SIGINT; one that has not stopped after 30 seconds is ended with code 1. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  const end = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
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

/**
 * Ends a process that could not start, with code 1. The operator is told on stderr: every problem of the configuration, or
 * one sentence with what to do. The log line is for whoever collects logs.
 */
export function endOnBadStart(role: string): (error: unknown) => void {
  return (error) => {
    if (isStopping) return;
    if (error instanceof BadConfiguration) process.stderr.write(`${error.message}\n`);
    else tellBadStart(role, error);
    process.exit(1);
  };
}

function tellBadStart(role: string, error: unknown): void {
  const problem = explainStart(error, startPlace());
  openLog('fatal', role).fatal({ err: error, ...(problem && { problem: problem.problem }) }, 'service.not_started');
  const unexpected = `The service could not start because of an unexpected error (${nameOf(error)}). Run \`npm run doctor\` to find the cause; the log line "service.not_started" has the details.`;
  process.stderr.write(`${problem?.message ?? unexpected}\n`);
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name}, ${code}` : error.name;
}
