import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];
const WIDTH = 390;
const PICTURES = process.env.DETAIL_PICTURES;

jest.setTimeout(300_000);

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '3000', WEBHOOK_ALLOW_PRIVATE: 'true' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
  await service.rest('POST', '/listings', LISTING);
  await service.rest('POST', '/blacklist', { email: 'party@example.org', reason: 'Damaged the kitchen.' });
  const vi = '{ name: "Vi Lee", email: "vi@example.com", role: VIEWER }';
  await service.graph(`mutation { invitePerson(input: ${vi}) { userErrors { message } } }`);
  const hook = { webhook_key: 'listing_webhook_url', webhook_url: 'http://127.0.0.1:9/hook' };
  await service.rest('POST', '/accounts/webhooks', hook);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

interface Card {
  text: string;
  /** Pixels between the lowest text, badge or framed button and the edge of the card. */
  below: number;
  /** Height of the smallest button. */
  target: number;
}

/** The cards of lists. */
const cardsOf = (page: Page, selector: string): Promise<Card[]> =>
  page.locator(selector).evaluateAll((cards) =>
    cards.map((card) => {
      const range = document.createRange();
      const lowest: number[] = [];
      const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        range.selectNodeContents(node);
        const { parentElement: around } = node as Text & { parentElement: Element };
        const isHidden = around.closest('.unseen') || (around.closest('details') && !around.closest('summary'));
        if (node.textContent!.trim() && !isHidden) lowest.push(range.getBoundingClientRect().bottom);
      }
      const buttons = Array.from(card.querySelectorAll('button')).map(
        (button) => button.getBoundingClientRect().height,
      );
      const below = card.getBoundingClientRect().bottom - Math.max(...lowest);
      return { text: card.textContent!.slice(0, 60), below, target: Math.min(...buttons) };
    }),
  );

test.each([
  ['blacklist', 'Block list', '.data-table tbody tr'],
  ['webhooks', 'Webhooks', '.data-table tbody tr'],
  ['keys', 'API keys', '.data-table tbody tr'],
  ['people', 'Team', '.data-table tbody tr'],
  ['data', 'Data sources', '.source-line'],
])('on a phone, cards of the page %s end where their content ends', async (path, heading, selector) => {
  const { context, page } = await signedInAs(browser, service.url, OWNER, WIDTH);
  await goTo(page, path, heading);
  await page.locator(selector).first().waitFor();
  for (const colorScheme of PICTURES ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: `${PICTURES}/cards-${path}-${colorScheme}.png`, fullPage: true });
  }
  const cards = await cardsOf(page, selector);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.filter(({ below }) => below > 16)).toEqual([]);
  // Fingers need 44 pixels.
  expect(cards.filter(({ target }) => target < 44)).toEqual([]);
  await context.close();
});
