import type { Client, Pool } from 'pg';
import { pack, unpack } from '#subgraphs/screening/screening/decision/packing/packing.js';
import type { ShownResult } from '#subgraphs/screening/screening/decision/packing/pack-result.js';
import { factsOf, unpackDecision } from '#subgraphs/screening/screening/decision/packing/pack-decision.js';

const COLUMNS = `id, reservation_id as "reservationId", signals, outcome, rules, packed, asked,
  rule_facts as "ruleFacts", packed_facts as "packedFacts", email_domain as "emailDomain"`;

/** Stored decisions in their order, unpacked: of one reservation, or all. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
export async function storedDecisions(client: Client | Pool, reservationId: string | null = null): Promise<any[]> {
  const { rows } = await client.query(
    `select ${COLUMNS} from screening.decision where $1::uuid is null or reservation_id = $1 order by created_at, id`,
    [reservationId],
  );
  return rows.map((row) => ({ ...unpackDecision(row), ruleFacts: factsOf(row) }));
}

/** Changes a reservation's stored decisions. */
export async function changeDecisions(
  client: Client | Pool,
  reservationId: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- tests write what they need
  change: (decision: { signals: any; outcome: any }) => void,
): Promise<void> {
  for (const { id, signals, outcome, rules } of await storedDecisions(client, reservationId)) {
    change({ signals, outcome });
    await client.query('update screening.decision set packed = $2 where id = $1', [
      id,
      pack({ signals, outcome, rules }),
    ]);
  }
}

const PACKED = {
  'screening.decision': ['packed', 'packed_facts'],
  'screening.reservation': ['packed_result', 'packed_loyalty'],
};

/** What a database dump holds in packed form: the text of all rows by `schema.table.column`. */
export async function unpackedText(client: Client | Pool): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [table, columns] of Object.entries(PACKED))
    for (const column of columns) {
      const text = `select ${column} as bytes from ${table} where ${column} is not null`;
      const { rows } = await client.query<{ bytes: Uint8Array }>(text);
      texts.set(`${table}.${column}`, JSON.stringify(rows.map(({ bytes }) => unpack(bytes))));
    }
  return texts;
}

/** Gives all decisions and results the form in which earlier versions stored them. */
export async function storeAsBefore(client: Client | Pool): Promise<void> {
  for (const { id, signals, outcome, rules, ruleFacts } of await storedDecisions(client))
    await client.query(
      `update screening.decision set signals = $2, outcome = $3, rules = $4, rule_facts = $5, packed = null,
         packed_facts = null, email_domain = null, as_of = null, verification_status = null, risk_color = null,
         blacklist_hits = null, free_email = null, scenario = null, accommodates = null, listing_country_code = null,
         gaps = null
       where id = $1`,
      [id, ...[signals, outcome, rules, ruleFacts].map((value) => JSON.stringify(value))],
    );
  const { rows } = await client.query<{ id: string; result: Uint8Array; loyalty: Uint8Array | null }>(
    `select id, packed_result as result, packed_loyalty as loyalty from screening.reservation
     where packed_result is not null`,
  );
  for (const { id, result, loyalty } of rows) {
    const { entries, phrases, topRisks, topRecommendations } = unpack(result) as ShownResult;
    const shown = [entries, phrases, topRisks, topRecommendations, loyalty && unpack(loyalty)];
    await client.query(
      `update screening.reservation set entries = $2, phrases = $3, top_risks = $4, top_recommendations = $5,
         loyalty = $6, packed_result = null, packed_loyalty = null, open_checks = null
       where id = $1`,
      [id, ...shown.map((value) => value && JSON.stringify(value))],
    );
  }
}
