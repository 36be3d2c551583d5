import { t } from '@lingui/core/macro';
import { hasWords, wordsFor } from '../language/server-words.js';
import { worded } from '../look/words.js';

const NO_CONNECTION = t`No connection to another server`;
const TOO_SLOW = t`Timed out`;
const NO_PROVIDER = t`A data provider did not respond`;
const NO_DATABASE = t`The database was not available`;
const NO_SPACE = t`No storage space left`;

/** Codes and names of errors by what they mean for an operator. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: NO_CONNECTION,
  ECONNRESET: NO_CONNECTION,
  EHOSTUNREACH: NO_CONNECTION,
  ENOTFOUND: NO_CONNECTION,
  EAI_AGAIN: NO_CONNECTION,
  EPIPE: NO_CONNECTION,
  NoAnswer: NO_CONNECTION,
  ETIMEDOUT: TOO_SLOW,
  TimeoutError: TOO_SLOW,
  AbortError: TOO_SLOW,
  ProviderFailed: NO_PROVIDER,
  SourceFailed: NO_PROVIDER,
  BrokenCircuitError: NO_PROVIDER,
  NotSent: t`The message could not be sent`,
  DepositFault: t`The payment processor did not respond`,
  PoolFull: NO_DATABASE,
  PoolLate: NO_DATABASE,
  PoolBroken: NO_DATABASE,
  ENOSPC: NO_SPACE,
  '53100': NO_SPACE,
};

/** SQLSTATE: a class of two digits or letters, and three more; with a digit, unlike most names. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** Connection lost, out of resources, stopped by its operator. */
const AWAY = /^(08|53|57)/;

function meaningOf(reason: string): string {
  const known = REASONS[reason];
  if (known) return known;
  if (SQL_STATE.test(reason)) return AWAY.test(reason) ? NO_DATABASE : t`Database error`;
  const code = `error.${reason}`;
  if (hasWords(code)) return wordsFor(code, reason).replace(/\.$/, '');
  return /^[A-Z]+(_[A-Z]+)+$/.test(reason) ? worded(reason.toLowerCase().replaceAll('_', ' ')) : t`Internal error`;
}

/** Why a job failed, with the code or name of its last error, which the log has too. */
export const failureReason = (reason: string | null): string =>
  reason === null ? '–' : `${meaningOf(reason)} (${reason})`;
