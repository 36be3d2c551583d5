import { html } from '../pages/html.js';
import { type Page, linked } from '../pages/page.js';
import type { SignInWords } from './words/en.js';

/** Says where to find the set-up link. The link itself is only in the start-up output. */
export function firstPage({ setUp }: SignInWords): Page {
  const body = html`<h1>${setUp.title}</h1>
    <p>${setUp.nobody}</p>
    <p><code class="key">${'http://…/setup?token=…'}</code></p>
    <p>${setUp.where(html`<code>npm start</code>`)}</p>
    <p class="after"><a href="/docs/">${setUp.docs}</a></p>`;
  return { status: 200, title: setUp.title, body };
}

export const setUpAlready = ({ setUp, signIn }: SignInWords): Page =>
  linked(404, setUp.already, setUp.alreadyText, { to: '/sign-in', text: signIn.title });

/** For a form without a valid cross-site token. */
export const oldSetupForm = ({ oldForm }: SignInWords): Page =>
  linked(403, oldForm.title, oldForm.text, { to: '/setup', text: oldForm.again });
