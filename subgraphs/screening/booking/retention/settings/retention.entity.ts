import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

const days = () => Property({ type: 'integer', nullable: true });

/**
 * Retention in days by class, where an account's is shorter than the service's; null: the service's. `id` is the
 * account's.
 */
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
