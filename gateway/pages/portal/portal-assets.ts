import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { projectRoot } from '#kit/process/project-root.js';

const FOLDER = join(projectRoot, 'dist/web/portal');

/** Where the portal's built files are served; their names hold a digest of what is in them. */
export const ASSETS_PATH = '/portal-assets';

interface Entry {
  file: string;
  css?: string[];
  isEntry?: boolean;
}

export interface PortalAssets {
  /** Paths of the script and the styles that a page begins with. */
  script: string;
  styles: string[];
}

/** What `npm run build` made of `web/portal`; null: nothing, and the portal's pages only tell. */
export function findPortalAssets(): PortalAssets | null {
  const path = join(FOLDER, '.vite/manifest.json');
  if (!existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) return null;
  const at = (file: string) => `${ASSETS_PATH}/${file}`;
  return { script: at(entry.file), styles: (entry.css ?? []).map(at) };
}

/** Serves them, to be kept for ever, as what they are by their name. */
export function serveAssets(): RequestHandler {
  return express.static(FOLDER, { dotfiles: 'ignore', index: false, immutable: true, maxAge: '1y', redirect: false });
}
