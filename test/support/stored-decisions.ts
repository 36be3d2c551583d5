import type { Client, Pool } from 'pg';
import { pack, unpack } from '#subgraphs/screening/screening/decision/packing/packing.js';
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

/** Changes the signals of a reservation's stored decisions. */
export async function changeSignals(
  client: Client | Pool,
  reservationId: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- tests write what they need
  change: (signals: any) => void,
): Promise<void> {
  for (const { id, signals, outcome, rules } of await storedDecisions(client, reservationId)) {
    change(signals);
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
