import { t } from '@lingui/core/macro';
import type { DeliveryFault, DeliveryState, Operations } from '../graph/answers.js';
import type { Tone } from '../look/badges.js';
import { WEBHOOK_EVENTS } from '../look/event-names.js';
import { worded } from '../look/words.js';

export type Delivery = Operations['Deliveries']['answer']['webhookDeliveries']['edges'][number]['node'];

export const STATES: Record<DeliveryState, { name: string; tone: Tone }> = {
  PENDING: { name: t`Waiting`, tone: 'wait' },
  FAILED: { name: t`Failed, will retry`, tone: 'warn' },
  DELIVERED: { name: t`Delivered`, tone: 'good' },
  DEAD: { name: t({ message: 'Given up', comment: 'The last attempt to deliver an event failed.' }), tone: 'bad' },
};

/** Why an attempt failed, in words. */
const FAULTS: Partial<Record<DeliveryFault, string>> = {
  REFUSED: t`Refused by the receiver`,
  TIMED_OUT: t`No answer in time`,
  NOT_CONNECTED: t`No connection`,
  BROKEN_OFF: t`Connection closed early`,
  NOT_RESOLVED: t`Host name not found`,
  NOT_PUBLIC: t`Not a public address`,
};

export const faultOf = (fault: DeliveryFault | null) => (fault ? (FAULTS[fault] ?? worded(fault)) : null);

/** The events of each webhook, with their meaning and their name in the request. */
export const EVENT_GROUPS = Object.entries(WEBHOOK_EVENTS).map(([kind, types]) => ({
  group: worded(kind),
  items: types.map((value) => ({ value, label: `${worded(value)} (${value})` })),
}));
