import { Migration } from '@mikro-orm/migrations';

/** What each imported version covers, and when its publisher was last asked whether it is the latest. */
export class M080Coverage extends Migration {
  override up(): void {
    this.addSql(
      'alter table intelligence.dataset_version add column coverage jsonb, add column checked_at timestamptz',
    );
    this
      .addSql(`update intelligence.dataset_version v set coverage = json_build_object('countries', array['US'], 'states',
      array(select distinct state from intelligence.sex_offender where version_id = v.id order by 1))
      where dataset = 'sex-offenders' and state = 'in_force'`);
    this.addSql(`update intelligence.dataset_version v set coverage = (
      select json_build_object('countries', array_agg(distinct country_code),
        'states', coalesce(array_agg(distinct state_code) filter (where country_code = 'US' and state_code is not null), '{}'),
        'sources', array_agg(distinct source), 'from', min(filed_on), 'to', max(filed_on))
      from intelligence.eviction where version_id = v.id)
      where dataset = 'evictions' and state = 'in_force'`);
  }
}
