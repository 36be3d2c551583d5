import type { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { portraitItself } from '../../../packages/document-reader/bench/licence-back.js';
import { eventually } from '../eventually.js';
import type { RunningTest } from '../running.js';
import { pictureTest } from './uploads.js';

export interface DigitalTest {
  at: Awaited<ReturnType<typeof pictureTest>>;
  client: pg.Client;
  /** The folder of trusted certificates. */
  trust: string;
  /** The picture of the sample person `one`. */
  portrait: Buffer;
  stop(): Promise<void>;
}

/** A service that trusts these certificates by the setting of this name. */
export async function digitalTest(setting: string, trusted: readonly X509Certificate[]): Promise<DigitalTest> {
  const trust = await mkdtemp(join(tmpdir(), 'trust-'));
  await writeFile(join(trust, 'trusted.pem'), trusted.map(String).join('\n'));
  const at = await pictureTest({ [setting]: trust });
  const client = new pg.Client({ connectionString: at.service.databaseUrl });
  await client.connect();
  const stop = async () => {
    await client.end();
    await at.stop();
    await rm(trust, { recursive: true, force: true });
  };
  return { at, client, trust, portrait: await portraitItself('one'), stop };
}

/** What the audit trail has about an ID check, once it has passed and its picture was viewed. */
export const auditedActions = (client: pg.Client, id: string): Promise<string[]> =>
  eventually(async () => {
    const text = `select action from identity.audit_entry where record_id = $1 and action like 'id_check.%'`;
    const { rows } = await client.query<{ action: string }>(text, [id]);
    const found = rows.map(({ action }) => action);
    return found.includes('id_check.image_viewed') && found.includes('id_check.passed') ? found : null;
  });

/** Sends a document as files in a form; `files` are in base64, by the name of their variable. */
export async function sendForm(
  { url, key }: RunningTest,
  query: string,
  id: string,
  files: Record<string, string>,
): Promise<unknown> {
  const names = Object.keys(files);
  const form = new FormData();
  const variables = { id, ...Object.fromEntries(names.map((name) => [name, null])) };
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(names.map((name, n) => [n, [`variables.${name}`]]))));
  for (const [n, text] of Object.values(files).entries())
    form.append(String(n), new Blob([Buffer.from(text, 'base64')]), `${n}.bin`);
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'x-api-key': key }, body: form });
  const { data } = (await answer.json()) as { data: { submitDigitalDocument: unknown } };
  return data.submitDigitalDocument;
}

/** What is stored of a stay's documents, encrypted. */
export const storedReadings = async (client: pg.Client, id: string) =>
  (await client.query('select reading, file_name, file_key from screening.id_image where reservation_id = $1', [id]))
    .rows;
