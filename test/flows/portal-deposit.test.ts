import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { STRIPE_SECRET, type StripeServer, stripeServer } from '../support/stripe-server.js';

let stripe: StripeServer;
let service: RunningTest;

beforeAll(async () => {
  stripe = await stripeServer();
  service = await runningTest({
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
  });
  const content = { amount: 250.5, currency: 'EUR', waiverFee: 19 };
  await service.graph(
    'mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code message field rule } } }',
    {
      input: { screen: 'SecurityDeposit', content: { securityDeposit: content } },
    },
  );
});

beforeEach(() => Object.assign(stripe.state, { mood: 'take', calls: [] }));

afterAll(async () => {
  await service?.stop();
  await stripe?.stop();
});

/** A guest who has chosen. */
async function chosen(choice: 'deposit' | 'waiver' = 'deposit') {
  const guest = { full_name: 'Ann Lee', email: 'ann@example.com' };
  const { body } = await service.rest('POST', '/reservations?sync=1', {
    without_listing: true,
    guest,
    locale: 'pl-PL',
  });
  await requireScreens(service, body.id, { AboutYou: 'disabled', SecurityDeposit: 'required' });
  const portal = await PortalGuest.open(service, body.guest_portal_url);
  await portal.submit('SecurityDeposit', { choice, understood: true });
  return { id: body.id as string, portal, url: body.guest_portal_url as string };
}

async function open(portal: PortalGuest) {
  const { data, errors } = await portal.ask(
    'mutation { openDepositPage { url userErrors { code message field rule } }}',
  );
  return { url: data?.openDepositPage as string | undefined, code: errors?.[0]?.extensions.code };
}

/** The parameters of the payment page. */
const ordered = () => stripe.state.calls.find(({ path }) => path === '/v1/checkout/sessions')!.form;
const metadata = (form: Record<string, string>) => ({
  reference: form['metadata[reference]']!,
  account: form['metadata[account]']!,
  kind: form['metadata[kind]']!,
});

/** A completed payment page. */
async function finish(url: string, form: Record<string, string>, more: object = {}, how = {}) {
  const session = {
    id: url.split('/').at(-1),
    metadata: metadata(form),
    payment_intent: `pi_${form.client_reference_id}`,
  };
  const amount = { amount_total: Number(form['line_items[0][price_data][unit_amount]']), currency: 'eur' };
  return stripe.tell(
    service.url,
    'checkout.session.completed',
    { ...session, setup_intent: null, ...amount, ...more },
    how,
  );
}

const DEPOSIT =
  'query ($id: ID!) { reservation(id: $id) { deposit { kind state amount { amount currency } captured { amount } processor } } }';
const depositOf = async (id: string) => (await service.graph(DEPOSIT, { id })).data.reservation.deposit;
const summary = async (id: string) => (await service.rest('GET', `/reservations/${id}/summary`)).body;
const payments = async (id: string) => (await service.rest('GET', `/reservations/${id}/payments`)).body;
const act = async (field: string) => {
  const { data, errors } = await service.graph(
    `mutation { ${field} { deposit { state captured { amount } } userErrors { code message field rule } } }`,
  );
  return errors ? errors[0]?.extensions.code : Object.values(data)[0];
};

