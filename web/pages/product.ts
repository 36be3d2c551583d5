import { html } from './html.js';

/** Path of the product's mark, a picture. */
export const MARK_PATH = '/mark.svg';

/** Mark and name of the product, above its own pages; pages for guests have the host's. */
export const PRODUCT_HEAD = html`<header class="product">
  <img src="${MARK_PATH}" alt="" width="28" height="28" />
  Guest Screening
</header>`;
