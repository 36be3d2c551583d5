import type { Browser } from 'playwright-core';
import { type MailServer, mailServer } from '../support/mail-server.js';
import { requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { STRIPE_SECRET, type StripeServer, stripeServer } from '../support/stripe-server.js';
import { lookAt, openChromium, openVisitor } from './support/chromium.js';

let service: RunningTest;
let browser: Browser;
let stripe: StripeServer;
let mail: MailServer;

beforeAll(async () => {
  browser = await openChromium();
  [stripe, mail] = [await stripeServer(), await mailServer()];
  service = await runningTest({
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Loft <stay@loft.example>',
  });
  const content = { amount: 250, currency: 'EUR', waiverFee: 19 };
  await service.graph(
    'mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code message field rule } } }',
    {
      input: { screen: 'SecurityDeposit', content: { securityDeposit: content } },
    },
  );
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await stripe?.stop();
  await mail?.stop();
});

async function booked(screens: Record<string, string>) {
  const guest = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' };
  const { body } = await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest });
  await requireScreens(service, body.id, screens);
  return { id: body.id as string, url: body.guest_portal_url as string };
}

test('a guest chooses a deposit, pays on the payment provider’s page and returns to a completed screen', async () => {
  const { url } = await booked({ AboutYou: 'disabled', SecurityDeposit: 'required' });
  const { context, page, faults } = await openVisitor(browser, service.url);
  const arrived: string[] = [];
  await context.route('https://pay.example/**', (route) => {
    arrived.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' });
  });
  await page.goto(`${url}#SecurityDeposit`);
  await page.getByLabel(/Deposit: €250.00 held/).check();
  await page.getByLabel('I understand').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('heading', { name: 'Pay here' }).waitFor();
  expect(arrived).toHaveLength(1);
  const { form } = stripe.state.calls.at(-1)!;
  const metadata = { reference: form['metadata[reference]'], account: form['metadata[account]'], kind: 'deposit' };
  const paid = { payment_intent: 'pi_1', setup_intent: null, amount_total: 25_000, currency: 'eur' };
  const session = { id: arrived[0]!.split('/').at(-1), metadata, ...paid };
  await page.goto(form.success_url!);
  await page.getByText('Waiting for your payment.').waitFor();
  expect(await lookAt(page, 'payment')).toEqual([]);
  expect(await stripe.tell(service.url, 'checkout.session.completed', session)).toBe(200);
  await page.getByRole('heading', { name: /That’s everything|You are all set/ }).waitFor({ timeout: 30_000 });
  expect(faults).toEqual([]);
  await context.close();
});

test('a guest confirms their email address with a code', async () => {
  const { url } = await booked({});
  const { context, page, faults, strangers } = await openVisitor(browser, service.url);
  await page.goto(`${url}#AboutYou`);
  await page.getByLabel('Mobile phone').fill('+1 303 555 0123');
  await page.getByLabel('Date of birth').fill('1990-04-05');
  await page.getByLabel('Home address').fill('1 Main St, Denver');
  await page.getByLabel('Country', { exact: true }).selectOption('US');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('confirm it with the code').waitFor();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('We sent a code to').waitFor();
  await page.getByLabel('Code', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Code incorrect or expired.').waitFor();
  expect(await lookAt(page, 'code')).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill(/\b\d{6}\b/.exec(mail.received.at(-1)!.body)![0]);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Confirmed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: /That’s everything|You are all set/ }).waitFor();
  expect({ faults, strangers }).toEqual({ faults: [], strangers: [] });
  await context.close();
});
