import type { Response } from 'express';
import { type Page, layout } from '#web/pages/page.js';

/** No script, no style in the markup, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The same for a page with the logo of a host. */
const BRAND_POLICY = `${POLICY}; img-src 'self'`;

/** The same for a page with a script of ours: it asks this origin only, and shows pictures that were taken on it. */
const APP_POLICY = [
  POLICY,
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
].join('; ');
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=()';

/** Sends a page without caching it, unless it is public: its URL may be a secret of its recipient. */
export function sendPage(response: Response, page: Page): void {
  const policy = page.app ? APP_POLICY : page.brand ? BRAND_POLICY : POLICY;
  response
    .status(page.status)
    .set({ 'Content-Security-Policy': policy, 'Permissions-Policy': PERMISSIONS })
    .set({ 'Cache-Control': page.isPublic ? 'public, max-age=600' : 'no-store', 'X-Robots-Tag': 'noindex' })
    .type('html')
    .send(layout(page).text);
}
