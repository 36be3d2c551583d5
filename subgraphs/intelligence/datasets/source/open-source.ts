import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DownloadRules, type Downloaded, download } from './download.js';
import { ImportProblem } from './import-problem.js';
import { LIMITS, type Limits } from './limits.js';
import { type PackedFile, packedFiles } from './packed-files.js';
import type { Encoding, Source, SourceFile } from './source-file.js';
import { lookupMessages } from '../../messages.js';

export interface SourceRules extends DownloadRules {
  encoding?: Encoding | null;
  /** Date of the data, if the operator specifies it. */
  date?: string | null;
  limits?: Limits;
}

/** Files in a folder that are not data. */
const BESIDE_DATA = /^(licen[cs]e|readme|copying|notice|changelog)\b|^\.|\.(md|html?|pdf)$/i;

export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

/** Returns the label of a source: the name of the file or folder, or the URL without its query. */
export const labelOf = (name: string): string => (isUrl(name) ? name.replace(/[?#].*$/s, '') : basename(name));

interface Found {
  paths: string[];
  leftOut: string[];
  changedAt: Date;
}

async function find(path: string): Promise<Found> {
  const found = await stat(path).catch(() => {
    throw new ImportProblem(lookupMessages.noSuchFile, path);
  });
  if (found.isFile()) return { paths: [path], leftOut: [], changedAt: found.mtime };
  const names = (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const data = names.filter((name) => !BESIDE_DATA.test(name)).sort();
  if (data.length === 0) throw new ImportProblem(lookupMessages.emptyFolder, path);
  const paths = data.map((name) => join(path, name));
  const times = await Promise.all(paths.map(async (each) => (await stat(each)).mtime.getTime()));
  return {
    paths,
    leftOut: names.filter((name) => BESIDE_DATA.test(name)),
    changedAt: new Date(Math.min(...times)),
  };
}

async function hashOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    hash.update(`${basename(path)}\n`);
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

/** Presents a packed file to importers. Decompression errors become ImportProblems of the file. */
function sourceFile(file: PackedFile, encoding: Encoding | null, onBytes: (count: number) => void): SourceFile {
  return {
    name: file.name,
    encoding,
    async *open() {
      try {
        for await (const chunk of await file.open(onBytes)) yield chunk as Buffer;
      } catch (error) {
        const { code = '', message } = error as NodeJS.ErrnoException;
        if (
          code.startsWith('Z_') ||
          /crc|size|central|local file|compression method|bytes in the stream/i.test(message)
        )
          throw new ImportProblem(lookupMessages.damagedArchive, file.name);
        throw error;
      }
    },
  };
}

/**
 * Opens a source: a file (plain, gzip, zip), a folder of such files, or an http(s) URL, which is downloaded first
 * unless its files are given. Reads it once to compute its hash. Throws ImportProblem.
 */
export async function openSource(name: string, rules: SourceRules, files?: Downloaded[]): Promise<Source> {
  const fetched = files ?? (isUrl(name) ? [await download(name, rules)] : []);
  const remove = async () => {
    for (const each of fetched) await each.remove();
  };
  try {
    const found = [];
    for (const path of fetched.length > 0 ? fetched.map((each) => each.path) : [name]) found.push(await find(path));
    const paths = found.flatMap((each) => each.paths);
    const packed: PackedFile[] = [];
    for (const path of paths) packed.push(...(await packedFiles(path, rules.limits ?? LIMITS)));
    const read = packed.map(() => 0);
    const total = packed.reduce((sum, { size }) => sum + size, 0);
    const opened = packed.map((file, n) =>
      // A file opened twice, for its first bytes and for all of it, counts once.
      sourceFile(file, rules.encoding ?? null, (count) => (read[n] = Math.min(file.size, read[n]! + count))),
    );
    const changedOn = fetched.map((each) => each.changedOn).sort()[0];
    const day = changedOn === undefined ? found[0]!.changedAt.toISOString().slice(0, 10) : changedOn;
    return {
      files: opened,
      label: labelOf(name),
      date: rules.date ?? day,
      hash: await hashOf(paths),
      leftOut: found.flatMap((each) => each.leftOut),
      progress: () => ({ done: read.reduce((sum, bytes) => sum + bytes, 0), total }),
      close: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
