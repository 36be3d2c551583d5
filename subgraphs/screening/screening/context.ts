import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { SignedLink } from '#kit/cipher/link-token.js';
import { connectBy } from '#kit/graph/connect-by.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { isId } from '#kit/id.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import type { BookingContext } from '../booking/context.js';
import type { IdImageSettings } from '../booking/id-document/id-image-settings.js';
import { StoredDecision } from './decision/decision.entity.js';
import { decisionWithReasons } from './decision/sealed-reasons.js';
import type { GuestPlaces, Whereabouts } from './places/guest-places.type.js';
import type { ReportFile } from './report/report.type.js';
import { BusinessRule } from './rules/business-rule.entity.js';
import { BusinessRuleVersion } from './rules/rule-version.entity.js';

/** Reads of decisions and business rules. They return plain rows, never managed entities. */
export function screeningReads(pool: pg.Pool, orm: MikroORM) {
  const decisionOf = rowsBy<StoredDecision>(pool, {
    table: 'screening.decision',
    columns: columnsOf(orm, StoredDecision),
    by: 'reservation_id',
    type: 'uuid',
    orderBy: 't.created_at desc',
  });
  const rulesOf = rowsBy<BusinessRule>(pool, {
    table: 'screening.business_rule',
    columns: columnsOf(orm, BusinessRule),
    by: 'account_id',
    type: 'uuid',
    orderBy: 't.position, t.id',
  });
  const decision = rowBy<StoredDecision>(pool, {
    table: 'screening.decision',
    columns: columnsOf(orm, StoredDecision),
    by: 'id',
    type: 'uuid',
  });
  const rule = rowBy<BusinessRule>(pool, {
    table: 'screening.business_rule',
    columns: columnsOf(orm, BusinessRule),
    by: 'id',
    type: 'uuid',
  });
  const versions = connectBy<BusinessRuleVersion>(pool, {
    table: 'screening.business_rule_version',
    columns: columnsOf(orm, BusinessRuleVersion),
    by: 'rule_id',
    order: { keys: [{ sql: 't.version', type: 'bigint' }], direction: 'desc' },
  });
  return (viewer: Viewer) => ({
    decision: async (id: string) => {
      const row = isId(id) ? await decision.load(viewer.accountIds, id) : null;
      return row && decisionWithReasons(row);
    },
    businessRule: async (id: string) => (isId(id) ? rule.load(viewer.accountIds, id) : null),
    ruleVersions: (rule: { accountId: string; id: string }, page: PageArgs) => versions(rule, page, (row) => row),
    decisionsOf: async (reservationId: string) =>
      (await decisionOf.load(viewer.accountIds, reservationId)).map(decisionWithReasons),
    rulesOf: (accountId: string) => rulesOf.load(viewer.accountIds, accountId),
  });
}

/** Context of the screening resolvers and use cases. */
export interface ScreeningContext extends BookingContext {
  idImages: IdImageSettings;
  reportUrl(token: string): string;
  makeReport(link: SignedLink, language: string | null): Promise<ReportFile | null>;
  locateGuest(accountId: string, asked: Whereabouts): Promise<GuestPlaces>;
  load: BookingContext['load'] & ReturnType<ReturnType<typeof screeningReads>>;
}
