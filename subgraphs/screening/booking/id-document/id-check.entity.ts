import type { EventArgs } from '@mikro-orm/core';
import { AfterCreate, AfterUpdate, Entity, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';
import type { MovementState } from './movement.js';

/** Upload count of one step since a time (ISO 8601); reset after a day. */
export interface Attempts {
  count: number;
  since: string;
  /** Number of rejected uploads since the last accepted one. */
  askedAgain?: number;
}

const KEEP_STATE = `
  insert into screening.id_check_state (account_id, reservation_id, status, changed_at)
  values (?, ?, ?, clock_timestamp())`;

/** Status of a guest's identity document check. `id` is the reservation's, or that of an adult on its guest list. */
@Entity({ tableName: 'id_check' })
export class IdCheck extends AccountRow {
  /** `drivers`, `passport` or `id`: the type selected for the last document image. */
  @Property({ type: 'text' })
  kind!: string;

  /** As of the last upload: `waiting`, `review`, `passed` or `failed`. */
  @Property({ type: 'text' })
  status: string = 'waiting';

  /** Codes of the findings, as of the last upload. */
  @Property({ type: 'json' })
  findings: string[] = [];

  @Property({ type: 'json' })
  attempts: Record<string, Attempts> = {};

  /** Personal data read from the document, as the JSON of `Identity`. */
  @Property({ type: EncryptedText, nullable: true })
  person: string | null = null;

  /** A keyed digest of the document's number and country. */
  @Property({ type: 'text', nullable: true })
  documentMark: string | null = null;

  /** Distance between selfie and portrait; null if they were not compared. */
  @Property({ type: 'double', nullable: true })
  faceDistance: number | null = null;

  /** The guest chose manual review instead of a face comparison: no selfie is required. */
  @Property({ type: 'boolean' })
  selfieDeclined: boolean = false;

  /** The movement check; null: not asked of the guest. */
  @Property({ type: 'json', nullable: true })
  movement: MovementState | null = null;

  /** Time at which the personal data was erased; status and findings are kept. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  erasedAt: Date | null = null;

  /** Keeps every status, so that features can be computed for any point in time. */
  @AfterCreate()
  @AfterUpdate()
  async keepState({ em, changeSet }: EventArgs<IdCheck>): Promise<void> {
    if (changeSet?.payload.status === undefined) return;
    await (em as EntityManager).execute(KEEP_STATE, [this.accountId, this.id, this.status]);
  }
}
