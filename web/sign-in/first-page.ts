import { html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { FIRST_STEPS } from './owner-page.js';

const title = 'Set up this service';

/** Says where the owner's link is. The link itself stays with whoever reads the output of the start. */
export const firstPage: Page = {
  status: 200,
  title,
  body: html`<h1>${title}</h1>
    <p>The service is running and has no owner yet.</p>
    <ol>
      <li>
        Create the owner: open the link that ends the service's start message, <code>…/welcome/…</code>. You find it in
        the terminal of <code>npm start</code>, or in the log of the service or of its worker. It works once, for 24
        hours; restart the service for a new one.
      </li>
      ${FIRST_STEPS}
    </ol>
    <p><a href="/docs">API reference</a></p>`,
};
