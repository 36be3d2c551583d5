import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

const EMAIL: Field = { name: 'email', label: 'Work e-mail', type: 'email', autocomplete: 'username', required: true };

/** Asks for the address whose domain has a provider. `problem` is about the address. */
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

/** Leads on by itself, from a page of ours: neither the policy of forms nor strict cookies stand in the way. */
export function onwardPage(title: string, to: string): Page {
  const body = html`<h1>${title}</h1>
    <p><a class="button" href="${to}">Continue</a></p>`;
  return { status: 200, title, body };
}

/** The same for everything that can go wrong on the way. */
export const notSignedIn: Page = {
  ...notice(403, 'Single sign-on did not work'),
  body: html`<h1>Single sign-on did not work</h1>
    <p>Try again. If it happens again, ask whoever manages your account whether you may sign in.</p>
    <p><a class="button" href="/sign-in/sso">Try again</a></p>`,
};
