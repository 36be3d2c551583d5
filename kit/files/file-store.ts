import { messages } from '../messages.js';

/** A store for files that are too large for the database. Names are generated here, never by callers of the service. */
export interface FileStore {
  /** Writes bytes under a name such as `<account>/<id>`, replacing any existing file. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Whether a file exists, without reading it. */
  has(name: string): Promise<boolean>;
  /** Every name, in no particular order. */
  names(): AsyncIterable<string>;
  /** Deleting a file that does not exist is not an error. */
  remove(name: string): Promise<void>;
  /** Closes connections. */
  close?(): void;
}

const NAME = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;

/** Whether this is the name of a stored file; a folder can also contain drafts and foreign files. */
export const isName = (name: string): boolean => NAME.test(name);

/** Returns a valid name. Throws otherwise. */
export function checkedName(name: string): string {
  if (!isName(name)) throw new Error(messages.badFileName);
  return name;
}
