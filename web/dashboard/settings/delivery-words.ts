import type { DeliveryFault, DeliveryState, Operations } from '../graph/answers.js';
import type { Tone } from '../look/badges.js';
import { worded } from '../look/words.js';

export type Delivery = Operations['Deliveries']['answer']['webhookDeliveries']['edges'][number]['node'];

export const STATES: Record<DeliveryState, { name: string; tone: Tone }> = {
  PENDING: { name: 'Waiting', tone: 'wait' },
  FAILED: { name: 'Failed, will retry', tone: 'warn' },
  DELIVERED: { name: 'Delivered', tone: 'good' },
  DEAD: { name: 'Given up', tone: 'bad' },
};

/** Why an attempt failed, in words. */
const FAULTS: Partial<Record<DeliveryFault, string>> = {
  REFUSED: 'Refused by the receiver',
  TIMED_OUT: 'No answer in time',
  NOT_CONNECTED: 'No connection',
  BROKEN_OFF: 'Connection closed early',
  NOT_RESOLVED: 'Host name not found',
  NOT_PUBLIC: 'Not a public address',
};

export const faultOf = (fault: DeliveryFault | null) => (fault ? (FAULTS[fault] ?? worded(fault)) : null);
