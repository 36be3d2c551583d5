import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeAccount, makeKey } from '../../support/accounts.js';
import { built } from '../../support/built.js';
import { makeDocument } from './owners-document.js';
import { partnerServer } from '../../support/partner-server.js';
import { startReceiver } from '../../support/receiver.js';
import { type RunningTest, runningTest } from '../../support/running.js';
import { untilQuiet } from './kept.js';
import { freshRows, makeOwnersRows } from './owners-rows.js';
import type { Asker } from './profiles.js';

/** The owner's data for requests to name. Its names begin with `Canary`, which no other account may see. */
export interface Fixture extends ReturnType<typeof freshRows> {
  service: RunningTest;
  client: pg.Client;
  keys: Record<Asker, string | undefined>;
  account: string;
  /** The parent account of the owner, which is the sibling's too. */
  parent: string;
  listing: string;
  reservation: string;
  /** A reservation with a picture of its guest's document. */
  documented: string;
  /** An API key other than the one that sends the request. */
  key: string;
  freshKey(): Promise<string>;
  freshFailedJob(): Promise<string>;
  freshChat(): Promise<void>;
  /** The first entry of the owner's audit trail. */
  auditEntry: string;
  stop(): Promise<void>;
}

/** A reseller with two operators under it, a stranger, and the owner's rows. */
export async function openFixture(): Promise<Fixture> {
  await built();
  const folder = await mkdtemp(join(tmpdir(), 'access-'));
  const [partner, receiver] = [await partnerServer(), await startReceiver()];
  const settings = {
    WEBHOOK_ALLOW_PRIVATE: 'true',
    DATA_DIR: folder,
    ID_IMAGE_ATTEMPTS: '1000',
    ID_IMAGE_SECONDS: '60',
    // None while rows are compared.
    NOTIFICATION_SECONDS: '3600',
    ...partner.settings,
  };
  const service = await runningTest(settings);
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const parent = await makeAccount(client, null, { name: 'Canary Reseller' });
  const owner = await makeAccount(client, parent.id, { name: 'Canary Stays' });
  const keys = {
    owner: owner.key,
    parent: parent.key,
    sibling: (await makeAccount(client, parent.id)).key,
    stranger: (await makeAccount(client)).key,
    sdk: (await makeKey(client, owner.id, { sdk: true })).key,
    suspended: (await makeAccount(client, parent.id, { suspended: true })).key,
    disabled: (await makeAccount(client, parent.id, { active: false })).key,
    revoked: (await makeKey(client, owner.id, { enabled: false })).key,
    nobody: undefined,
  };
  const rows = await makeOwnersRows(service, owner.headers);
  const documented = await makeDocument(service, owner.headers);
  const fresh = freshRows(service, owner.headers, rows.reservation);
  await fresh.freshRule();
  await fresh.freshPerson();
  await fresh.freshView();
  await untilQuiet(client);
  return {
    service,
    client,
    keys,
    account: owner.id,
    parent: parent.id,
    documented,
    ...rows,
    ...fresh,
    key: (await makeKey(client, owner.id)).keyId,
    freshKey: async () => (await makeKey(client, owner.id)).keyId,
    freshFailedJob: () => failedJob(client, owner.id),
    freshChat: () => setChat(service, owner.headers, `${receiver.url}/canary`),
    auditEntry: await firstEntry(client, owner.id),
    async stop() {
      await client.end();
      await service.stop();
      await Promise.all([partner.stop(), receiver.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sets the team chat of the account. */
async function setChat(service: RunningTest, headers: Record<string, string>, url: string): Promise<void> {
  const { errors } = await service.graph(
    `mutation ($url: String!) { setChatNotifications(input: { url: $url, topics: [PROBLEMS] }) {
      chatNotifications { host } userErrors { code message field rule } } }`,
    { url },
    headers,
  );
  if (errors) throw new Error(JSON.stringify(errors));
}

/** A failed job of the account; a retry finds nothing to do. */
export async function failedJob(client: pg.Client, accountId: string): Promise<string> {
  const text = `
    insert into jobs.job (name, data, singleton_key, source_name, source_created_on, source_retry_count, source_output)
    values ('given-up', $1, gen_random_uuid()::text, 'follow-listing', now(), 0, '{"reason":"canary"}') returning id`;
  const data = JSON.stringify({ accountId, listingId: randomUUID() });
  return (await client.query<{ id: string }>(text, [data])).rows[0]!.id;
}

async function firstEntry(client: pg.Client, accountId: string): Promise<string> {
  const text = 'select id from identity.audit_entry where account_id = $1 and sequence = 1';
  return (await client.query<{ id: string }>(text, [accountId])).rows[0]!.id;
}
