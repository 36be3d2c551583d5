import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { ScreenName } from '#portal-screens';

/** How far a guest got with one screen; no row: it was never opened. */
export const STEP_STATES = ['viewed', 'entered', 'submitted', 'accepted', 'reopened'] as const;

export type StepState = (typeof STEP_STATES)[number];

const moment = () => Property({ type: 'Date', columnType: 'timestamptz', nullable: true });

/** One screen of one reservation's portal. What the guest said is sealed. */
@Entity({ tableName: 'portal_step' })
export class PortalStepRow extends AccountRow {
  /** Whose it is: the reservation, for the guest who booked, or an adult of its list. */
  @Property({ type: 'uuid' })
  reservationId!: string;

  @Property({ type: 'text' })
  screen!: ScreenName;

  @Property({ type: 'text' })
  state: StepState = 'viewed';

  /** JSON of what was entered: as it stands while it is a draft, as it was checked once submitted. */
  @Property({ type: EncryptedText, nullable: true })
  answers: string | null = null;

  /** What the operator told the guest when the screen was opened again. */
  @Property({ type: EncryptedText, nullable: true })
  reason: string | null = null;

  /** What a signature or consent refers to: version and hash of the text, never who gave it. */
  @Property({ type: 'json' })
  evidence: Record<string, string | number> = {};

  @moment()
  viewedAt: Date | null = null;

  @moment()
  enteredAt: Date | null = null;

  @moment()
  submittedAt: Date | null = null;

  @moment()
  acceptedAt: Date | null = null;

  @moment()
  reopenedAt: Date | null = null;

  @moment()
  erasedAt: Date | null = null;
}
