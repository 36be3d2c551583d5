import { Html, html } from '../../pages/html.js';
import type { PortalParts } from '../graph/answers.js';

type Signed = NonNullable<PortalParts['signedAgreement']>;

/** The signed agreement as a page of its own. The service has sanitised its HTML. */
export function agreementPage(signed: Signed, title: string, signedOn: string): string {
  const { format, content, signedName, signedImage, version, sha256 } = signed;
  const text = format === 'html' ? new Html(content) : html`<div style="white-space: pre-line">${content}</div>`;
  const signature = signedName ? html`<em>${signedName}</em>` : html`<img src="${signedImage}" alt="" />`;
  return html`<!doctype html>
    <meta charset="utf-8" />
    <title>${title}</title>
    <body style="max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font-family: sans-serif">
      ${text}
      <hr />
      <p>${signature}</p>
      <p>${signedOn}</p>
      <p><small>${version} · SHA-256 ${sha256}</small></p>
    </body>`.text;
}
