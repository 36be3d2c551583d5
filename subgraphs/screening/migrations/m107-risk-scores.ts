import { Migration } from '@mikro-orm/migrations';

/** Risk scores of the last decisions beside the reservations, and an index for lists by arrival day and risk. */
export class M107RiskScores extends Migration {
  override up(): void {
    this.addSql('alter table screening.reservation add risk_score int');
    this.addSql(`
      update screening.reservation r set risk_score = d.score
      from (
        select distinct on (account_id, reservation_id)
          account_id, reservation_id, (outcome ->> 'riskScore')::numeric::int as score
        from screening.decision order by account_id, reservation_id, created_at desc) d
      where r.account_id = d.account_id and r.id = d.reservation_id and r.risk_color is not null`);
    this.addSql(`
      create index reservation_by_arrival_risk on screening.reservation (
        account_id,
        ((left(coalesce(check_in_date, ''), 10) || lpad((100 - coalesce(risk_score, -1))::text, 3, '0')) collate "C"),
        id)`);
  }
}
