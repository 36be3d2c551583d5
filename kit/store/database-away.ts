/** A server that starts, shuts down, crashed or is full; a network without an answer. A refused password is none of them. */
const CODES = ['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** What the driver says without a code. */
const WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|^Query read timeout$|^Client has encountered a connection error/;

/**
 * Whether an error of the driver or the ORM says that the database can't be reached right now, so that the same may
 * succeed later. Codes: PostgreSQL's appendix of error codes (classes 08, 53, 57) and those of the operating system.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? CODES.includes(code) || /^08\w{3}$/.test(code) : WORDS.test(error.message);
}

/** Whether a statement was ended by the server for taking too long: others may well succeed, and so may this one later. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '57014';
}
