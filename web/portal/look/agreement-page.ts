import { Html, html } from '../../pages/html.js';
import type { PortalParts } from '../graph/answers.js';
import { agreementHtml } from '../rich-text/agreement-html.js';

type Signed = NonNullable<PortalParts['signedAgreement']>;

interface AgreementWords {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  signedOn: string;
}

/**
 * The signed agreement as a page of its own, whose text has its own direction. The service has sanitised its HTML.
 */
export function agreementPage(signed: Signed, { language, direction, title, signedOn }: AgreementWords): string {
  const { format, content, signedName, signedImage, version, sha256 } = signed;
  const text =
    format === 'html'
      ? new Html(content)
      : format === 'markdown'
        ? agreementHtml(content)
        : html`<div style="white-space: pre-line">${content}</div>`;
  const signature = signedName ? html`<em>${signedName}</em>` : html`<img src="${signedImage}" alt="" />`;
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <body style="max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font-family: sans-serif">
        <div dir="auto">${text}</div>
        <hr />
        <p><bdi>${signature}</bdi></p>
        <p>${signedOn}</p>
        <p dir="ltr"><small>${version} · SHA-256 ${sha256}</small></p>
      </body>
    </html>`.text;
}
