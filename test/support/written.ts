import type { Client } from 'pg';

const TABLES = [
  'screening.reservation',
  'screening.callback',
  'screening.note',
  'property.listing',
  'property.callback',
  'screening.payment_event',
  'screening.blacklist_entry',
  'screening.message',
  'screening.message_template',
  'identity.account',
  'identity.account_secret',
  'identity.signup_link',
];

/** Everything that a request could have left behind. Announced events count wherever they are by now. */
export async function written(client: Client): Promise<unknown> {
  const columns = TABLES.map((table, n) => `(select array_agg(t::text order by t.id) from ${table} t) as t${n}`);
  const announced = '(select count(*) from outbox.announcement) + (select count(*) from identity.event)';
  return (await client.query(`select ${columns.join(', ')}, ${announced} as announced`)).rows;
}
