import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Readable, type Transform, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import yauzl from 'yauzl';
import { ImportProblem } from './import-problem.js';
import { type Limits, unfolding } from './limits.js';
import { lookupMessages } from '../../messages.js';

/** A file on disk or in an archive. `size` counts towards progress: packed bytes, or those of an entry. */
export interface PackedFile {
  name: string;
  size: number;
  open(onBytes: (count: number) => void): Promise<Readable>;
}

const MAX_ENTRIES = 100_000;

async function magicOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function counted(stream: Readable, onBytes: (count: number) => void): Readable {
  stream.on('data', (chunk: Buffer) => onBytes(chunk.length));
  return stream.pause();
}

/** Returns the last of the streams, which fails when an earlier one fails. */
function joined(first: Readable, ...then: Transform[]): Readable {
  pipeline([first, ...then], () => undefined);
  return then.at(-1)!;
}

function gunzipped(path: string, size: number, limits: Limits): PackedFile {
  const name = basename(path).replace(/\.gz$/i, '');
  return {
    name,
    size,
    open: async (onBytes) =>
      joined(counted(createReadStream(path), onBytes), createGunzip(), unfolding(name, size, limits)),
  };
}

/** Checks the archive as a whole, since overlapping entries could each pass on their own. */
function checkTotals(name: string, entries: yauzl.Entry[], packedBytes: number, limits: Limits): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > limits.unpackedBytes)
    throw new ImportProblem(lookupMessages.unpackedTooLarge(limits.unpackedBytes), name);
  if (unpacked > limits.ratioFrom && unpacked > packedBytes * limits.ratio)
    throw new ImportProblem(lookupMessages.compressionTooHigh(limits.ratio), name);
}

async function entriesOf(archive: yauzl.ZipFile, name: string): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = [];
  await new Promise<void>((resolve, reject) => {
    archive.on('entry', (entry: yauzl.Entry) => {
      if (entries.length >= MAX_ENTRIES)
        return reject(new ImportProblem(lookupMessages.tooManyFiles(MAX_ENTRIES), name));
      if (!/(^|\/)(__MACOSX|\.[^/]*)(\/|$)|\/$/.test(entry.fileName)) entries.push(entry);
      archive.readEntry();
    });
    archive.once('end', resolve).once('error', reject);
    archive.readEntry();
  });
  return entries.sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
}

async function unzipped(path: string, size: number, limits: Limits): Promise<PackedFile[]> {
  const archive = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ImportProblem(lookupMessages.invalidZip, basename(path));
  });
  const entries = await entriesOf(archive, basename(path)).finally(() => archive.close());
  checkTotals(basename(path), entries, size, limits);
  return entries.map((entry) => ({
    name: basename(entry.fileName),
    size: entry.uncompressedSize,
    async open(onBytes) {
      const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
      const name = basename(entry.fileName);
      if (entry.isEncrypted()) throw new ImportProblem(lookupMessages.encryptedZip, name);
      const stream = await new Promise<Readable>((resolve, reject) =>
        zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
      );
      stream.once('close', () => zip.close());
      return joined(counted(stream, onBytes), unfolding(name, entry.compressedSize, limits));
    },
  }));
}

/**
 * Returns the files in a file: itself, the content of a gzip, or the entries of a zip sorted by name. Detected by its
 * first bytes.
 */
export async function packedFiles(path: string, limits: Limits): Promise<PackedFile[]> {
  const { size } = await stat(path);
  const magic = (await magicOf(path)).toString('latin1');
  if (magic.startsWith('\x1f\x8b')) return [gunzipped(path, size, limits)];
  if (magic.startsWith('PK\x03\x04') || magic.startsWith('PK\x05\x06')) return unzipped(path, size, limits);
  const name = basename(path);
  return [{ name, size, open: async (onBytes) => counted(createReadStream(path), onBytes) }];
}
