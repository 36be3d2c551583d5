import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

const EMAIL: Field = { name: 'email', label: 'Work email', type: 'email', autocomplete: 'username', required: true };

/** Asks for an email address whose domain has an identity provider. `problem` is about the address. */
export function singleSignOnPage(token: string, problem?: string): Page {
  const title = 'Single sign-on';
  const body = html`<h1>${title}</h1>
    ${problem && problemSummary([{ field: EMAIL, text: problem }])}
    <p>Sign in with your organization’s account.</p>
    <form method="post" action="/sign-in/sso" novalidate>
      <input type="hidden" name="form" value="${token}" />
      ${fieldRow(EMAIL, '', problem)}
      <button type="submit">Continue</button>
    </form>
    <p class="after"><a href="/sign-in">Sign in with a password</a></p>`;
  return { status: problem ? 400 : 200, title: problem ? `Please check: ${title}` : title, body };
}

/** Redirects from one of our own pages, so that neither `form-action` nor strict cookies block it. */
export function onwardPage(title: string, to: string): Page {
  const body = html`<h1>${title}</h1>
    <p><a class="button" href="${to}">Continue</a></p>`;
  return { status: 200, title, body };
}

/** One page for every failure, so that it gives no hint about the cause. */
export const notSignedIn: Page = {
  ...notice(403, 'Single sign-on failed'),
  body: html`<h1>Single sign-on failed</h1>
    <p>Try again. If it keeps failing, ask your account administrator to check your access.</p>
    <p><a class="button" href="/sign-in/sso">Try again</a></p>`,
};
