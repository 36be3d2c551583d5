import type { IdentityContext } from '../../context.js';

/** Failed tries that are allowed of one thing, and how long the pauses after them may grow. */
export interface Budget {
  /** Keyed digest of what is counted. */
  key: string;
  /** Failures without a pause. */
  free: number;
  /** The longest pause, in seconds: pauses begin with 2 seconds and double with each failure. */
  longestSeconds: number;
  /** Counted for several people at once: one who succeeds takes only their own try back. */
  isShared?: boolean;
}

/** Failures are forgotten after so long without another one; longer than any pause. */
const FORGET_SECONDS = 3_600;

/** The rows' locks make tries of one key wait for each other in all processes. */
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

/** More than one try can leave behind. */
const FORGET = `
  delete from identity.sign_in_throttle where key in (
    select key from identity.sign_in_throttle where forget_at < now() limit 20 for update skip locked)`;

/**
 * Counts a try as failed in all of these budgets before it is made, so that tries at the same moment do not slip through;
 * `giveBack` says that it was right. Gives null, or the whole seconds to wait: then nothing was counted.
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

/** The try was right: what is counted for one person begins anew, what is counted for several loses this try. */
export async function giveBack({ emOf }: Pick<IdentityContext, 'emOf'>, budgets: Budget[]): Promise<void> {
  const right = budgets.map(({ key, isShared = false }) => ({ key, shared: isShared }));
  await emOf([]).execute(GIVE_BACK, [JSON.stringify(right)]);
}

function pauseAfter(failures: number, { free, longestSeconds }: Budget): number {
  return failures <= free ? 0 : Math.min(longestSeconds, 2 ** Math.min(30, failures - free));
}
