import type pg from 'pg';
import { isId } from '#kit/id.js';
import { forEveryAccount } from '#kit/store/fence/scope.js';
import { type Branding, shownBranding } from './branding.type.js';

const TEXT = `
  with recursive above as (
    select a.id, a.parent_id, 0 as step from identity.account a where a.id = $1
    union all
    select p.id, p.parent_id, c.step + 1 from identity.account p join above c on p.id = c.parent_id
  )
  select b.name, b.color, b.logo, b.logo_type as "logoType", b.email, b.phone, b.privacy_url as "privacyUrl"
  from above a
  join identity.branding b on b.account_id = a.id and b.id = a.id order by a.step limit 1`;

/**
 * Returns the branding shown to an account's guests: its own, or that of the nearest ancestor with one; null if none.
 */
export async function findBrandingOf(pool: pg.Pool, accountId: string): Promise<Branding | null> {
  if (!isId(accountId)) return null;
  const asked = { name: 'branding-of', text: TEXT, values: [accountId] };
  const { rows } = await forEveryAccount(() => pool.query<Parameters<typeof shownBranding>[0] & object>(asked));
  return rows[0] ? shownBranding(rows[0]) : null;
}
