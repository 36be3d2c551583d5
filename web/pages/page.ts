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

const WIDE = html`class="reference"`;

/** The whole document. */
export function layout({ title, body, app, brand, isPublic }: Page): Html {
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
