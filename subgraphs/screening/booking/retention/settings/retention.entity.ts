import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

const days = () => Property({ type: 'integer', nullable: true });

/** Days that an account keeps data of a class, where it wants fewer than the service; null: as the service. `id` is the account's. */
@Entity({ tableName: 'retention' })
export class RetentionRow extends AccountRow {
  @days()
  contact: number | null = null;

  @days()
  identity: number | null = null;

  @days()
  message: number | null = null;

  @days()
  payment: number | null = null;

  @days()
  note: number | null = null;

  @days()
  decision: number | null = null;

  @days()
  callback: number | null = null;
}
