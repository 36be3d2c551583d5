import type { PurgeClass } from '#kit/store/purge.js';
import { type AgedClass, purgeClasses } from './booking/retention/settings/aged-classes.js';
import { bookingClasses, identityClasses } from './booking/retention/settings/purge-classes.js';
import type { RetentionDays } from './booking/retention/settings/retention-in-force.js';
import { forgetPortals } from './portal/retention/forget-portals.js';
import { portalClasses } from './portal/retention/purge-classes.js';
import { decisionClasses } from './screening/erasure/forget-decisions.js';

const CLASSES: readonly AgedClass[] = [
  ...identityClasses,
  ...portalClasses,
  ...bookingClasses(forgetPortals),
  ...decisionClasses,
];

/** Retention classes of this subgraph. `service`: the default retention. */
export const screeningPurgeClasses = (service: RetentionDays): PurgeClass[] => purgeClasses(CLASSES, service);
