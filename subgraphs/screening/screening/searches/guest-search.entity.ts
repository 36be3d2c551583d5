import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** A search of news or a background check that was started for the guest of a reservation; one of each kind. */
@Entity({ tableName: 'guest_search' })
export class GuestSearch extends AccountRow {
  @Property({ type: 'uuid' })
  reservationId!: string;

  /** `adverseMedia` or `background`, as the signal is called. */
  @Property({ type: 'text' })
  kind!: string;

  /** A keyed digest of whom it is about; another guest is another search. */
  @Property({ type: 'text' })
  asked!: string;

  /** null while it is being started. */
  @Property({ type: 'uuid', nullable: true })
  reportId: string | null = null;
}
