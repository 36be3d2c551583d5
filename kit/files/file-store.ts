import { messages } from '../messages.js';

/** Where files lie that are too large for the database. Names are made here, never by callers of the service. */
export interface FileStore {
  /** Keeps bytes under a name such as `<account>/<id>`; what was there before is replaced. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** null: there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Whether there is such a file, without reading it. */
  has(name: string): Promise<boolean>;
  /** Every name, in no order. */
  names(): AsyncIterable<string>;
  /** A file that is not there is no failure. */
  remove(name: string): Promise<void>;
  /** Lets go of connections. */
  close?(): void;
}

const NAME = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;

/** Whether this is a name of ours; beside files there may be drafts, and things that somebody else put there. */
export const isName = (name: string): boolean => NAME.test(name);

/** The name, where it is one of ours. Throws otherwise. */
export function checkedName(name: string): string {
  if (!isName(name)) throw new Error(messages.badFileName);
  return name;
}
