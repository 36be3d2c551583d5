import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** A news search or background check started for a reservation's guest; one of each kind. */
@Entity({ tableName: 'guest_search' })
export class GuestSearch extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  /** Name of the signal: `adverseMedia` or `background`. */
  @Property({ type: 'text' })
  kind!: string;

  /** Keyed digest of the searched person; another person needs another search. */
  @Property({ type: 'text' })
  asked!: string;

  /** null while the search is being started. */
  @Property({ type: 'uuid', nullable: true })
  reportId: string | null = null;
}
