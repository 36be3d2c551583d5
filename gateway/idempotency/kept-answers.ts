import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { lookupDigest, seal } from '#kit/cipher/cipher.js';
import type { RequestClaim } from '#kit/viewer/request-claim.js';
import { openAnswer } from '#kit/store/edge-tables.js';
import { forAccounts, forEveryAccount } from '#kit/store/fence/scope.js';

/** A stored response, replayed for a repeated request. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The result of claiming a key: this request is the first (`claimed`), or the state of the first one. */
export type Claim =
  | { state: 'claimed'; claim: OpenClaim }
  | { state: 'answered'; answer: KeptAnswer }
  | { state: 'running' }
  | { state: 'reused' }
  /** The response was about a guest whose data has been erased since. */
  | { state: 'erased' };

/** A claim on a key, held until the response is stored or the key is released. */
export interface OpenClaim {
  /** Passed along with the viewer to the code that writes. */
  hold: RequestClaim;
  keep(answer: KeptAnswer): Promise<void>;
  /** The request changed nothing: releases the key, also for other requests. */
  release(): Promise<void>;
  /** The request may have changed something: only the same request can continue, immediately. */
  leave(): Promise<void>;
}

export interface Repeatable {
  accountId: string;
  key: string;
  /** Everything that identifies the request. */
  request: string;
}

/** No response yet, and recent enough to be retried. */
const UNFINISHED = `kept.answer is null and not kept.erased and kept.claimed_at > now() - interval '24 hours'`;

const LEASE = `now() + interval '10 seconds'`;

/** Claims a new key, or takes over an unfinished identical request whose process is gone. */
const CLAIM = `
  insert into edge.kept_answer as kept (account_id, key_digest, request_digest, claim, lapses_at, claimed_at)
  values ($1, $2, $3, $4, ${LEASE}, now())
  on conflict (account_id, key_digest) do update set claim = excluded.claim, lapses_at = excluded.lapses_at
    where kept.lapses_at < now() and kept.request_digest = excluded.request_digest and ${UNFINISHED}
  returning claimed_at < now() as resumed`;

const READ = `
  select request_digest = $3 as same, answer, erased, lapses_at < now() and not (${UNFINISHED}) as gone
  from edge.kept_answer as kept where account_id = $1 and key_digest = $2`;

const DROP = `
  delete from edge.kept_answer as kept
  where account_id = $1 and key_digest = $2 and lapses_at < now() and not (${UNFINISHED})`;

const RENEW = `
  update edge.kept_answer as kept set lapses_at = ${LEASE}
  from unnest($1::uuid[], $2::text[], $3::uuid[]) as held (account_id, key_digest, claim)
  where kept.account_id = held.account_id and kept.key_digest = held.key_digest and kept.claim = held.claim
    and kept.answer is null and not kept.erased`;

const KEEP = `
  update edge.kept_answer set answer = $4, lapses_at = now() + interval '24 hours'
  where account_id = $1 and key_digest = $2 and claim = $3 and not erased`;

const RELEASE = `delete from edge.kept_answer where account_id = $1 and key_digest = $2 and claim = $3`;

/** If nothing was written, there is nothing to continue. */
const RELEASE_UNWRITTEN = `
  ${RELEASE} and not exists (select from edge.performed_step where account_id = $1 and key_digest = $2)`;

const LAPSE = `
  update edge.kept_answer set lapses_at = now() - interval '1 millisecond'
  where account_id = $1 and key_digest = $2 and claim = $3 and answer is null`;

const FORGET = `
  delete from edge.kept_answer where (account_id, key_digest) in (
    select account_id, key_digest from edge.kept_answer as kept where lapses_at < now() and not (${UNFINISHED})
    limit 500 for update skip locked)`;

/** A claim expires ten seconds after its last renewal. A request that never completes is renewed for six minutes. */
const RENEW_MS = 3_000;
const LONGEST_MS = 360_000;

