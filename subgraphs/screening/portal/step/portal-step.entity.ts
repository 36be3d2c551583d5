import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { ScreenName } from '#portal-screens';

/** Status of one screen; no row: never opened. */
export const STEP_STATES = ['viewed', 'entered', 'skipped', 'submitted', 'accepted', 'reopened'] as const;

export type StepState = (typeof STEP_STATES)[number];

const moment = () => Property({ type: 'Date', columnType: 'timestamptz', nullable: true });

/** One screen of one reservation's portal. Answers are encrypted. */
@Entity({ tableName: 'portal_step' })
export class PortalStepRow extends AccountRow {
  /** Owner: the reservation for the primary guest, or an adult on its guest list. */
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'text' })
  screen!: ScreenName;

  @Property({ type: 'text' })
  state: StepState = 'viewed';

  /** JSON of the answers: unvalidated while a draft, validated once submitted. */
  @Property({ type: EncryptedText, nullable: true })
  answers: string | null = null;

  /** Reason given to the guest when the screen was reopened. */
  @Property({ type: EncryptedText, nullable: true })
  reason: string | null = null;

  /** What a signature or consent refers to: version and hash of the text, never the signer. */
  @Property({ type: 'json' })
  evidence: Record<string, string | number> = {};

  /** JSON of how the guest filled in the screen; only with their consent. */
  @Property({ type: EncryptedText, nullable: true })
  measured: string | null = null;

  /** Keyed digest of the guest's device within the account; only with their consent. */
  @Property({ type: 'text', nullable: true })
  deviceMark: string | null = null;

  @moment()
  viewedAt: Date | null = null;

  @moment()
  enteredAt: Date | null = null;

  @moment()
  skippedAt: Date | null = null;

  @moment()
  submittedAt: Date | null = null;

  @moment()
  acceptedAt: Date | null = null;

  @moment()
  reopenedAt: Date | null = null;

  @moment()
  erasedAt: Date | null = null;
}
