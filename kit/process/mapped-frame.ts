import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** `at work (file:///app/dist/kit/id.js:1:20)`, or without the name and its parentheses. */
const PLACE = /(?:file:\/\/)?(\/[^():]+\.js):(\d+):(\d+)/;

/** By compiled file. */
const maps = new LRUCache<string, { map: SourceMap | null }>({ max: 50, memoMethod: read });

function read(file: string): { map: SourceMap | null } {
  const isOurs = !file.includes('/node_modules/') && existsSync(`${file}.map`);
  if (!isOurs) return { map: null };
  try {
    return { map: new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload) };
  } catch {
    // The error is logged, with places in the compiled file, even if its map is damaged.
    return { map: null };
  }
}

/**
 * A line of a stack trace with its place in the source instead of the compiled file, if that has a source map. Maps are
 * read for the errors that are logged only: Node would keep those of all modules in memory, 25 MB in each process.
 */
export function mappedFrame(line: string): string {
  const [place, file, row, column] = PLACE.exec(line) ?? [];
  if (!place || !file) return line;
  const origin = maps.memo(file).map?.findOrigin(Number(row), Number(column));
  if (!origin || !('fileName' in origin)) return line;
  return line.replace(place, `${join(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`);
}
