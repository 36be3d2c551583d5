import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { lookupDigest, seal } from '#kit/cipher/cipher.js';
import { openAnswer } from '#kit/store/edge-tables.js';

/** What was answered, as a repeat gets it again. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a request is told that names a key: it is the first (`claimed`), or what became of the first. */
export type Claim =
  | { state: 'claimed'; claim: OpenClaim }
  | { state: 'answered'; answer: KeptAnswer }
  | { state: 'running' }
  | { state: 'reused' }
  /** The answer was about a person who has been erased since. */
  | { state: 'erased' };

/** A request that holds its key until it keeps an answer or lets go. */
export interface OpenClaim {
  keep(answer: KeptAnswer): Promise<void>;
  release(): Promise<void>;
}

export interface Repeatable {
  accountId: string;
  key: string;
  /** Everything that makes it the same request. */
  request: string;
}

const CLAIM = `
  insert into edge.kept_answer as kept (account_id, key_digest, request_digest, claim, lapses_at)
  values ($1, $2, $3, $4, now() + interval '60 seconds')
  on conflict (account_id, key_digest) do update
    set request_digest = excluded.request_digest, claim = excluded.claim, answer = null, erased = false,
      lapses_at = excluded.lapses_at
    where kept.lapses_at < now()
  returning claim`;

const READ = `
  select request_digest = $3 as same, answer, erased from edge.kept_answer
  where account_id = $1 and key_digest = $2 and lapses_at >= now()`;

const RENEW = `
  update edge.kept_answer set lapses_at = now() + interval '60 seconds'
  where account_id = $1 and key_digest = $2 and claim = $3 and answer is null`;

const KEEP = `
  update edge.kept_answer set answer = $4, lapses_at = now() + interval '24 hours'
  where account_id = $1 and key_digest = $2 and claim = $3`;

const RELEASE = `delete from edge.kept_answer where account_id = $1 and key_digest = $2 and claim = $3`;

const FORGET = `
  delete from edge.kept_answer where (account_id, key_digest) in (
    select account_id, key_digest from edge.kept_answer where lapses_at < now() limit 500 for update skip locked)`;

/** A claim lapses a minute after its process was last there; one that never answers is renewed for five minutes. */
const RENEW_MS = 20_000;
const MOST_RENEWALS = 15;

/**
 * Answers of requests that carry a key, for 24 hours: sealed, under keyed digests of key and request. The row is
 * claimed before the work begins, so that of equal requests in any number of processes one does it.
 */
export class KeptAnswers {
  constructor(private readonly pool: pg.Pool) {}

  async claim({ accountId, key, request }: Repeatable): Promise<Claim> {
    const keyDigest = lookupDigest(`key\n${key}`);
    const place = [accountId, keyDigest];
    const values = [...place, lookupDigest(`request\n${request}`)];
    const claim = randomUUID();
    for (let tries = 0; tries < 5; tries += 1) {
      const { rowCount } = await this.pool.query({ name: 'claim-answer', text: CLAIM, values: [...values, claim] });
      if (rowCount) return { state: 'claimed', claim: this.open({ accountId, keyDigest }, claim) };
      const statement = { name: 'kept-answer', text: READ, values };
      const { rows } = await this.pool.query<{ same: boolean; answer: string | null; erased: boolean }>(statement);
      const [row] = rows;
      // Gone in between: the one who held it let go.
      if (!row) continue;
      if (!row.same) return { state: 'reused' };
      if (row.erased) return { state: 'erased' };
      if (row.answer === null) return { state: 'running' };
      return { state: 'answered', answer: JSON.parse(openAnswer(row.answer, { accountId, keyDigest })) as KeptAnswer };
    }
    return { state: 'running' };
  }

  /** Forgets, a few at a time, what has lapsed. Gives how many. */
  async sweep(): Promise<number> {
    return (await this.pool.query(FORGET)).rowCount ?? 0;
  }

  private open({ accountId, keyDigest }: { accountId: string; keyDigest: string }, claim: string): OpenClaim {
    const held = [accountId, keyDigest, claim];
    let renewals = 0;
    const renewing = setInterval(() => {
      if (++renewals > MOST_RENEWALS) return clearInterval(renewing);
      // The next turn tries again; a claim outlives two of them.
      this.pool.query(RENEW, held).catch(() => undefined);
    }, RENEW_MS).unref();
    return {
      keep: async (answer) => {
        clearInterval(renewing);
        const row = { accountId, id: keyDigest };
        await this.pool.query(KEEP, [...held, seal(JSON.stringify(answer), 'edge.kept_answer.answer', row)]);
      },
      release: async () => {
        clearInterval(renewing);
        await this.pool.query(RELEASE, held);
      },
    };
  }
}
