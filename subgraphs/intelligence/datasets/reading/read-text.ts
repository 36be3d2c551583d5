import { ImportProblem } from '../source/import-problem.js';
import type { Encoding, SourceFile } from '../source/source-file.js';
import { lookupMessages } from '../../messages.js';

const MARKS: [Encoding | 'utf-16be', number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

function markedEncoding(bytes: Buffer): Encoding | 'utf-16be' | null {
  return MARKS.find(([, mark]) => mark.every((byte, n) => bytes[n] === byte))?.[0] ?? null;
}

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The first bytes together, since a byte order mark may be cut by a chunk. */
async function* withWholeStart(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (start === null) yield chunk;
    else {
      start = Buffer.concat([start, chunk]);
      if (start.length < 3) continue;
      yield start;
      start = null;
    }
  }
  if (start && start.length > 0) yield start;
}

/**
 * A file's text in pieces. Its byte order mark, else what the operator says, else `usual` names the encoding. Throws
 * ImportProblem with the line where the bytes are not in that encoding, or hold a NUL, which no text does.
 */
export async function* readText(file: SourceFile, usual: Encoding): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let encoding: string = file.encoding ?? usual;
  let line = 1;
  const decoded = (bytes?: Buffer): string => {
    try {
      return bytes ? decoder!.decode(bytes, { stream: true }) : (decoder?.decode() ?? '');
    } catch {
      throw new ImportProblem(lookupMessages.wrongEncoding(encoding), file.name, line);
    }
  };
  for await (const bytes of withWholeStart(file.open())) {
    encoding = decoder ? encoding : (markedEncoding(bytes) ?? encoding);
    decoder ??= new TextDecoder(encoding, { fatal: true });
    const text = decoded(bytes);
    const nul = text.indexOf('\u0000');
    if (nul >= 0) {
      line += lineBreaks(text.slice(0, nul));
      throw new ImportProblem(lookupMessages.nulInText, file.name, line);
    }
    line += lineBreaks(text);
    if (text) yield text;
  }
  const rest = decoded();
  if (rest) yield rest;
}

/** The first characters of a file, some 64 KB at most; none of an empty one. */
export async function headOf(file: SourceFile): Promise<string> {
  for await (const bytes of withWholeStart(file.open())) {
    const encoding = markedEncoding(bytes) ?? file.encoding ?? 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  }
  return '';
}
