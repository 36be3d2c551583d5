import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import { MemoryWindow, SLOTS, type SlidingWindow, type Taken, readUse } from './sliding-window.js';

const WINDOW_SECONDS = 60;
const SLOT_SECONDS = WINDOW_SECONDS / SLOTS;

/**
 * A single statement: the row lock serializes requests of one key. Uses the database's clock; if that was set back by
 * more than a minute, counts from its future are dropped.
 */
const TAKE = `
  insert into edge.key_use as u (key_id, slots, counts, allowed, seen)
  select $1, case when fits then array[now] else '{}' end, case when fits then array[$3::int] else '{}' end, fits, now
  from (select floor(extract(epoch from clock_timestamp()) / ${SLOT_SECONDS})::bigint as now, $3::int <= $2::int as fits)
  on conflict (key_id) do update set (slots, counts, allowed, seen) = (
    select
      case when not fits or slots[cardinality(slots)] = now then slots else slots || now end,
      case
        when not fits then counts
        when slots[cardinality(slots)] = now
          then counts[:cardinality(counts) - 1] || (counts[cardinality(counts)] + $3::int)
        else counts || $3::int
      end,
      fits, now
    from (
      select coalesce(array_agg(slot order by slot) filter (where n > 0), '{}') as slots,
        coalesce(array_agg(n order by slot) filter (where n > 0), '{}') as counts,
        coalesce(sum(n), 0) + $3::int <= $2::int as fits, max(clock.now) as now
      from (select least(greatest(u.seen, excluded.seen), excluded.seen + ${SLOTS}) as now) clock
      left join unnest(u.slots, u.counts) as used(slot, n) on slot between clock.now - ${SLOTS} and clock.now
    ) counted)
  returning slots::float8[], counts, allowed, seen::float8 as now`;

const FORGET = `
  delete from edge.key_use where key_id in (
    select key_id from edge.key_use, (select extract(epoch from now()) / ${SLOT_SECONDS} as now) clock
    where seen not between clock.now - 2 * ${SLOTS} and clock.now + ${SLOTS} limit 500
    for update of key_use skip locked)`;

/** A request that waits for the statement before it. */
interface Turn {
  points: number;
  resolve(taken: Taken): void;
  reject(error: unknown): void;
}

interface Row {
  slots: number[];
  counts: number[];
  allowed: boolean;
  now: number;
}

/**
 * A sliding one-minute window shared by all gateways on one database. A key over its limit is rejected locally until its
 * next slot frees up. While the database is unreachable, each process counts by itself.
 *
 * A process has one statement of a key under way; requests that arrive meanwhile share the next one. It would wait for the
 * row's lock anyway.
 */
export class SharedWindow implements SlidingWindow {
  private readonly alone = new MemoryWindow(WINDOW_SECONDS);
  private readonly refusedUntil = new Map<string, number>();
  /** By key and limit, while a statement is under way. */
  private readonly turns = new Map<string, Turn[]>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly log: Log,
    private readonly most = 20_000,
  ) {}

  async take(key: string, limit: number, points = 1): Promise<Taken> {
    const asked = `${limit} ${points} ${key}`;
    const waitMs = (this.refusedUntil.get(asked) ?? 0) - Date.now();
    if (waitMs > 0) return { allowed: false, remaining: 0, resetSeconds: Math.ceil(waitMs / 1000) + 1 };
    const taken = await this.inTurn(key, limit, points).catch((err: unknown) => {
      this.log.warn({ err }, 'limits.counted_alone');
      return this.alone.take(key, limit, points);
    });
    if (!taken.allowed && taken.remaining === 0) this.remember(asked, taken.resetSeconds);
    return taken;
  }

  /** Deletes keys unused for two minutes, in small batches. Returns how many. */
  async sweep(): Promise<number> {
    return (await this.pool.query(FORGET)).rowCount ?? 0;
  }

  private inTurn(key: string, limit: number, points: number): Promise<Taken> {
    const line = `${limit} ${key}`;
    const { promise, resolve, reject } = Promise.withResolvers<Taken>();
    const turn = { points, resolve, reject };
    const waiting = this.turns.get(line);
    if (waiting) waiting.push(turn);
    else void this.takeTurns(line, key, limit, turn);
    return promise;
  }

  private async takeTurns(line: string, key: string, limit: number, first: Turn): Promise<void> {
    let turns = [first];
    do {
      this.turns.set(line, []);
      try {
        await this.askTogether(key, limit, turns);
      } catch (error) {
        turns.push(...this.turns.get(line)!);
        this.turns.set(line, []);
        for (const { reject } of turns) reject(error);
      }
      turns = this.turns.get(line)!;
    } while (turns.length > 0);
    this.turns.delete(line);
  }

  /** The results are those of requests one after the other. */
  private async askTogether(key: string, limit: number, turns: readonly Turn[]): Promise<void> {
    const points = turns.reduce((sum, turn) => sum + turn.points, 0);
    const all = await this.ask(key, limit, points);
    if (all.allowed || turns.length === 1) {
      let remaining = all.allowed ? all.remaining + points : all.remaining;
      for (const turn of turns) {
        if (all.allowed) remaining -= turn.points;
        turn.resolve({ ...all, remaining });
      }
      return;
    }
    const full = new Map<number, Taken>();
    for (const turn of turns) {
      const taken = full.get(turn.points) ?? (await this.ask(key, limit, turn.points));
      if (!taken.allowed && taken.remaining === 0) full.set(turn.points, taken);
      turn.resolve(taken);
    }
  }

  private async ask(key: string, limit: number, points: number): Promise<Taken> {
    const { rows } = await this.pool.query<Row>({ name: 'take-key-use', text: TAKE, values: [key, limit, points] });
    return readUse({ ...rows[0]!, limit, points, slotSeconds: SLOT_SECONDS });
  }

  /** Asks the database again in the last second, because the wait was rounded up. */
  private remember(asked: string, seconds: number): void {
    if (this.refusedUntil.size >= this.most) this.refusedUntil.clear();
    this.refusedUntil.set(asked, Date.now() + (seconds - 1) * 1000);
  }
}
