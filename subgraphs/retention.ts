import { z } from 'zod';

const LONGEST_DAYS = 36_500;
const days = (usual: number) => z.coerce.number().int().min(1).max(LONGEST_DAYS).default(usual);

/** The settings of how many days data of each class is kept. What each clock counts from stands in docs/operate/privacy.md. */
export const RETENTION_SHAPE = {
  RETENTION_CONTACT_DAYS: days(365),
  RETENTION_IDENTITY_DAYS: days(90),
  RETENTION_MESSAGE_DAYS: days(180),
  RETENTION_PAYMENT_DAYS: days(365),
  RETENTION_NOTE_DAYS: days(730),
  RETENTION_DECISION_DAYS: days(365),
  RETENTION_CALLBACK_DAYS: days(30),
  RETENTION_EVENT_DAYS: days(30),
  RETENTION_ADDRESS_DAYS: days(180),
  RETENTION_BACKGROUND_DAYS: days(90),
};

type Read = Record<keyof typeof RETENTION_SHAPE, number>;

/** Days that data of each class is kept. */
export type Retention = ReturnType<typeof retentionOf>['retention'];

/** The settings as one whole. */
export function retentionOf(read: Read) {
  return {
    retention: {
      contact: read.RETENTION_CONTACT_DAYS,
      identity: read.RETENTION_IDENTITY_DAYS,
      message: read.RETENTION_MESSAGE_DAYS,
      payment: read.RETENTION_PAYMENT_DAYS,
      note: read.RETENTION_NOTE_DAYS,
      decision: read.RETENTION_DECISION_DAYS,
      callback: read.RETENTION_CALLBACK_DAYS,
      event: read.RETENTION_EVENT_DAYS,
      address: read.RETENTION_ADDRESS_DAYS,
      background: read.RETENTION_BACKGROUND_DAYS,
    },
  };
}
