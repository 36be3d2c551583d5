import { CANARY } from '../../support/canary.js';
import { GUEST, NAME, STAY, canaryTests, fillTwice, payment } from '../../support/canary-tests.js';
import { presetSettings } from '../../support/running.js';
import { unpackedText } from '../../support/stored-decisions.js';

presetSettings({ SEAL_CONTACTS: 'true' });
const { here, ok, asked, settled } = canaryTests();

/** Name, email and phone of the guest, in the spellings that a table could hold. */
const WORDS = ['qzvorann', 'qzvorlást', 'qzvorlast', CANARY.email.toLowerCase(), 'qzvor.mail', '3035550187'];

/** Tables in text form, as in a dump, that contain one of the words. */
async function dumpedWith(words: string[]): Promise<string[]> {
  const { rows: tables } = await here.client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await here.client.query<{ row: string }>(`select lower(t::text) as row from ${name} t`);
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) holding.push(name);
  }
  for (const [place, text] of await unpackedText(here.client))
    if (words.some((word) => text.toLowerCase().includes(word))) holding.push(place);
  return holding;
}

test('a database dump holds no name, email or phone of a guest who went through everything', async () => {
  await ok('POST', '/messaging/templates', {
    tag: 'welcome',
    via: 'email',
    trigger: 'reservation_created',
    subject: 'Hello {{guest.full_name}}',
    text: 'Dear {{guest.first_name}} {{guest.last_name}}',
  });
  await ok('POST', '/blacklist', { email: CANARY.email, reason: CANARY.reason });
  await ok('POST', '/blacklist', { phone: CANARY.phones[0], reason: CANARY.reason });
  const guests = [{ name: `${CANARY.first} ${CANARY.last}`, email: CANARY.email }];
  const first = await ok('POST', '/reservations?skip_gp=1&sync=1', { ...STAY, guests, guest: GUEST });
  const { createReservation: second } = await asked(
    `mutation ($input: ReservationInput!) { createReservation(input: { reservation: $input, work: { sync: true } }) { reservation { id } userErrors { code message field rule } } }`,
    { input: { withoutListing: true, guest: { fullName: `${CANARY.first} ${CANARY.last}`, phone: CANARY.phones[2] } } },
  );
  await ok('PUT', `/reservations/${second.id}?sync=1`, { guest: { ...NAME, email: CANARY.email } });
  await ok('POST', `/reservations/${first.id}/status`, { supervised: 'approve', notes: CANARY.note });
  await fillTwice(here, second.id as string);
  await ok('POST', '/payments/events', [
    payment({ reservation_id: first.id, event_id: 'one', products: [{ name: 'Stay', price: 1 }] }),
  ]);
  const found = await ok('GET', `/reservations?search=${encodeURIComponent(`${CANARY.first} ${CANARY.last}`)}`);
  expect(found.total).toBe(2);
  expect(found.items[0].guest).toMatchObject({ ...NAME, email: CANARY.email, phone: CANARY.phones[0] });
  await settled();
  expect(await dumpedWith(WORDS)).toEqual([]);
  // The search does find other plain text.
  expect(await dumpedWith([(first.confirmation_code as string).toLowerCase()])).toContain('screening.reservation');
});
