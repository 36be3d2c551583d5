import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { FIRST_STEPS } from './owner-page.js';

const title = 'Set up this service';

/** Says where to find the owner link. The link itself is only in the start-up output. */
export const firstPage: Page = {
  status: 200,
  title,
  body: html`<h1>${title}</h1>
    <p>The service is running and has no owner yet.</p>
    <ol>
      <li>
        Create the owner: open the link at the end of the start-up message, <code>…/welcome/…</code>. Look in the
        terminal where you ran <code>npm start</code>, or in the log of the service or its worker. The link works once
        and expires after 24 hours. Restart the service to get a new one.
      </li>
      ${FIRST_STEPS}
    </ol>
    <p><a href="/docs/operations">API reference</a></p>`,
};
