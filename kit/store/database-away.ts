/** Server starting, shutting down, crashed or full, or network unreachable. Does not include a rejected password. */
const CODES = ['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** Driver messages without a code. */
const WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|^Query read timeout$|^Client has encountered a connection error/;

/**
 * Whether an error of the driver or ORM means that the database is temporarily unreachable, so a retry may succeed.
 * Covers PostgreSQL error codes (classes 08, 53, 57) and those of the operating system.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? CODES.includes(code) || /^08\w{3}$/.test(code) : WORDS.test(error.message);
}

/** Whether the server canceled a statement for exceeding its time limit; a retry may succeed. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '57014';
}
