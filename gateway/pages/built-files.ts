import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { Request, Response } from 'express';

/** Endings of the compressed copies that the build puts beside a file. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** A folder written by the build, read once. */
export interface BuiltFiles {
  folder: string;
  /** Paths of the files inside the folder, without hidden files and compressed copies. */
  names: string[];
  all: Set<string>;
}

export function builtFiles(folder: string): BuiltFiles {
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const names = all.filter((name) => extname(name) !== '' && !/(^|\/)\.|\.(br|gz)$/.test(name));
  return { folder, names, all: new Set(all) };
}

/** Sends a built file, or its compressed copy if there is one that the client accepts. The caller sets the caching. */
export function sendBuiltFile(request: Request, response: Response, { folder, all }: BuiltFiles, name: string): void {
  const accepted = request.acceptsEncodings('br', 'gzip');
  const ending = accepted === 'br' || accepted === 'gzip' ? ENDINGS[accepted] : '';
  const isCompressed = ending !== '' && all.has(name + ending);
  response.vary('Accept-Encoding').type(extname(name));
  if (isCompressed) response.set('Content-Encoding', accepted as string);
  response.sendFile(isCompressed ? name + ending : name, { root: folder, cacheControl: false, acceptRanges: false });
}
