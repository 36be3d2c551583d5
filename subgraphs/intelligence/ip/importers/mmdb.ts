import { Reader } from 'maxmind';
import type { Dataset, Puts } from '../../datasets/catalogue/dataset.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { lookupMessages } from '../../messages.js';

const TABLE = 'intelligence.mmdb_piece';
const PIECE_BYTES = 1 << 18;
const MAX_BYTES = 512 * 2 ** 20;

async function wholeOf(file: SourceFile): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of file.open()) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw new ImportProblem(lookupMessages.fileTooLarge(MAX_BYTES), file.name);
  }
  return Buffer.concat(pieces);
}

/** Throws ImportProblem unless the bytes are a readable database. */
function check(bytes: Buffer, file: string): void {
  try {
    const reader = new Reader(bytes);
    for (const address of ['1.1.1.1', '8.8.8.8', '193.0.6.139']) reader.get(address);
  } catch {
    throw new ImportProblem(lookupMessages.invalidMmdb, file);
  }
}

async function* read(files: SourceFile[]): Puts {
  if (files.length !== 1) throw new ImportProblem(lookupMessages.oneMmdbFile);
  const bytes = await wholeOf(files[0]!);
  check(bytes, files[0]!.name);
  for (let n = 0; n * PIECE_BYTES < bytes.length; n += 1)
    yield { into: TABLE, row: { n, bytes: bytes.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES) } };
}

/** A MaxMind database file. Stored in the database, so that every process of the service can use it. */
export const mmdb: Dataset = {
  name: 'mmdb',
  title: 'IP address locations (MMDB file)',
  publisher: 'MaxMind, DB-IP or another',
  licence: 'terms of the publisher (GeoLite2: its own terms; DB-IP Lite: CC BY 4.0)',
  officialUrl: null,
  advice:
    'A city or country .mmdb file, such as GeoLite2-City.mmdb. Until you import one, lookups use the databases included in packages.',
  revision: 1,
  tables: { [TABLE]: { n: 'int', bytes: 'bytea' } },
  partOf: (name, head) => (/\.(txt|md)$/i.test(name) && !head.includes('\u0000') ? null : 'all'),
  read,
};
