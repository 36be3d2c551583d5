import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { makeAccount, type MadeAccount } from './accounts.js';
import { type Receiver, startReceiver } from './receiver.js';
import { type RestartableTest, runningTest } from './running.js';
import { eventually } from './eventually.js';

export interface WebhookTest {
  service: RestartableTest;
  client: pg.Client;
  receiver: Receiver;
  /** A new account with these registrations, as key → path of the receiver; returns its signing secret. */
  listening(keys: Record<string, string>, parentId?: string): Promise<Listening>;
  /** Announces an event as a room would; for the same account and subject in the order of the calls. */
  announce(accountId: string, type: string, payload: Record<string, string>): Promise<string>;
  /** Advances the clock of all deliveries by this much. */
  later(interval: string): Promise<void>;
  /** Waits until the newest delivery of an account matches. */
  delivery(accountId: string, fits: (row: DeliveryRow) => boolean): Promise<DeliveryRow>;
  deliveries(accountId: string): Promise<DeliveryRow[]>;
  stop(): Promise<void>;
}

export interface Listening extends MadeAccount {
  secret: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
export type DeliveryRow = Record<string, any>;

const LATER = `
  with d as (
    update identity.delivery set next_at = next_at - $1::interval, first_failed_at = first_failed_at - $1::interval,
      claimed_until = claimed_until - $1::interval)
  update identity.webhook_endpoint set failing_since = failing_since - $1::interval,
    resting_until = resting_until - $1::interval`;

/** The whole service, which may post to private addresses, with a webhook receiver. */
export async function webhookTest(environment: Record<string, string> = {}): Promise<WebhookTest> {
  const service = await runningTest({ WEBHOOK_ALLOW_PRIVATE: 'true', ...environment });
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const receiver = await startReceiver();
  const deliveries = async (accountId: string) =>
    (
      await client.query('select * from identity.delivery where account_id = $1 order by sequence, created_at', [
        accountId,
      ])
    ).rows as DeliveryRow[];
  return {
    service,
    client,
    receiver,
    deliveries,
    async listening(keys, parentId) {
      const account = await makeAccount(client, parentId ?? null);
      let secret = '';
      for (const [key, path] of Object.entries(keys)) {
        const sent = { webhook_key: `${key}_webhook_url`, webhook_url: receiver.url + path };
        const { status, body } = await service.rest('POST', '/accounts/webhooks', sent, account.headers);
        if (status !== 200) throw new Error(JSON.stringify(body));
        secret ||= body.signing_secret as string;
      }
      return { ...account, secret };
    },
    async announce(accountId, type, payload) {
      const id = randomUUID();
      await client.query(
        `insert into outbox.announcement (id, account_id, type, subject_id, payload, occurred_at)
         values ($1, $2, $3, $4, $5, now()) returning pg_notify('topics', '{"topic":"outbox","message":{}}')`,
        [id, accountId, type, Object.values(payload)[0], payload],
      );
      return id;
    },
    async later(interval) {
      await client.query(LATER, [interval]);
    },
    delivery: (accountId, fits) => eventually(async () => (await deliveries(accountId)).findLast(fits)),
    async stop() {
      await client.end();
      await receiver.stop();
      await service.stop();
    },
  };
}
