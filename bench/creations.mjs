import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './load.mjs';
import { GUEST, STAY } from './seed.mjs';

const LEFT = `
  select (select count(*) from outbox.announcement) + (select count(*) from jobs.job_common
    where state < 'completed' and name in ('follow-stay', 'analyse-reservation')) as left`;

/** Creates and analyses a reservation of a guest with random contact details. */
function create(target, listingId) {
  const number = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const guest = { ...GUEST, email: `g${number}@gmail.com`, phone: `+1720${number}` };
  const body = { listing_id: listingId, ...STAY, guest };
  return call(target, { method: 'POST', path: '/v1/reservations?sync=1&skip_gp=1', body });
}

/** Creates `requests` reservations over `connections` connections; resolves when all follow-up work is done. */
export async function createAll({ client, target, listingId }, requests, connections) {
  let left = requests;
  const oneConnection = async () => {
    while (left > 0) {
      left -= 1;
      await create(target, listingId);
    }
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
  while (Number((await client.query(LEFT)).rows[0].left) > 0) await sleep(200);
}