test("a guest pays on the processor's page, in their language; the hold completes the portal and counts as a payment", async () => {
  const { id, portal, url: link } = await chosen();
  expect(await depositOf(id)).toBeNull();
  const { url } = await open(portal);
  expect(url).toMatch(/^https:\/\/pay\.example\/cs_test_/);
  const form = ordered();
  expect(form).toMatchObject({
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'payment_intent_data[capture_method]': 'manual',
    'line_items[0][price_data][unit_amount]': '25050',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][product_data][name]': 'Kaucja (blokada, bez pobrania)',
    locale: 'pl',
  });
  // The permanent link is not passed to the processor, and the return link works.
  expect(JSON.stringify(form)).not.toContain(link.split('/').at(-1));
  expect((await fetch(form.success_url!)).status).toBe(200);
  expect((await portal.ask('{ portal { paysElsewhere } }')).data.portal.paysElsewhere).toBe(true);
  expect(await open(portal)).toEqual({ url });
  expect(stripe.state.calls).toHaveLength(1);

  expect(await Promise.all([1, 2].map(() => finish(url!, form, {}, { id: `evt_twice_${id}` })))).toEqual([200, 200]);
  expect(await finish(url!, form, {}, { id: `evt_twice_${id}` })).toBe(200);
  expect(await depositOf(id)).toMatchObject({
    kind: 'DEPOSIT',
    state: 'HELD',
    amount: { amount: 250.5, currency: 'EUR' },
  });
  await eventually(async () => (await portal.stateOf('SecurityDeposit')) === 'ACCEPTED');
  expect((await summary(id)).guest_portal_status).toBe('COMPLETED');
  expect((await payments(id)).security_deposit.successful_authorizations).toHaveLength(1);
  expect((await open(portal)).code).toBe('SCREEN_DONE');
  await eventually(async () => (await summary(id)).details.payment_verification.status === 'PASS');
});

test('an operator captures part of a hold or releases it, each once', async () => {
  const held = async () => {
    const { id, portal } = await chosen();
    stripe.state.calls = [];
    const { url } = await open(portal);
    const form = ordered();
    await finish(url!, form);
    return { id, form, payment: `pi_${form.client_reference_id}` };
  };
  const one = await held();
  expect(await act(`captureDeposit(input: { reservationId: "${one.id}", amount: 251 })`)).toBe('BAD_INPUT');
  expect(await act(`captureDeposit(input: { reservationId: "${one.id}", amount: 80.001 })`)).toBe('BAD_INPUT');
  stripe.state.mood = 'refuse';
  expect(await act(`captureDeposit(input: { reservationId: "${one.id}", amount: 80 })`)).toBe('DEPOSIT_REFUSED');
  stripe.state.mood = 'take';
  expect(await act(`captureDeposit(input: { reservationId: "${one.id}", amount: 80 })`)).toEqual({
    state: 'CAPTURED',
    captured: { amount: 80 },
  });
  expect(stripe.state.calls.at(-1)).toMatchObject({
    path: `/v1/payment_intents/${one.payment}/capture`,
    form: { amount_to_capture: '8000' },
  });
  const money = { capture_method: 'manual', currency: 'eur', amount: 25050, amount_received: 8000 };
  const told = { id: one.payment, metadata: metadata(one.form), ...money };
  expect(await stripe.tell(service.url, 'payment_intent.succeeded', told)).toBe(200);
  // A late notice reverts nothing.
  expect(await stripe.tell(service.url, 'payment_intent.canceled', told)).toBe(200);
  expect(await depositOf(one.id)).toMatchObject({ state: 'CAPTURED', captured: { amount: 80 } });
  expect((await payments(one.id)).security_deposit.deposit_captures).toMatchObject([{ amount: 80 }]);
  expect(await act(`releaseDeposit(input: { reservationId: "${one.id}" })`)).toBe('DEPOSIT_NOT_HELD');

  const other = await held();
  expect(await act(`releaseDeposit(input: { reservationId: "${other.id}" })`)).toEqual({
    state: 'RELEASED',
    captured: null,
  });
  expect(stripe.state.calls.at(-1)!.path).toBe(`/v1/payment_intents/${other.payment}/cancel`);
  expect(await act(`captureDeposit(input: { reservationId: "${other.id}" })`)).toBe('DEPOSIT_NOT_HELD');
});

