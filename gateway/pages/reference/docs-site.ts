import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import { projectRoot } from '#kit/process/project-root.js';

const FOLDER = join(projectRoot, 'dist/docs');
const TEN_MINUTES = 'public, max-age=600';
const FOREVER = 'public, max-age=31536000, immutable';
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/** Addresses of the pages and files of the built site, without `/docs/`, with the file of each. */
function builtFiles(): Map<string, string> {
  if (!existsSync(FOLDER)) return new Map();
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => extname(name) !== '' && !/(^|\/)\.|\.(br|gz)$/.test(name));
  return new Map(files.map((name) => [name.replace(/(^|(?<=\/))index\.html$|\.html$/, ''), name]));
}

/** Hashes of the scripts that stand in the pages themselves. */
function inlineScriptHashes(pages: string[]): string[] {
  const scripts = pages.flatMap((page) =>
    [...readFileSync(join(FOLDER, page), 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
      ([, script]) => script!,
    ),
  );
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Style attributes come with highlighted code; a style element or another host's sheet is refused. */
const policyOf = (pages: string[]) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `script-src ${["'self'", ...inlineScriptHashes(pages)].join(' ')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sends a file, compressed as the client accepts it where the build made such a copy. */
function sendFile(request: Request, response: Response, file: string): void {
  const accepted = request.acceptsEncodings('br', 'gzip');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : null;
  const compressed = encoding && existsSync(join(FOLDER, file + ENCODINGS[encoding]));
  response.vary('Accept-Encoding').type(extname(file));
  if (compressed) response.set('Content-Encoding', encoding);
  const name = compressed ? file + ENCODINGS[encoding] : file;
  response.sendFile(name, { root: FOLDER, cacheControl: false, acceptRanges: false });
}

/**
 * The documentation site below `/docs`, as `npm run build:docs` made it. Only files that the build wrote can be asked for.
 * Without a build `/docs` leads to the operations.
 */
export function docsSiteRoutes(): Router {
  const files = builtFiles();
  let policy: string | null = null;
  const send = (request: Request, response: Response, path: string) => {
    const file = files.get(path) ?? '404.html';
    if (!files.has(path)) response.status(404);
    if (file.endsWith('.html')) {
      policy ??= policyOf([...files.values()].filter((name) => name.endsWith('.html')));
      response.set({ 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' });
    }
    response.set('Cache-Control', file.startsWith('assets/') ? FOREVER : TEN_MINUTES);
    sendFile(request, response, file);
  };
  const router = express.Router();
  router.get('/docs', (request, response) => {
    if (files.size === 0) return response.redirect(302, '/docs/operations');
    // Links of the index are relative to it.
    if (!request.path.endsWith('/')) return response.redirect(302, '/docs/');
    send(request, response, '');
  });
  router.get('/docs/*path', (request, response, next) => {
    if (files.size === 0) return next();
    const path = (request.params.path as unknown as string[]).join('/');
    if (path.endsWith('/')) return response.redirect(302, `/docs/${encodeURI(path.replace(/\/+$/, ''))}`);
    send(request, response, path);
  });
  return router;
}
