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

/** Joins the first bytes, since a byte order mark may be split across chunks. */
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
 * Yields the text of a file in chunks. The encoding is given by the byte order mark, otherwise by the operator,
 * otherwise it is `usual`. Throws ImportProblem with the line of bytes that are invalid in this encoding, or of a NUL
 * character.
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

/** Returns the first characters of a file, at most about 64 KB; empty for an empty file. */
export async function headOf(file: SourceFile): Promise<string> {
  for await (const bytes of withWholeStart(file.open())) {
    const encoding = markedEncoding(bytes) ?? file.encoding ?? 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  }
  return '';
}
