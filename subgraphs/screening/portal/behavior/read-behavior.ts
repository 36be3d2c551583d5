import { z } from 'zod';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { problems } from '../../messages.js';
import { maybe } from '../answers/members.js';
import { problemsOf, refuse } from '../answers/problems.js';
import type { PortalVisitor } from '../visit/open-visit.js';
import type { PortalStepRow } from '../step/portal-step.entity.js';
import { asksBehavior } from './asks-behavior.js';
import type { PortalBehavior, PortalBehaviorInput } from './portal-behavior.type.js';

/** Version name of the portal's consent text; change it whenever the wording changes. */
const CONSENT = 'behavior-1';

const count = (most: number) =>
  z.number().int(problems.between(0, most)).min(0, problems.between(0, most)).max(most, problems.between(0, most));

const SHAPE = z.object({
  seconds: maybe(count(86_400)),
  pastedFields: count(200),
  timeZone: maybe(z.string().max(64, problems.maxCharacters(64))),
  deviceId: maybe(z.uuidv4(problems.uuid)),
});

interface Measured {
  columns: Pick<PortalStepRow, 'measured' | 'deviceMark'>;
  /** What the guest agreed to. */
  evidence: Record<string, string>;
}

const NOTHING: Measured = { columns: { measured: null, deviceMark: null }, evidence: {} };

/**
 * Validates measurements for storage. If the guest sent no measurements or was not asked for them, nothing is stored.
 * Throws BAD_INPUT for values that no browser sends.
 */
export function readBehavior(visitor: PortalVisitor, given: PortalBehaviorInput | null): Measured {
  if (!given) return NOTHING;
  const read = SHAPE.safeParse(given);
  if (!read.success) throw refuse(problemsOf(read.error, 'behavior'));
  if (!asksBehavior(visitor)) return NOTHING;
  const { seconds, pastedFields, timeZone, deviceId } = read.data;
  const behavior: PortalBehavior = { seconds, pastedFields, timeZone: knownZone(timeZone) };
  const deviceMark = deviceId && markOfDevice(visitor.row.accountId, deviceId);
  return { columns: { measured: JSON.stringify(behavior), deviceMark }, evidence: { behaviorConsent: CONSENT } };
}

/** The same device has another mark in each account, so that accounts cannot be linked. */
const markOfDevice = (accountId: string, deviceId: string): string =>
  lookupDigest(JSON.stringify(['portal device', accountId, deviceId.toLowerCase()]));

/** A time zone in its usual spelling; null if unknown here, since browsers know newer ones. */
function knownZone(zone: string | null): string | null {
  if (zone === null) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
