import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { BackTest, BackTestChange, BackTestWeek } from './back-test.type.js';
import { type StoredFacts, factsOf } from '../decision/packing/pack-decision.js';
import { holds } from './condition/rule-condition.js';
import type { RuleFacts } from './condition/rule-facts.js';
import { type RulesEffect, type RunnableRule, effectOf, firedRules } from './run-rules.js';

/** Number of days tested. */
const DAYS = 90;
const DAY_MS = 86_400_000;
const PAGE = 500;
const SAMPLES = 20;

interface Replayed extends StoredFacts {
  id: string;
  reservationId: string;
  createdAt: string;
  /** Number of whole weeks since the start. */
  week: number;
}

const TEXT = `
  select id, reservation_id as "reservationId", rule_facts as "ruleFacts", packed_facts as "packedFacts",
    email_domain as "emailDomain", created_at::text as "createdAt",
    floor(extract(epoch from created_at - $2::timestamptz) / 604800)::int as week
  from screening.decision
  where account_id = $1 and created_at >= $2::timestamptz and ($3::uuid is null or (created_at, id) > ($4::timestamptz, $3::uuid))
  order by created_at, id limit ${PAGE}`;

/**
 * Runs a rule as if it were live, together with the live ones, over an account's stored decisions of the last 90 days.
 * Uses the facts stored with each decision, so later events do not affect the result.
 */
export async function backTest(
  pool: pg.Pool,
  accountId: string,
  rules: RunnableRule[],
  tried: RunnableRule,
): Promise<BackTest> {
  const since = new Date(Date.now() - DAYS * DAY_MS);
  const others = rules.filter(({ id, state }) => id !== tried.id && state === 'live');
  const after = inOrder(rules, { ...tried, state: 'live' });
  const found = { decisions: 0, notReplayable: 0, fired: 0, unknown: 0 };
  const changes = new Map<string, BackTestChange>();
  const weeks = weeksFrom(since);
  for (let page = await read(pool, accountId, since, null); page.length > 0;) {
    for (const { reservationId, week, ...stored } of page) {
      const facts = factsOf(stored);
      if (!facts) {
        found.notReplayable += 1;
        continue;
      }
      found.decisions += 1;
      const seen = weeks.at(week);
      seen.reservations.add(reservationId);
      const held = holds(tried.condition, facts);
      if (held === null) found.unknown += 1;
      if (held !== true) continue;
      found.fired += 1;
      seen.matched.add(reservationId);
      const [former, latter] = [shown(others, facts), shown(after, facts)];
      if (former !== latter) seen.changed.add(reservationId);
      note(changes, reservationId, former, latter);
    }
    // Lets other requests run between pages.
    await nextTurn();
    page = page.length < PAGE ? [] : await read(pool, accountId, since, page.at(-1)!);
  }
  const sorted = [...changes.values()].sort((left, right) => right.count - left.count);
  return {
    since,
    ...found,
    changed: sorted.reduce((sum, { count }) => sum + count, 0),
    changes: sorted,
    weeks: weeks.all(),
  };
}

/** Counts each reservation once a week. Decisions come in order, so that only one week's reservations are held. */
function weeksFrom(since: Date) {
  const counted: BackTestWeek[] = Array.from({ length: Math.ceil(DAYS / 7) }, (_, n) => ({
    from: new Date(since.getTime() + n * 7 * DAY_MS),
    reservations: 0,
    matched: 0,
    changed: 0,
  }));
  const none = () => ({ reservations: new Set<string>(), matched: new Set<string>(), changed: new Set<string>() });
  let [current, seen] = [0, none()];
  const settle = () => {
    const { reservations, matched, changed } = seen;
    Object.assign(counted[current]!, { reservations: reservations.size, matched: matched.size, changed: changed.size });
  };
  return {
    at(week: number) {
      if (week !== current && week < counted.length) {
        settle();
        [current, seen] = [week, none()];
      }
      return seen;
    },
    all() {
      settle();
      return counted;
    },
  };
}

async function read(pool: pg.Pool, accountId: string, since: Date, last: Replayed | null): Promise<Replayed[]> {
  const values = [accountId, since, last?.id ?? null, last?.createdAt ?? null];
  const { rows } = await pool.query<Replayed>({ name: 'back-test', text: TEXT, values });
  return rows;
}

/** The live rules with the tested rule in its position; both lists are ordered by position. */
function inOrder(rules: RunnableRule[], tried: RunnableRule): RunnableRule[] {
  const placed = rules.some(({ id }) => id === tried.id) ? rules : [...rules, tried];
  return placed.map((rule) => (rule.id === tried.id ? tried : rule)).filter(({ state }) => state === 'live');
}

function shown(rules: RunnableRule[], facts: RuleFacts): string {
  return words(effectOf(facts.decision.status, firedRules(rules, facts)));
}

function words({ status, supervised, screens }: RulesEffect): string {
  const asked = screens.length > 0 ? ` with ${[...new Set(screens)].sort().join(', ')}` : '';
  return (supervised ?? status) + asked;
}

function note(changes: Map<string, BackTestChange>, reservationId: string, before: string, after: string): void {
  if (before === after) return;
  const key = `${before}\n${after}`;
  const change = changes.get(key) ?? { before, after, count: 0, reservationIds: [] };
  change.count += 1;
  const { reservationIds: ids } = change;
  if (ids.length < SAMPLES && !ids.includes(reservationId)) ids.push(reservationId);
  changes.set(key, change);
}
