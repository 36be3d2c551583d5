import { fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, linked } from '../pages/page.js';
import { emailField } from './fields.js';
import type { SignInWords } from './words/en.js';

/** Asks for an email address whose domain has an identity provider. `problem` is about the address. */
export function singleSignOnPage({ singleSignOn, ...words }: SignInWords, token: string, problem?: string): Page {
  const email = emailField(words.fields.workEmail);
  const body = html`<h1>${singleSignOn.title}</h1>
    ${problem && problemSummary(words.form, [{ field: email, text: problem }])}
    <p>${singleSignOn.text}</p>
    <form method="post" action="/sign-in/sso" novalidate>
      <input type="hidden" name="form" value="${token}" />
      ${fieldRow(words.form, email, '', problem)}
      <button type="submit">${singleSignOn.goOn}</button>
    </form>
    <p class="after"><a href="/sign-in">${words.signIn.withPassword}</a></p>`;
  const title = problem ? words.form.checkTitle(singleSignOn.title) : singleSignOn.title;
  return { status: problem ? 400 : 200, title, body };
}

/** Redirects from one of our own pages, so that neither `form-action` nor strict cookies block it. */
export function onwardPage({ singleSignOn }: SignInWords, title: string, to: string): Page {
  const body = html`<h1>${title}</h1>
    <p><a class="button" href="${to}">${singleSignOn.goOn}</a></p>`;
  return { status: 200, title, body };
}

/** One page for every failure, so that it gives no hint about the cause. */
export const notSignedIn = ({ singleSignOn }: SignInWords): Page =>
  linked(403, singleSignOn.failed, singleSignOn.failedText, { to: '/sign-in/sso', text: singleSignOn.again });
