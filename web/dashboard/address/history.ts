import { type RouterHistory, createHashHistory } from '@tanstack/react-router';
import { openAskedPage } from './asked-page.js';

/**
 * History of the part of the address after `#`. The router counts its entries, to go back if a page holds the user.
 * An entry that the browser made, after the user changed the address, has no number yet: it follows the current one.
 */
export function createAddresses(): RouterHistory {
  openAskedPage();
  // Registered before the router's own listener. It calls the browser's function, as the router listens to its own.
  const replaceState = history.replaceState.bind(history);
  addEventListener('popstate', () => {
    if (history.state !== null) return;
    const key = crypto.randomUUID();
    replaceState({ __TSR_index: addresses.location.state.__TSR_index + 1, __TSR_key: key, key }, '');
  });
  const addresses = createHashHistory();
  return addresses;
}