test('a waiver is paid at once, and a guest who changes the choice pays once', async () => {
  const { id, portal } = await chosen();
  const first = await open(portal);
  const again = `mutation { reopenPortalScreen(input: { reservationId: "${id}", screen: SecurityDeposit, reason: null }) { reservation { id } userErrors { code message field rule } } }`;
  await service.graph(again);
  await portal.submit('SecurityDeposit', { choice: 'waiver', understood: true });
  stripe.state.calls = [];
  const second = await open(portal);
  expect(second.url).not.toBe(first.url);
  expect(stripe.state.calls[0]!.path).toBe(`/v1/checkout/sessions/${first.url!.split('/').at(-1)}/expire`);
  const form = ordered();
  expect(form).toMatchObject({ 'line_items[0][price_data][unit_amount]': '1900' });
  expect(form['payment_intent_data[capture_method]']).toBeUndefined();
  await finish(second.url!, form);
  expect(await depositOf(id)).toMatchObject({ kind: 'WAIVER', state: 'PAID', amount: { amount: 19 } });
  await eventually(async () => (await portal.stateOf('SecurityDeposit')) === 'ACCEPTED');
  expect((await payments(id)).damage_waiver).toMatchObject({ amount: 19 });
});

test('reports a processor that hangs, is down or rejects; the next attempt gets the same order', async () => {
  const { id, portal } = await chosen();
  stripe.state.mood = 'down';
  expect((await open(portal)).code).toBe('UNAVAILABLE');
  stripe.state.mood = 'refuse';
  const { errors } = await portal.ask('mutation { openDepositPage { url userErrors { code message field rule } }}');
  expect(errors).toMatchObject([{ extensions: { code: 'DEPOSIT_REFUSED' } }]);
  expect(JSON.stringify(errors)).not.toContain('Ann');
  expect(await depositOf(id)).toMatchObject({ state: 'OPENING' });
  stripe.state.mood = 'take';
  const { url } = await open(portal);
  expect(new Set(stripe.state.calls.map(({ key }) => key)).size).toBe(1);
  const failed = { id: 'pi_1', currency: 'eur', amount: 25050, last_payment_error: { decline_code: 'lost_card' } };
  await stripe.tell(service.url, 'payment_intent.payment_failed', { ...failed, metadata: metadata(ordered()) });
  expect((await payments(id)).security_deposit.charge_failures).toHaveLength(1);
  await stripe.tell(service.url, 'checkout.session.expired', {
    id: url!.split('/').at(-1),
    metadata: metadata(ordered()),
  });
  expect(await depositOf(id)).toMatchObject({ state: 'EXPIRED' });
  expect((await open(portal)).url).not.toBe(url);
});

test('deletes the payment page address of an erased guest', async () => {
  const { id, portal } = await chosen();
  expect((await open(portal)).url).toBeDefined();
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const kept = async () => {
    const text = 'select page_url is null and page_until is null as gone, state, amount from screening.portal_deposit';
    return (await client.query(`${text} where reservation_id = $1`, [id])).rows;
  };
  try {
    expect(await kept()).toEqual([{ gone: false, state: 'waiting', amount: 250.5 }]);
    expect((await service.rest('POST', '/guests/erase', { reservation_id: id })).status).toBe(200);
    expect(await kept()).toEqual([{ gone: true, state: 'waiting', amount: 250.5 }]);
  } finally {
    await client.end();
  }
});

test('an unsigned notice, or one about another order, changes nothing', async () => {
  const { id, portal } = await chosen();
  const { url } = await open(portal);
  const form = ordered();
  expect(await finish(url!, form, {}, { secret: 'whsec_other' })).toBe(400);
  expect((await fetch(`${service.url}/webhooks-in/stripe`, { method: 'POST', body: '{}' })).status).toBe(400);
  expect(await finish('https://pay.example/cs_other', form)).toBe(200);
  expect(await finish(url!, { ...form, 'metadata[account]': form['metadata[reference]']! })).toBe(200);
  expect(await stripe.tell(service.url, 'customer.created', { id: 'cus_1' })).toBe(200);
  expect(await depositOf(id)).toMatchObject({ state: 'WAITING' });
  expect((await summary(id)).guest_portal_status).toBe('INCOMPLETE');
});

test("the call to a hanging processor times out before the guest's request", async () => {
  const { portal } = await chosen();
  stripe.state.mood = 'hang';
  expect((await open(portal)).code).toBe('UNAVAILABLE');
});
