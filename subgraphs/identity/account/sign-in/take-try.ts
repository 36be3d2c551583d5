import type { IdentityContext } from '../../context.js';

/** Number of free failures and maximum delay for one counted key. */
export interface Budget {
  /** Keyed digest of what is counted. */
  key: string;
  /** Failures without a delay. */
  free: number;
  /** Maximum delay in seconds. Delays start at 2 seconds and double with each failure. */
  longestSeconds: number;
  /** Whether several users share this budget; a success then only gives back its own attempt. */
  isShared?: boolean;
}

/** Failures expire after this time without another one. Longer than any delay. */
const FORGET_SECONDS = 3_600;

/** Row locks serialize attempts on one key across all processes. */
const LOCK = `
  insert into identity.sign_in_throttle as t (key, failures, blocked_until, forget_at)
  select key, 0, clock_timestamp(), clock_timestamp() + interval '${FORGET_SECONDS} seconds'
    from jsonb_array_elements_text(?::jsonb) key order by key
  on conflict (key) do update set key = excluded.key
  returning key, case when forget_at > clock_timestamp() then failures else 0 end as failures,
    extract(epoch from blocked_until - clock_timestamp())::float8 as wait`;

const COUNT = `
  update identity.sign_in_throttle t set failures = n.failures,
    blocked_until = clock_timestamp() + make_interval(secs => n.pause),
    forget_at = clock_timestamp() + interval '${FORGET_SECONDS} seconds'
  from jsonb_to_recordset(?::jsonb) n(key text, failures int, pause float8) where t.key = n.key`;

const GIVE_BACK = `
  update identity.sign_in_throttle t set blocked_until = clock_timestamp(),
    failures = case when n.shared then greatest(0, failures - 1) else 0 end
  from jsonb_to_recordset(?::jsonb) n(key text, shared boolean) where t.key = n.key`;

/** Deletes more rows than one attempt can create, so that the table does not grow. */
const FORGET = `
  delete from identity.sign_in_throttle where key in (
    select key from identity.sign_in_throttle where forget_at < now() limit 20 for update skip locked)`;

/**
 * Counts an attempt as failed in all of these budgets before it is made, so that concurrent attempts cannot slip
 * through; `giveBack` undoes that on success. Returns null, or the seconds to wait; then nothing was counted.
 */
export async function takeTry({ emOf }: Pick<IdentityContext, 'emOf'>, budgets: Budget[]): Promise<number | null> {
  const keys = JSON.stringify(budgets.map(({ key }) => key));
  return emOf([]).transactional(async (tx) => {
    await tx.execute(FORGET);
    const rows = await tx.execute<{ key: string; failures: number; wait: number }[]>(LOCK, [keys]);
    const wait = Math.max(...rows.map((row) => row.wait));
    if (wait > 0) return Math.max(1, Math.ceil(wait));
    const counted = budgets.map((budget) => {
      const failures = rows.find(({ key }) => key === budget.key)!.failures + 1;
      return { key: budget.key, failures, pause: pauseAfter(failures, budget) };
    });
    await tx.execute(COUNT, [JSON.stringify(counted)]);
    return null;
  });
}

/** Undoes `takeTry` after a success: resets individual budgets and gives back one attempt to shared ones. */
export async function giveBack({ emOf }: Pick<IdentityContext, 'emOf'>, budgets: Budget[]): Promise<void> {
  const right = budgets.map(({ key, isShared = false }) => ({ key, shared: isShared }));
  await emOf([]).execute(GIVE_BACK, [JSON.stringify(right)]);
}

function pauseAfter(failures: number, { free, longestSeconds }: Budget): number {
  return failures <= free ? 0 : Math.min(longestSeconds, 2 ** Math.min(30, failures - free));
}
