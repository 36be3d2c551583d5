import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** Links a session to a team member. `id` is the session ID, which the audit trail refers to. */
@Entity({ tableName: 'session_person' })
export class SessionPerson extends AccountRow {
  @Property({ type: 'uuid' })
  personId!: string;
}
