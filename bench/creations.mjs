import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './load.mjs';
import { GUEST, STAY } from './seed.mjs';

const LEFT = `
  select (select count(*) from outbox.announcement) + (select count(*) from jobs.job_common
    where state < 'completed' and name in ('follow-stay', 'analyse-reservation')) as left`;

/**
 * The request that creates and analyses a reservation of a guest with random contact details. `sync`: answered after its
 * analysis, otherwise at once.
 */
export function creationOf(listingId, { sync = true } = {}) {
  const number = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const guest = { ...GUEST, email: `g${number}@gmail.com`, phone: `+1720${number}` };
  const body = { listing_id: listingId, ...STAY, guest };
  return { method: 'POST', path: `/v1/reservations?${sync ? 'sync=1&' : ''}skip_gp=1`, body };
}

/** Resolves when all follow-up work is done. */
export async function allDone(client, everyMs = 200) {
  while (Number((await client.query(LEFT)).rows[0].left) > 0) await sleep(everyMs);
}

const UNAVAILABLE_MS = 500;

/**
 * Creates `requests` reservations over `connections` connections; resolves when all follow-up work is done. `patient`: a
 * refused one is sent again later, as the response asks for. Returns how many were refused.
 */
export async function createAll({ client, target, listingId, sync, patient = false }, requests, connections) {
  let [left, refused] = [requests, 0];
  const oneConnection = async () => {
    while (left > 0) {
      left -= 1;
      try {
        await call(target, creationOf(listingId, { sync }));
      } catch (error) {
        if (!patient || !/ → 503 /.test(error.message)) throw error;
        left += 1;
        refused += 1;
        await sleep(UNAVAILABLE_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
  await allDone(client);
  return refused;
}
