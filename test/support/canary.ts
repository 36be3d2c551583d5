import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { projectRoot } from '#kit/process/project-root.js';
import { openedValues } from './sealed-columns.js';
import { unpackedText } from './stored-decisions.js';

/** Prefix of all words of the fictitious guest; in no other text. */
const TOKEN = 'qzvor';

/** A unique guest. Every text contains the token; the rest are numbers that occur nowhere else. */
export const CANARY = {
  first: 'Qzvorann',
  last: 'Qzvorlást',
  email: 'Qzvor.Mail@qzvor-home.example',
  phones: ['+13035550187', '+1 (303) 555-0187', '1-303-555-0187'],
  birthDate: '1987-03-29',
  ip: '203.0.113.77',
  street: '77 Qzvorstreet, Denver',
  card: 'QZVORANN H CARD',
  document: 'QZVOR99812',
  billingPhone: '+13035550199',
  note: 'Qzvornote: was loud.',
  words: 'Qzvorwords for you.',
  reason: 'Qzvorreason (broke the door).\nTwice.',
};

const NUMBERS = ['3035550187', '303) 555-0187', '303-555-0187', '1987-03-29', '203.0.113.77', '3035550199'];

/** The base64 forms of a text, at each offset in the encoded bytes. */
function inBase64(text: string): string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
    // The first and the last characters contain bits of the surrounding bytes.
    return encoded.slice(Math.ceil((offset * 4) / 3), Math.floor(((offset + Buffer.byteLength(text)) * 4) / 3) - 1);
  });
}

const plain = [TOKEN, ...NUMBERS];
// Whole values: a few characters of base64 would turn up in random bytes.
const values = [...Object.values(CANARY).flat(), ...NUMBERS];
const spellings = values.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
const encoded = [...new Set([...spellings.flatMap(inBase64), ...spellings.map((text) => encodeURIComponent(text))])];
const hex = ['qzvor', 'Qzvor', 'QZVOR', ...NUMBERS].map((text) => Buffer.from(text).toString('hex'));

/** Whether a text contains data of the fictitious guest: plain, in any case, escaped, in base64 or in hex. */
export function holdsCanary(text: string): boolean {
  const lower = text.toLowerCase();
  if ([...plain, ...hex].some((word) => lower.includes(word))) return true;
  const inUrlAlphabet = text.replaceAll('-', '+').replaceAll('_', '/');
  return encoded.some((word) => text.includes(word) || inUrlAlphabet.includes(word));
}

/** A value of the database that contains data of the guest. `sealed`: only after decryption. */
export interface Hit {
  table: string;
  column: string;
  sealed: boolean;
}

/** Searches every row of every table except PostgreSQL's own, value by value, unpacked; partitions count as their table. */
export async function findCanaries(client: Client): Promise<Hit[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')
       and not (select relispartition from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass)
     order by 1`,
  );
  const hits = new Map<string, Hit>();
  for (const { name: table } of tables) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t`);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        if (holdsCanary(text)) hits.set(`${table}.${column}`, { table, column, sealed: false });
      }
  }
  for (const [place, text] of await unpackedText(client)) {
    const [schema, table, column] = place.split('.') as [string, string, string];
    if (holdsCanary(text)) hits.set(place, { table: `${schema}.${table}`, column, sealed: false });
  }
  for (const { place, text } of await openedValues(client)) {
    const { table, column } = place;
    if (holdsCanary(text)) hits.set(`${table}.${column}`, { table, column, sealed: true });
  }
  return [...hits.values()];
}

/** The rows of the table in docs/operate/privacy.md, one for each column. */
export function documentedColumns(): { place: string; atRest: string }[] {
  const text = readFileSync(join(projectRoot, 'docs/operate/privacy.md'), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, table, columns, , atRest] = line.split('|').map((cell) => cell.trim());
    if (!/^`\w+\.\w+`$/.test(table ?? '')) return [];
    const named = [...columns!.matchAll(/`(\w+)`/g)].map(([, column]) => column!);
    return named.map((column) => ({ place: `${table!.replaceAll('`', '')}.${column}`, atRest: atRest! }));
  });
}

/** Files below a folder that contain data of the guest. */
export function findInFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => holdsCanary(path) || holdsCanary(readFileSync(path, 'latin1')));
}
