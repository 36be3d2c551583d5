import { Migration } from '@mikro-orm/migrations';

/** Hours between reminders. A reservation has several reminders of a template, of which one is pending. */
export class M106Reminders extends Migration {
  override up(): void {
    this.addSql('alter table screening.message_template add repeat_hours int');
    this.addSql('drop index screening.message_once');
    this.addSql(`
      create unique index message_once on screening.message (account_id, reservation_id, tag)
      where trigger not in ('manual', 'portal_incomplete') and reason is distinct from 'reservation_canceled'`);
    this.addSql(`
      create unique index message_reminder on screening.message (account_id, reservation_id, tag)
      where trigger = 'portal_incomplete' and status in ('queued', 'waiting_for_approval', 'held')`);
  }
}
