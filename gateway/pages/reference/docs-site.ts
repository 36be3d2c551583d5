import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import { projectRoot } from '#kit/process/project-root.js';
import { builtFiles, sendBuiltFile } from '../built-files.js';

const FOLDER = join(projectRoot, 'dist/docs');
const TEN_MINUTES = 'public, max-age=600';
const FOREVER = 'public, max-age=31536000, immutable';

/** Path of a file of the built site, below `/docs/`. */
const pathOf = (name: string) => name.replace(/(^|(?<=\/))index\.html$|\.html$/, '');

/** Hashes of the pages' inline scripts. */
function inlineScriptHashes(pages: string[]): string[] {
  const scripts = pages.flatMap((page) =>
    [...readFileSync(join(FOLDER, page), 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
      ([, script]) => script!,
    ),
  );
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Highlighted code needs style attributes. Style elements and style sheets of other hosts are blocked. */
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

/**
 * Serves the documentation site built by `npm run build:docs` at `/docs`. Only files written by the build are served.
 * Without a build, `/docs` redirects to the list of operations.
 */
export function docsSiteRoutes(): Router {
  const built = builtFiles(FOLDER);
  const files = new Map(built.names.map((name) => [pathOf(name), name]));
  let policy: string | null = null;
  const send = (request: Request, response: Response, path: string) => {
    const file = files.get(path) ?? '404.html';
    if (!files.has(path)) response.status(404);
    if (file.endsWith('.html')) {
      policy ??= policyOf([...files.values()].filter((name) => name.endsWith('.html')));
      response.set({ 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' });
    }
    response.set('Cache-Control', file.startsWith('assets/') ? FOREVER : TEN_MINUTES);
    sendBuiltFile(request, response, built, file);
  };
  const router = express.Router();
  router.get('/docs', (request, response) => {
    if (files.size === 0) return response.redirect(302, '/docs/operations');
    // The links of the index page are relative to `/docs/`.
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
