import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { type Page, layout } from '#web/pages/page.js';
import { inItsLanguage } from './page-language.js';

/** Allows no scripts, no inline styles and no other origin. */
const policyWith = (styles: string) =>
  ["default-src 'none'", `style-src ${styles}`, "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"].join(
    '; ',
  );
const POLICY = policyWith("'self'");

/** The same for a page without a script: its pictures and font are our own files. */
const STATIC_POLICY = `${POLICY}; img-src 'self'; font-src 'self'`;

/**
 * The same for a page with our script: it can request this origin only, and show pictures taken on the page. `origin` is
 * another host of which it shows a picture.
 */
const appSources = (origin: string) =>
  [
    "script-src 'self'",
    "connect-src 'self'",
    `img-src 'self' blob: data:${origin && ` ${origin}`}`,
    "media-src 'self' blob:",
    "font-src 'self'",
  ].join('; ');

/**
 * The same for a page whose script adds style elements with this response's nonce, and which shows another of our pages
 * in a frame.
 */
const styledPolicy = (nonce: string) => `${policyWith(`'self' 'nonce-${nonce}'`)}; ${appSources('')}; frame-src 'self'`;

/**
 * For a page inside a frame of another of our pages. Its script cannot request anything, nor send a form. `origin` is
 * another host of which it shows a picture.
 */
const framePolicy = (origin: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `img-src 'self' data: blob:${origin && ` ${origin}`}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * For the explorer, whose code editor writes style elements and attributes, has its icons in a font and checks documents
 * in workers. Scripts, fonts and workers are our own files; only the page of the explorer allows inline styles.
 */
const EDITOR_POLICY = [
  policyWith("'self' 'unsafe-inline'"),
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
].join('; ');

function originOf(picture: string | null | undefined): string {
  const { protocol, origin } = (picture && URL.parse(picture)) || {};
  return protocol === 'https:' || protocol === 'http:' ? origin! : '';
}

const PERMISSIONS = 'camera=(self), microphone=(), geolocation=()';

/** Sends a page without caching it, unless it is public: its URL may be a secret of its recipient. */
export function sendPage(response: Response, page: Page): void {
  const nonce = page.addsStyles ? randomBytes(16).toString('base64') : null;
  setPageHeaders(response, page, nonce).send(layout(inItsLanguage(response, page), nonce).text);
}

/** Status and headers of the page, for a body that the caller sends. */
export function setPageHeaders(response: Response, page: Page, nonce: string | null = null): Response {
  return response
    .status(page.status)
    .set({ 'Content-Security-Policy': policyOf(page, nonce), 'Permissions-Policy': PERMISSIONS })
    .set({ 'Cache-Control': page.isPublic ? 'public, max-age=600' : 'no-store', 'X-Robots-Tag': 'noindex' })
    .type('html');
}

function policyOf(page: Page, nonce: string | null): string {
  if (nonce) return styledPolicy(nonce);
  if (page.isEditor) return EDITOR_POLICY;
  if (page.isFrame) return framePolicy(originOf(page.picture));
  if (page.app) return `${POLICY}; ${appSources(originOf(page.picture))}`;
  return STATIC_POLICY;
}
