import { pino, type Logger } from 'pino';
import { mappedFrame } from './mapped-frame.js';
import { traceIdInForce } from './trace/span.js';

export type Log = Logger;

/**
 * The log of the process: JSON lines with an event name and fields. Errors are logged with name, code and stack only,
 * because driver messages can quote values.
 */
export function openLog(level: string, role: string): Log {
  return pino({
    level,
    base: { role },
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin() {
      const traceId = traceIdInForce();
      return traceId ? { traceId } : {};
    },
  });
}

/** The loggable parts of an error. The stack keeps its frames but not the message. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map(mappedFrame);
  const code = (error as { code?: unknown }).code;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return { name: error.name, ...(typeof code === 'string' && { code }), frames, ...(cause && { cause }) };
}
