import type { EventArgs } from '@mikro-orm/core';
import { AfterCreate, AfterUpdate, Entity, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AccountRow } from '#kit/store/account-row.js';
import { EncryptedText } from '#kit/cipher/encrypted-text.js';

/** Uploads of one step since a moment (ISO 8601); a day later the count begins anew. */
export interface Attempts {
  count: number;
  since: string;
  /** How many of them were asked for again since the last one that counts. */
  askedAgain?: number;
}

const KEEP_STATE = `
  insert into screening.id_check_state (account_id, reservation_id, status, changed_at)
  values (?, ?, ?, clock_timestamp())`;

/** How far the check of a guest's identity document is. `id` is the reservation's, or that of an adult of its list. */
@Entity({ tableName: 'id_check' })
export class IdCheck extends AccountRow {
  /** `drivers`, `passport` or `id`: what the last picture of the document was said to show. */
  @Property({ type: 'text' })
  kind!: string;

  /** As of the last upload: `waiting`, `review`, `passed` or `failed`. */
  @Property({ type: 'text' })
  status: string = 'waiting';

  /** Codes of what was found, as of the last upload. */
  @Property({ type: 'json' })
  findings: string[] = [];

  @Property({ type: 'json' })
  attempts: Record<string, Attempts> = {};

  /** What was read of the person, as the JSON of `Identity`. */
  @Property({ type: EncryptedText, nullable: true })
  person: string | null = null;

  /** A keyed digest of the document's number and country. */
  @Property({ type: 'text', nullable: true })
  documentMark: string | null = null;

  /** Between the selfie and the portrait; null where nothing was compared. */
  @Property({ type: 'double', nullable: true })
  faceDistance: number | null = null;

  /** The guest wants a person to look instead of a comparison of faces: no selfie is waited for. */
  @Property({ type: 'boolean' })
  selfieDeclined: boolean = false;

  /** When its person was forgotten; status and findings stay. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  erasedAt: Date | null = null;

  /** Keeps each status beside those before, so that features can be had as of a moment. */
  @AfterCreate()
  @AfterUpdate()
  async keepState({ em, changeSet }: EventArgs<IdCheck>): Promise<void> {
    if (changeSet?.payload.status === undefined) return;
    await (em as EntityManager).execute(KEEP_STATE, [this.accountId, this.id, this.status]);
  }
}
