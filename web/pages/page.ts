import { type Html, html } from './html.js';
import { MARK_PATH } from './product.js';

export interface Page {
  status: number;
  title: string;
  body: Html;
  /** The script that takes over the page, and its styles. */
  app?: { script: string; styles: string[] };
  /** The script adds style elements. They carry a nonce, which the script reads from its own element. */
  addsStyles?: boolean;
  /** The script is a code editor, which needs inline styles. */
  isEditor?: boolean;
  /** Shown in a frame of another of our pages. */
  isFrame?: boolean;
  /** The host's branding above the page; `style` is a path of this service. */
  brand?: { head: Html; style: string } | undefined;
  /** Defaults to English. */
  language?: { tag: string; direction: 'ltr' | 'rtl' };
  /** Above the page: mark and name of the product. null for none, also where pages have it by default. */
  head?: Html | null;
  /** Below the page. null for none, also where pages have one by default. */
  foot?: Html | null;
  /** For the page's script, which reads it from `data-facts`. */
  facts?: object;
  /** Address of a picture on another host that the page shows. */
  picture?: string | null;
  /** Holds no personal data: browsers may cache it. Its layout is wide. */
  isPublic?: boolean;
  /** Consists of panels instead of one card. */
  isSettings?: boolean;
}

const WIDE = html`class="reference"`;
const PANELS = html`class="settings"`;

/** The whole document. The nonce is for a page that adds styles. */
export function layout(
  { title, body, app, brand, language, facts, head, foot, isPublic, isSettings }: Page,
  nonce: string | null = null,
): Html {
  return html`<!doctype html>
    <html lang="${language?.tag ?? 'en'}" dir="${language?.direction ?? 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${head && html`<link rel="icon" href="${MARK_PATH}" />`}
        ${[...(app?.styles ?? ['/pages.css']), ...(brand ? [brand.style] : [])].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${app && scriptOf(app.script, nonce)}
      </head>
      <body>
        ${brand?.head ?? head}
        <div id="app" ${facts && html`data-facts="${JSON.stringify(facts)}"`}>
          <main ${isPublic && WIDE}${isSettings && PANELS}>${body}</main>
          ${foot}
        </div>
      </body>
    </html>`;
}

const scriptOf = (path: string, nonce: string | null) =>
  nonce
    ? html`<script type="module" src="${path}" nonce="${nonce}"></script>`
    : html`<script type="module" src="${path}"></script>`;

/** A page with a title and sentences only. */
export function notice(status: number, title: string, ...sentences: string[]): Page {
  return {
    status,
    title,
    body: html`<h1>${title}</h1>
      ${sentences.map((sentence) => html`<p>${sentence}</p>`)}`,
  };
}

/** A page with a title, a sentence and a link to go on with. */
export function linked(
  status: number,
  title: string,
  sentence: string,
  { to, text }: { to: string; text: string },
): Page {
  return {
    status,
    title,
    body: html`<h1>${title}</h1>
      <p>${sentence}</p>
      <p><a class="button" href="${to}">${text}</a></p>`,
  };
}
