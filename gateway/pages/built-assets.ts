import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { projectRoot } from '#kit/process/project-root.js';
import { builtFiles, sendBuiltFile } from './built-files.js';

/** Each folder of `web/` is built into a folder of its own, served under its own path. */
export const BUILT_PAGES = ['portal', 'portal-preview', 'dashboard', 'explorer', 'try-request'] as const;

export type BuiltPage = (typeof BUILT_PAGES)[number];

/** Paths of built files. File names contain a content hash. */
export const assetsPath = (page: BuiltPage): string => `/${page}-assets`;

const folderOf = (page: BuiltPage): string => join(projectRoot, 'dist/web', page);

interface Entry {
  file: string;
  css?: string[];
  /** Names of the chunks that it imports at once. */
  imports?: string[];
  isEntry?: boolean;
}

export interface BuiltAssets {
  /** Paths of the page's entry script and styles. */
  script: string;
  styles: string[];
}

/** A page's built files; null if `npm run build` has not run, and the page shows only its static text. */
export function findBuiltAssets(page: BuiltPage): BuiltAssets | null {
  const path = join(folderOf(page), '.vite/manifest.json');
  if (!existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) return null;
  const at = (file: string) => `${assetsPath(page)}/${file}`;
  return { script: at(entry.file), styles: [...new Set(stylesOf(entry, manifest))].map(at) };
}

/** Styles of a chunk, then of all that it imports at once. Chunks that are imported later load theirs themselves. */
function stylesOf(chunk: Entry, manifest: Record<string, Entry>, seen = new Set<Entry>()): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = (chunk.imports ?? []).flatMap((name) => stylesOf(manifest[name]!, manifest, seen));
  return [...(chunk.css ?? []), ...imported];
}

/** The `@font-face` rules of a built page. A page that uses them needs no second download for visitors of the built page. */
export function fontFaces(page: BuiltPage): string {
  const { styles = [] } = findBuiltAssets(page) ?? {};
  const texts = styles.map((path) => readFileSync(join(folderOf(page), path.slice(assetsPath(page).length)), 'utf8'));
  return texts.flatMap((text) => text.match(/@font-face\{[^}]*\}/g) ?? []).join('\n');
}

/** Serves built files, compressed and cached indefinitely, with the type of their file name. */
export function serveAssets(page: BuiltPage): RequestHandler {
  const files = builtFiles(folderOf(page));
  const names = new Set(files.names);
  return (request, response, next) => {
    const name = request.path.slice(1);
    if (!['GET', 'HEAD'].includes(request.method) || !names.has(name)) return next();
    response.set('Cache-Control', 'public, max-age=31536000, immutable');
    sendBuiltFile(request, response, files, name);
  };
}
