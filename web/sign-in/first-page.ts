import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

const title = 'Set up this service';

/** Says where to find the set-up link. The link itself is only in the start-up output. */
export const firstPage: Page = {
  status: 200,
  title,
  body: html`<h1>${title}</h1>
    <p>The service is running, and nobody has an account yet. To create yours, open the set-up link:</p>
    <p><code class="key">${'http://…/setup?token=…'}</code></p>
    <p>
      It is at the end of the start message, in the terminal where you ran <code>npm start</code> or in the log of the
      service or its worker. It works once and expires after 24 hours. To get a new one, restart the service.
    </p>
    <p class="after"><a href="/docs/">Documentation</a></p>`,
};

export const setUpAlready: Page = {
  ...notice(404, 'This service is already set up'),
  body: html`<h1>This service is already set up</h1>
    <p>Sign in with your account. If you have none, ask an owner to invite you.</p>
    <p><a class="button" href="/sign-in">Sign in</a></p>`,
};

/** For a form without a valid cross-site token. */
export const oldSetupForm: Page = {
  ...notice(403, 'This form has expired'),
  body: html`<h1>This form has expired</h1>
    <p>Nothing was changed. Open the page again and resubmit the form.</p>
    <p><a class="button" href="/setup">Open the page again</a></p>`,
};
