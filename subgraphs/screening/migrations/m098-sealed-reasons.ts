import { Migration } from '@mikro-orm/migrations';
import { seal } from '#kit/cipher/cipher.js';

const BATCH = 500;

interface Row {
  accountId: string;
  id: string;
  findings: string[];
  hits?: { reason: string | null }[];
}

/** What was made of the findings then. Written out, since a migration does not follow the code of today. */
const without = (finding: string): string => finding.replace(/\(reason given: [\s\S]*\)\.$/, '(no reason given).');

/** Reasons for blacklist entries, as reservations and decisions quote them, are encrypted beside. */
export class M098SealedReasons extends Migration {
  override async up(): Promise<void> {
    for (const table of ['reservation', 'decision'])
      await this.execute(`alter table screening.${table} add column sealed_reasons text`);
    await this.each(
      `entries #> '{blacklist,findings}' as findings from screening.reservation`,
      `entries`,
      async (rows) => {
        const made = rows.map((row) => ({
          ...row,
          findings: row.findings.map(without),
          sealed: seal(JSON.stringify(row.findings), 'screening.reservation.sealed_reasons', row),
        }));
        await this.execute(
          `update screening.reservation t set sealed_reasons = w.sealed,
           entries = jsonb_set(entries, '{blacklist,findings}', w.findings)
         from jsonb_to_recordset(?::jsonb) as w("accountId" uuid, id uuid, sealed text, findings jsonb)
         where t.account_id = w."accountId" and t.id = w.id`,
          [JSON.stringify(made)],
        );
      },
    );
    const columns = `outcome #> '{entries,blacklist,findings}' as findings, signals #> '{blacklist,hits}' as hits`;
    await this.each(`${columns} from screening.decision`, `outcome -> 'entries'`, async (rows) => {
      const made = rows.map(({ hits = [], ...row }) => {
        const quoted = { reasons: hits.map(({ reason }) => reason), findings: row.findings };
        return {
          ...row,
          findings: row.findings.map(without),
          hits: hits.map((hit) => ({ ...hit, reason: null })),
          sealed: seal(JSON.stringify(quoted), 'screening.decision.sealed_reasons', row),
        };
      });
      await this.execute(
        `update screening.decision t set sealed_reasons = w.sealed,
           outcome = jsonb_set(outcome, '{entries,blacklist,findings}', w.findings),
           signals = jsonb_set(signals, '{blacklist,hits}', w.hits)
         from jsonb_to_recordset(?::jsonb) as w("accountId" uuid, id uuid, sealed text, findings jsonb, hits jsonb)
         where t.account_id = w."accountId" and t.id = w.id`,
        [JSON.stringify(made)],
      );
    });
  }

  /** Rows whose findings quote a reason, some at a time and in the order of their ids. */
  private async each(read: string, entries: string, change: (rows: Row[]) => Promise<void>): Promise<void> {
    const page = `
      select account_id as "accountId", id, ${read}
      where ${entries} #>> '{blacklist,findings}' like '%(reason given: %' and id > ? order by id limit ${BATCH}`;
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = (await this.execute(page, [after])) as unknown as Row[];
      if (rows.length === 0) return;
      await change(rows);
      after = rows.at(-1)!.id;
    }
  }
}
