import { accountRows } from './account-rows.js';
import { apiKeyRows } from './api-key-rows.js';
import { backgroundRows } from './background-rows.js';
import { blacklistRows } from './blacklist-rows.js';
import { idCheckRows } from './id-check-rows.js';
import { listingRows } from './listing-rows.js';
import { logRows } from './log-rows.js';
import { lookupRows } from './lookup-rows.js';
import { messageRows } from './message-rows.js';
import { nodeRows } from './node-rows.js';
import { notificationRows } from './notification-rows.js';
import { paymentRows } from './payment-rows.js';
import { peopleRows } from './people-rows.js';
import { portalRows } from './portal-rows.js';
import { retentionRows } from './retention-rows.js';
import { ruleRows } from './rule-rows.js';
import { predictionRows } from './prediction-rows.js';
import { reservationRows } from './reservation-rows.js';
import { segmentRows } from './segment-rows.js';
import { screenRows } from './screen-rows.js';
import { usageAgreementRows } from './usage-agreement-rows.js';
import { webhookRows } from './webhook-rows.js';

/**
 * Access by asker: every operation of `/v1` and every root field of the supergraph. A new one is a row in the file of
 * its resource (a new file joins this list): the operation as the table of routes or the schema spells it, a profile
 * (`ownRow('404 …_not_found')`, `ownAlone`, `parentsRow`, `OWN_ACCOUNT`, `PUBLIC_TO_KEYS`, `OPEN_TO_SDK`, or
 * `profile({ owner: …, … })` for a custom rule), and how the owner's fixture makes a valid request of it. Data that the
 * request needs and the owner does not have yet goes into owners-rows.ts, with `Canary` in its texts; data that a
 * request uses up is created for each request, as `freshKey` does.
 */
export const ROWS = [
  ...accountRows,
  ...apiKeyRows,
  ...webhookRows,
  ...notificationRows,
  ...screenRows,
  ...portalRows,
  ...usageAgreementRows,
  ...logRows,
  ...nodeRows,
  ...listingRows,
  ...lookupRows,
  ...backgroundRows,
  ...predictionRows,
  ...reservationRows,
  ...paymentRows,
  ...messageRows,
  ...blacklistRows,
  ...ruleRows,
  ...retentionRows,
  ...segmentRows,
  ...idCheckRows,
  ...peopleRows,
];
