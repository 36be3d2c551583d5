import type { Response } from 'express';
import { type Html, html } from './html.js';

export interface Page {
  status: number;
  title: string;
  body: Html;
  /** What takes the page over once it runs. */
  app?: { script: string; styles: string[] };
  /** What stands above it, of the host whose guest it is for; `style` is a path of ours. */
  brand?: { head: Html; style: string } | undefined;
  /** Not about anybody: browsers may keep it, and it is as wide as what it shows. */
  isPublic?: boolean;
}

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

/** Sends a page that nobody keeps, unless it is public: its address is a secret of whoever was given it. */
export function sendPage(response: Response, page: Page): void {
  const policy = page.app ? APP_POLICY : page.brand ? BRAND_POLICY : POLICY;
  response
    .status(page.status)
    .set({ 'Content-Security-Policy': policy, 'Permissions-Policy': PERMISSIONS })
    .set({ 'Cache-Control': page.isPublic ? 'public, max-age=600' : 'no-store', 'X-Robots-Tag': 'noindex' })
    .type('html')
    .send(layout(page).text);
}

const WIDE = html`class="reference"`;

function layout({ title, body, app, brand, isPublic }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${[...(app?.styles ?? ['/pages.css']), ...(brand ? [brand.style] : [])].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${app && html`<script type="module" src="${app.script}"></script>`}
      </head>
      <body>
        ${brand?.head}
        <div id="app">
          <main ${isPublic && WIDE}>${body}</main>
        </div>
      </body>
    </html>`;
}

/** A page that only says something. */
export function notice(status: number, title: string, ...sentences: string[]): Page {
  return {
    status,
    title,
    body: html`<h1>${title}</h1>
      ${sentences.map((sentence) => html`<p>${sentence}</p>`)}`,
  };
}
