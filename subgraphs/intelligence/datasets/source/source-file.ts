/** Character encoding of a file. A byte order mark takes precedence. */
export type Encoding = 'utf-8' | 'utf-16le' | 'latin1';

/** One file to import, unpacked while it is read; can be opened several times. */
export interface SourceFile {
  /** File name without folders. */
  name: string;
  /** Encoding specified by the operator; null: the importer's default. */
  encoding: Encoding | null;
  open(): AsyncIterable<Buffer>;
}

/** The source of an import: its files and their origin. */
export interface Source {
  files: SourceFile[];
  /** Name of the file or folder, or the URL without its query. */
  label: string;
  /** Date of the data (ISO 8601): as specified, otherwise the last modification; null if unknown. */
  date: string | null;
  /** SHA-256 of all files, in hexadecimal. */
  hash: string;
  /** Files of the folder that were ignored, such as licences. */
  leftOut: string[];
  /** Bytes read so far and in total, over all files; each file counts once. */
  progress(): { done: number; total: number };
  /** Deletes downloaded files. */
  close(): Promise<void>;
}
