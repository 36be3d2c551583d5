/** How a file's bytes become text. A byte order mark wins over it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'latin1';

/** One file to import, unpacked while it is read; it can be opened again. */
export interface SourceFile {
  /** Its name without folders. */
  name: string;
  /** What the operator says it is written in; null: the importer knows. */
  encoding: Encoding | null;
  open(): AsyncIterable<Buffer>;
}

/** What is imported: its files, and where they are from. */
export interface Source {
  files: SourceFile[];
  /** Name of the file or folder, or the address without its query. */
  label: string;
  /** The day it is from (ISO 8601): as told, else the day of the last change; null where nothing tells. */
  date: string | null;
  /** SHA-256 of everything that is read, in hexadecimal. */
  hash: string;
  /** Files of the folder that were not taken, such as licences. */
  leftOut: string[];
  /** How much has been read of how much, in bytes; of all files together, each counted once. */
  progress(): { done: number; total: number };
  /** Removes what was downloaded. */
  close(): Promise<void>;
}
