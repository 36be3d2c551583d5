import { BadConfiguration } from '../process/config.js';
import { type Log, openLog } from '../process/log.js';
import { startPlace } from './config.js';
import { explainStart } from './explain-start.js';

const LONGEST_STOP_MS = 30_000;

/** A start that fails after a signal fails because of it, so the failure is not reported. */
let isStopping = false;

/** Stops the process gracefully on SIGTERM and SIGINT; exits with 1 if that takes longer than 30 seconds. */
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

/** Exits on uncaught errors, because the state of the process is unknown; the supervisor restarts it. */
export function endOnFault(log: Log): void {
  const end = (err: unknown) => {
    log.fatal({ err }, 'service.crashed');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/**
 * Exits with 1 after a failed start. Prints every problem of the configuration, or one message with what to do, to
 * stderr. The log line is for log collectors.
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
