import { join, relative } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import type { DatabasePlace } from '#kit/store/database-urls.js';
import type { StartPlace } from '#kit/start/config.js';
import { StartProblem, addressOf } from '#kit/start/start-problem.js';

/** Properties of errors of the operating system, Node and the PostgreSQL driver. */
type Fault = Error & { code?: string; syscall?: string; path?: string; port?: number; address?: string };

const NO_SPACE = /No space left on device|Disk quota exceeded/;
const NO_RIGHTS = /Permission denied|Read-only file system/;

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'the host name cannot be resolved',
  ETIMEDOUT: 'no response',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the network',
  '53300': 'too many connections',
  '57P03': 'still starting up',
};

/** Explains an error that ended a start; null if unknown. Never includes row values or passwords. */
export function explainStart(error: unknown, place: StartPlace): StartProblem | null {
  if (error instanceof StartProblem) return error;
  if (!(error instanceof Error)) return null;
  const fault = error as Fault;
  if (fault.syscall === 'listen') return listening(fault, place);
  if (fault.code === 'ENOSPC' || fault.code === 'EDQUOT' || fault.code === '53100' || NO_SPACE.test(fault.message))
    return noSpace(place.dataDir, error);
  if (/^(initdb failed|PostgreSQL did not start): /.test(fault.message)) return embedded(fault, place);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(fault.code ?? '') && fault.path)
    return notWritable(fault.path, error);
  if (fault.code === 'ENOENT' && isOwnFile(fault.path, place)) return fileMissing(fault.path, error);
  return place.databases[0] ? explainDatabase(fault, place.databases[0]) : withoutEmbedded(fault, place);
}

function listening({ code, port, address }: Fault, place: StartPlace): StartProblem | null {
  const where = `Port ${port ?? place.port} on ${address ?? place.host}`;
  if (code === 'EADDRINUSE')
    return new StartProblem(
      'port_in_use',
      `${where} is in use by another program. Stop that program, or set PORT to a free port.`,
    );
  if (code === 'EACCES')
    return new StartProblem('port_refused', `${where} requires root privileges. Set PORT to a port above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartProblem(
      'host_unknown',
      `${place.host} is not an address of this machine. Set HOST to one that is, such as 127.0.0.1 or 0.0.0.0.`,
    );
  return null;
}

/** The disk of the data folder is full. */
export function noSpace(dataDir: string, cause?: unknown): StartProblem {
  const advice = 'Free up space, or set DATA_DIR to a folder on another disk.';
  return new StartProblem('no_space', `No space left on the disk that contains ${dataDir}. ${advice}`, { cause });
}

/** A folder or file that this user cannot write to. */
export function notWritable(path: string, cause?: unknown): StartProblem {
  const advice = 'Give the user that runs the service write access to it, or set DATA_DIR to another folder.';
  return new StartProblem('folder_not_writable', `Cannot write to ${path}. ${advice}`, { cause });
}

/** Whether it is a file of the service, not of its data. */
const isOwnFile = (path: string | undefined, { dataDir }: StartPlace): path is string =>
  path !== undefined && isBelow(path, projectRoot) && !isBelow(path, dataDir);

const isBelow = (path: string, folder: string): boolean => path.startsWith(join(folder, '/'));

function fileMissing(path: string, cause: unknown): StartProblem {
  const text = `The installation is incomplete: ${relative(projectRoot, path)} is missing. Install the service again, or build its image again.`;
  return new StartProblem('file_missing', text, { cause });
}

/** Files of the embedded database that are missing or damaged. */
export function damaged(path: string, what: string, cause?: unknown): StartProblem {
  const advice =
    'Restore the whole data folder from a backup (docs/operate/backup.md), or set DATA_DIR to an empty folder.';
  return new StartProblem('data_damaged', `The data in ${path} is incomplete or damaged: ${what}. ${advice}`, {
    cause,
  });
}

function embedded(fault: Fault, { dataDir }: StartPlace): StartProblem {
  if (NO_RIGHTS.test(fault.message)) return notWritable(dataDir, fault);
  const lastWords = /(?:FATAL|PANIC|error): +(.*)/i.exec(fault.message)?.[1] ?? 'it exited without a message';
  return damaged(dataDir, `PostgreSQL reported "${lastWords}"`, fault);
}

/** Why there was no response, in words; null if there was one. */
function reasonOf({ code = '', message }: Fault): string | null {
  if (REASONS[code]) return REASONS[code];
  // The only code that PgBouncer uses.
  if (code === '08P01') return message;
  return /^timeout expired|^timeout exceeded|^Query read timeout/.test(message) ? 'no response' : null;
}

function withoutEmbedded(fault: Fault, { dataDir }: StartPlace): StartProblem | null {
  const reason = reasonOf(fault);
  if (!reason) return null;
  const text = `Cannot reach the embedded PostgreSQL (${reason}). Check its log, ${dataDir}/postgres/server.log, and start again.`;
  return new StartProblem('database_away', text, { cause: fault });
}

/** Explains an error with this database, naming its setting; null if unknown. */
export function explainDatabase(error: unknown, { url, setting }: DatabasePlace): StartProblem | null {
  if (error instanceof StartProblem) return error;
  if (!(error instanceof Error)) return null;
  const fault = error as Fault;
  const { code = '' } = fault;
  const reason = reasonOf(fault);
  const at = `PostgreSQL at ${addressOf(url)}`;
  const fail = (problem: string, text: string) => new StartProblem(problem, text, { cause: fault });
  if (reason)
    return fail(
      'database_away',
      `Cannot reach ${at} (${reason}). Check that the server is running, that it accepts connections from this machine, and that the host and port in ${setting} are correct.`,
    );
  if (code === '28P01' || code === '28000')
    return fail('database_refused', `${at} refused the login. Check the user name and password in ${setting}.`);
  if (code === '3D000')
    return fail(
      'database_missing',
      `${at} has no database with the name given in ${setting}. Create it, or correct the name.`,
    );
  if (code === '42501')
    return fail(
      'database_rights',
      `The user in ${setting} is not allowed to create schemas at ${addressOf(url)}. Make it the owner of the database.`,
    );
  if (/does not support SSL/.test(fault.message))
    return fail(
      'database_without_tls',
      `${at} does not support TLS. Remove sslmode from ${setting}, or enable TLS on the server.`,
    );
  return null;
}
