import type { PortalParts } from '../graph/answers.js';

type Signed = NonNullable<PortalParts['signedAgreement']>;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** What was signed, as a page of its own. HTML was sanitised by the service. */
export function agreementPage(signed: Signed, title: string, signedOn: string): string {
  const { format, content, signedName, signedImage, version, sha256 } = signed;
  const text = format === 'html' ? content : `<div style="white-space: pre-line">${escaped(content)}</div>`;
  const signature = signedName
    ? `<p><em>${escaped(signedName)}</em></p>`
    : `<p><img src="${signedImage ?? ''}" alt=""></p>`;
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title>
<body style="max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font-family: sans-serif">
${text}<hr>${signature}<p>${escaped(signedOn)}</p><p><small>${version} · SHA-256 ${escaped(sha256)}</small></p></body>`;
}
