import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import type { Log } from '../process/log.js';
import { traceparentInForce } from '../process/trace/span.js';
import { ask } from '../store/fence/scoped-em.js';
import { type WithParts, runWith } from '../store/parts-of-statement.js';
import { prepared } from '../store/prepared.js';
import { GIVEN_UP, GIVEN_UP_DAYS } from './given-up.js';
import type { Job } from './job.js';
import { QUEUE_POOL } from './queue-connection.js';
import { startWorkers } from './start-workers.js';
import { wakeDue } from './wake-due.js';

export type { Job };

/** The parts of a job kind that queueing needs. */
export type Queued<P extends object> = Pick<Job<P>, 'name' | 'keyOf' | 'priorityOf'>;

/** A job queued within the caller's transaction; `traceparent` is the trace it belongs to. */
export interface QueuedOn {
  key: string;
  data: object;
  traceparent?: string | null | undefined;
}

export interface Jobs {
  /** Queues a job within the caller's transaction, so a rollback discards it. `startAfterSeconds` delays it. */
  enqueue<P extends object>(tx: EntityManager, job: Queued<P>, payload: P, startAfterSeconds?: number): Promise<void>;
  /** The same for several payloads, in one statement. */
  enqueueAll<P extends object>(tx: EntityManager, job: Queued<P>, payloads: P[]): Promise<void>;
  /**
   * The same within a transaction on a pool connection; at most one queued job has the same `key`. The statement also
   * runs these parts.
   */
  enqueueOn(client: pg.ClientBase, name: string, payloads: QueuedOn[], parts?: WithParts): Promise<void>;
  /** Requeues failed jobs of an account; returns how many. */
  retryGivenUp(accountId: string, ids: string[]): Promise<number>;
  /** Runs jobs of these kinds until `stop`. */
  work(jobs: Job<never>[]): Promise<void>;
  stop(): Promise<void>;
}

/** Completing a job reads the active ones of its kind; without this index, PostgreSQL reads all that are kept. */
const ACTIVE_INDEX = `create index if not exists job_common_active on jobs.job_common (name, id) where state = 'active'`;

/** The job queue in PostgreSQL. `supervise` is for workers: it requeues jobs of killed ones. */
export async function openJobs(
  url: string,
  options: { supervise: boolean; log: Log; names: string[]; roles?: string[] },
): Promise<Jobs> {
  const boss = new PgBoss({
    ...QUEUE_POOL,
    connectionString: url,
    schema: 'jobs',
    supervise: options.supervise,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // No job waits for another one.
    flowIntervalSeconds: 3_600,
    useListenNotify: options.supervise,
    schedule: false,
  });
  boss.on('error', (err) => options.log.warn({ err }, 'jobs.error'));
  boss.on('warning', () => undefined);
  await boss.start();
  await boss.createQueue(GIVEN_UP, { retentionSeconds: GIVEN_UP_DAYS * 86_400 });
  for (const name of options.names) {
    const kept = { policy: 'short', heartbeatSeconds: 10, notify: true, retryBackoff: true } as const;
    await boss.createQueue(name, { ...kept, deadLetter: GIVEN_UP });
  }
  if (options.supervise) await boss.getDb().executeSql(ACTIVE_INDEX);
  if (options.roles) await letEnqueue(url, options.roles);
  const workers = new Map<string, string>();
  let stopWaking = async (): Promise<void> => undefined;
  return {
    async enqueue(tx, job, payload, startAfterSeconds) {
      await boss.send(job.name, traced(payload), {
        db: within(tx),
        ...placeOf(job, payload),
        ...(startAfterSeconds && { startAfter: startAfterSeconds }),
      });
    },
    async enqueueAll(tx, job, payloads) {
      if (payloads.length === 0) return;
      const all = payloads.map((data) => ({ data: traced(data), ...placeOf(job, data) }));
      await boss.insert(job.name, all, { db: within(tx) });
    },
    async enqueueOn(client, name, payloads, parts) {
      if (payloads.length === 0) return;
      const executeSql = async (text: string, values: unknown[] = []) =>
        parts ? { rows: await runWith(client, parts, { text, values }) } : client.query(prepared(text), values);
      const db = { executeSql };
      const all = payloads.map(({ key, data, traceparent }) => ({
        data: traced(data, traceparent),
        singletonKey: key,
      }));
      await boss.insert(name, all, { db });
    },
    retryGivenUp: (accountId, ids) => boss.redrive(GIVEN_UP, { ids, data: { accountId } }),
    async work(jobs) {
      if (workers.size === 0) stopWaking = wakeDue(boss, workers, options.log);
      await startWorkers(boss, jobs, workers, options.log);
    },
    async stop() {
      await stopWaking();
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
  };
}

/**
 * SQL that queues a job of this kind if the condition holds, as `enqueue` does with a delay: `key`, `data` and `seconds`
 * are expressions. For statements that store something else too; a job without a delay would have to be announced.
 */
export const queueingLater = (
  name: string,
  { key, data, seconds, condition }: { key: string; data: string; seconds: string; condition: string },
): string => `
  insert into jobs.job_common (name, data, start_after, created_on, singleton_key, keep_until, expire_seconds,
    deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select q.name, ${data}, later.at, jobs.job_now(), ${key}, later.at + q.retention_seconds * interval '1 s',
    q.expire_seconds, q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy,
    q.dead_letter, q.heartbeat_seconds
  from jobs.queue q, lateral (select jobs.job_now() + ${seconds} * interval '1 s' as at) later
  where q.name = '${name}' and ${condition}
  on conflict do nothing`;

/** SQL that completes the queued job of this kind and key if the condition holds. It leaves a job that has started alone. */
export const settling = (name: string, key: string, condition: string): string => `
  update jobs.job_common set state = 'completed', completed_on = jobs.job_now()
  where name = '${name}' and coalesce(singleton_key, '') = ${key} and state = 'created' and policy = 'short'
    and ${condition}`;

const LACKING = `
  select exists (select from pg_class c, unnest($1::text[]) role where c.relnamespace = 'jobs'::regnamespace
      and c.relkind in ('r', 'p') and not has_table_privilege(role, c.oid, 'insert, update, select'))
    or not bool_and(has_schema_privilege(role, 'jobs', 'usage')) as lacking from unnest($1::text[]) role`;

/** Grants roles that own nothing the right to queue jobs in their transactions. */
async function letEnqueue(url: string, roles: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7300)');
    const { rows } = await client.query<{ lacking: boolean }>(LACKING, [roles]);
    const to = roles.join(', ');
    if (rows[0]!.lacking)
      await client.query(`grant usage on schema jobs to ${to};
        grant select, insert, update on all tables in schema jobs to ${to}`);
  } finally {
    await client.end();
  }
}

/** Runs pg-boss's statements in the caller's transaction. */
const within = (tx: EntityManager): Db => ({
  executeSql: async (text, values) => ({ rows: await ask(tx, prepared(text), values ?? []) }),
});

/** Queue options of a job: its unique key and its priority. */
function placeOf<P extends object>({ keyOf, priorityOf }: Queued<P>, payload: P) {
  const priority = priorityOf?.(payload) ?? 0;
  return { ...(keyOf && { singletonKey: keyOf(payload) }), ...(priority !== 0 && { priority }) };
}

/** The data of a job with the current trace, as JSON, for `queueingLater`. */
export const jobData = (payload: object): string => JSON.stringify(traced(payload));

/** Adds the trace to the payload, under a name that no payload uses. */
function traced(payload: object, traceparent: string | null | undefined = traceparentInForce()): object {
  return traceparent ? { ...payload, traceparent } : payload;
}
