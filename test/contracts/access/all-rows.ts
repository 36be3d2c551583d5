import { accountRows } from './account-rows.js';
import { apiKeyRows } from './api-key-rows.js';
import { listingRows } from './listing-rows.js';
import { lookupRows } from './lookup-rows.js';
import { retentionRows } from './retention-rows.js';
import { ruleRows } from './rule-rows.js';
import { reservationRows } from './reservation-rows.js';

/**
 * Who gets what: every operation of `/v1` and every root field of the supergraph. A new one is a row in the file of
 * its resource (a new file joins this list): the operation as the table of routes or the schema spells it, a profile
 * (`ownRow('404 …_not_found')`, `OWN_ACCOUNT`, `PUBLIC_TO_KEYS`, `OPEN_TO_SDK`, or `profile({ owner: …, … })` for a
 * rule of its own), and how the owner's fixture makes a valid request of it. What the request names and the owner does
 * not have yet goes into fixture.ts; what a request uses up is made anew for each, as `freshKey` does.
 */
export const ROWS = [
  ...[...accountRows, ...apiKeyRows, ...listingRows, ...lookupRows, ...reservationRows, ...ruleRows],
  ...retentionRows,
];
