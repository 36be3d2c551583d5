import { ALONE, refusalTests } from '../support/refusal-tests.js';
import { expectTold, told } from '../support/refusals.js';
import { written } from '../support/written.js';

const { open } = refusalTests();
const CARD = '4111 1111 1111 1111';
let made = 0;

/** A payment event with its own id. */
function event(change: object = {}) {
  made += 1;
  const required = { event_source: 'other', event_id: `evt_${made}`, event_type: 'charge', event_status: 'success' };
  return { ...required, amount: 12.5, currency: 'usd', ...change };
}

const send = (body: object) => open.service.rest('POST', '/payments/events', body);
const reservation = async (): Promise<string> =>
  (await open.service.rest('POST', '/reservations?sync=1&skip_gp=1', ALONE)).body.id;

/** Digits that pass the check of card numbers, of 13 to 19 digits, different for each seed. */
function luhnDigits(seed: number): string {
  let state = seed + 1;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const body = [1 + draw(9), ...Array.from({ length: 11 + draw(7) }, () => draw(10))];
  const sum = [...body].reverse().reduce((total, digit, n) => {
    const value = digit * (n % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body.join('')}${(10 - (sum % 10)) % 10}`;
}

test('identifiers are never mistaken for card numbers', async () => {
  const id = await reservation();
  const numbers = Array.from({ length: 100 }, (_, seed) => luhnDigits(seed));
  expect(new Set(numbers.map(({ length }) => length)).size).toBe(7);
  const events = numbers.map((digits) => ({
    ...event({ reservation_id: id, event_id: digits, transaction_id: digits, customer_id: digits }),
    card_fingerprint: digits,
    receipt_url: `https://pay.example/${digits}`,
    user_agent: `App/${digits}`,
  }));
  const { status, body } = await send(events);
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(body.results.map((one: { event_id: string }) => one.event_id)).toEqual(numbers);
  const unknown = event({ reservation_id: CARD.replaceAll(' ', '') });
  expectTold(await send(unknown), { ...told(404, 'reservation_not_found'), at: 'reservation_id' });
});

test('reports one bad event of an array with its index, also in an array of one, and stores nothing', async () => {
  const id = await reservation();
  const fresh = (change: object = {}) => event({ reservation_id: id, ...change });
  const before = await written(open.client);
  const places = async (sent: object) => {
    const { status, body } = await send(sent);
    expect(status).toBe(400);
    return [body.error, ...body.details.map(({ loc }: { loc: string[] }) => loc)];
  };
  const refused = 'appears to contain a card number, which is not accepted: remove it and try again';
  expect(await places([fresh(), fresh(), fresh(), fresh({ event_id: ' ' })])).toEqual([
    '3.event_id is required',
    ['3', 'event_id'],
  ]);
  expect(await places([fresh({ processor_message: CARD })])).toEqual([
    `0.processor_message ${refused}`,
    ['0', 'processor_message'],
  ]);
  expect(await places(fresh({ processor_message: CARD }))).toEqual([
    `processor_message ${refused}`,
    ['processor_message'],
  ]);
  expect(await places([fresh({ amount: '1' })])).toEqual([expect.any(String), ['0', 'amount']]);
  expect(await places(fresh({ amount: '1' }))).toEqual([expect.any(String), ['amount']]);
  expect(await written(open.client)).toEqual(before);
});