interface Held extends RequestClaim {
  since: number;
}

/**
 * Stores the responses of requests with an Idempotency-Key for 24 hours, encrypted, under keyed digests of key and
 * request. The row is claimed before the work begins, so only one of several identical requests does it, across
 * processes. Writes are recorded under the claim in the same transaction (`claimed-writes.ts`), so that a retry of an
 * unfinished request continues from there.
 */
export class KeptAnswers {
  readonly #held = new Set<Held>();
  #renewing: NodeJS.Timeout | undefined;

  constructor(private readonly pool: pg.Pool) {}

  claim(asked: Repeatable): Promise<Claim> {
    return forAccounts([asked.accountId], () => this.claimed(asked));
  }

  private async claimed({ accountId, key, request }: Repeatable): Promise<Claim> {
    const keyDigest = lookupDigest(`key\n${key}`);
    const place = [accountId, keyDigest];
    const values = [...place, lookupDigest(`request\n${request}`)];
    const claim = randomUUID();
    for (let tries = 0; tries < 5; tries += 1) {
      const claiming = { name: 'claim-answer', text: CLAIM, values: [...values, claim] };
      const claimed = (await this.pool.query<{ resumed: boolean }>(claiming)).rows[0];
      if (claimed)
        return { state: 'claimed', claim: this.open({ accountId, keyDigest, claim, isResumed: claimed.resumed }) };
      const statement = { name: 'kept-answer', text: READ, values };
      const { rows } = await this.pool.query<Found>(statement);
      const [row] = rows;
      // Released in the meantime by the request that held it.
      if (!row) continue;
      if (row.gone) await this.pool.query({ name: 'drop-answer', text: DROP, values: place });
      else if (!row.same) return { state: 'reused' };
      else if (row.erased) return { state: 'erased' };
      else if (row.answer === null) return { state: 'running' };
      else {
        const answer = openAnswer(row.answer, { accountId, keyDigest });
        return { state: 'answered', answer: JSON.parse(answer) as KeptAnswer };
      }
    }
    return { state: 'running' };
  }

  /** Deletes expired rows in small batches. Returns how many. */
  async sweep(): Promise<number> {
    return (await forEveryAccount(() => this.pool.query(FORGET))).rowCount ?? 0;
  }

  private open(hold: RequestClaim): OpenClaim {
    const own = [hold.accountId, hold.keyDigest, hold.claim];
    const held = { ...hold, since: Date.now() };
    this.#held.add(held);
    this.#renewing ??= setInterval(() => this.renew(), RENEW_MS).unref();
    const ask = (text: string, values: string[]) => forAccounts([hold.accountId], () => this.pool.query(text, values));
    const settle = async (...statements: string[]) => {
      this.#held.delete(held);
      for (const text of statements) if ((await ask(text, own)).rowCount) return;
    };
    return {
      hold,
      keep: async (answer) => {
        this.#held.delete(held);
        const row = { accountId: hold.accountId, id: hold.keyDigest };
        await ask(KEEP, [...own, seal(JSON.stringify(answer), 'edge.kept_answer.answer', row)]);
      },
      release: () => settle(RELEASE),
      leave: () => settle(RELEASE_UNWRITTEN, LAPSE),
    };
  }

  private renew(): void {
    const oldest = Date.now() - LONGEST_MS;
    for (const held of this.#held) if (held.since < oldest) this.#held.delete(held);
    const held = [...this.#held];
    if (held.length === 0) {
      clearInterval(this.#renewing);
      this.#renewing = undefined;
      return;
    }
    const columns = (['accountId', 'keyDigest', 'claim'] as const).map((name) => held.map((one) => one[name]));
    // The next renewal retries; a claim survives two failed renewals.
    forEveryAccount(() => this.pool.query(RENEW, columns)).catch(() => undefined);
  }
}

interface Found {
  same: boolean;
  answer: string | null;
  erased: boolean;
  gone: boolean;
}
