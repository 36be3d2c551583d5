import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import { openChromium } from './support/chromium.js';
import { goTo, signedInAs } from './support/operator.js';

const OWNER: [string, string] = ['operator@example.com', PASSWORD];

jest.setTimeout(120_000);

let service: RunningTest;
let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '1000' });
  await service.rest('PUT', '/accounts/me', { email: OWNER[0], password: PASSWORD, name: 'Operator' });
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function listed(name: string, picture: string | null): Promise<string> {
  const location = { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', timezone: 'America/Denver' };
  const { body } = await service.rest('POST', '/listings', {
    my_id: name,
    status: 'ACTIVE',
    name: `Place ${name}`,
    nickname: `Place ${name}`,
    accommodates: 2,
    location,
    ...(picture && { pictures: { large_url: picture } }),
  });
  return body.id;
}

test('the picture of a listing is on its row and its reservations, from this service alone', async () => {
  const drawn = await listed('home', `${service.url}/pictures/home-harbor.svg`);
  await listed('away', 'http://127.0.0.1:1/loft.png');
  await listed('bare', null);
  const { body: stay } = await service.rest('POST', '/reservations?sync=1', {
    listing_id: drawn,
    confirmation_code: 'PICTURE1',
    number_of_guests: 1,
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    guest: { full_name: 'Pia Bild' },
  });
  const visitor = await signedInAs(browser, service.url, OWNER);
  const { page } = visitor;
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await goTo(page, 'listings', 'Listings');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).locator('.listing-picture');
  await until(() => row('Place home').locator('img').evaluate(isLoaded));
  // A drawing takes the place of a picture that cannot be fetched.
  await until(() => row('Place away').locator('img').evaluate(isLoaded));
  await row('Place bare').locator('svg').waitFor();
  await goTo(page, `reservation/${stay.id}`, 'Pia Bild');
  await until(() => page.locator('.page-header .listing-picture img').evaluate(isLoaded));
  expect({ strangers: visitor.strangers, faults: visitor.faults }).toEqual({ strangers: [], faults: [] });
  await visitor.context.close();
});
