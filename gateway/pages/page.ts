import type { Response } from 'express';
import { type Html, html } from './html.js';

export interface Page {
  status: number;
  title: string;
  body: Html;
  /** Not about anybody: browsers may keep it, and it is as wide as what it shows. */
  isPublic?: boolean;
}

/** No script, no style in the markup, nothing from elsewhere. */
const POLICY = [
  ...["default-src 'none'", "style-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');

/** Sends a page that nobody keeps, unless it is public: its address is a secret of whoever was given it. */
export function sendPage(response: Response, page: Page): void {
  response
    .status(page.status)
    .set({
      'Content-Security-Policy': POLICY,
      'Cache-Control': page.isPublic ? 'public, max-age=600' : 'no-store',
      'X-Robots-Tag': 'noindex',
    })
    .type('html')
    .send(layout(page).text);
}

const WIDE = html`class="reference"`;

function layout({ title, body, isPublic }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/pages.css" />
      </head>
      <body>
        <main ${isPublic && WIDE}>${body}</main>
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
