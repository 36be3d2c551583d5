import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** How a team handles a reservation; `id` is the reservation's. Deleted when its guest is erased. */
@Entity({ tableName: 'review' })
export class Review extends AccountRow {
  @Property({ type: 'uuid', nullable: true })
  assigneeId: string | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  dueAt: Date | null = null;

  /** Sorted, without duplicates. */
  @Property({ type: 'text[]' })
  tags: string[] = [];
}
