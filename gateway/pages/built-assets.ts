import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { projectRoot } from '#kit/process/project-root.js';

/** What is built of a folder of `web/` has a folder of its own, and a path that the gateway serves it under. */
export type BuiltPage = 'portal' | 'dashboard' | 'explorer' | 'try-request';

/** Where a page's built files are served; their names hold a digest of what is in them. */
export const assetsPath = (page: BuiltPage): string => `/${page}-assets`;

const folderOf = (page: BuiltPage): string => join(projectRoot, 'dist/web', page);

interface Entry {
  file: string;
  css?: string[];
  isEntry?: boolean;
}

export interface BuiltAssets {
  /** Paths of the script and the styles that a page begins with. */
  script: string;
  styles: string[];
}

/** What `npm run build` made of a page; null: nothing, and the page only tells. */
export function findBuiltAssets(page: BuiltPage): BuiltAssets | null {
  const path = join(folderOf(page), '.vite/manifest.json');
  if (!existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) return null;
  const at = (file: string) => `${assetsPath(page)}/${file}`;
  return { script: at(entry.file), styles: (entry.css ?? []).map(at) };
}

/** Serves them, to be kept for ever, as what they are by their name. */
export function serveAssets(page: BuiltPage): RequestHandler {
  const options = { dotfiles: 'ignore', index: false, immutable: true, maxAge: '1y', redirect: false } as const;
  return express.static(folderOf(page), options);
}
