import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { AccountRow } from '#kit/store/account-row.js';

/** Whose a session was. `id` is the session's, which the audit trail keeps. */
@Entity({ tableName: 'session_person' })
export class SessionPerson extends AccountRow {
  @Property({ type: 'uuid' })
  personId!: string;
}
