import { z } from 'zod';
import type { SocialAccount, SocialClue } from '../social-account.type.js';

/** An account in an answer of the interface; null: it could not be told. */
const Account = z.object({ registered: z.boolean().nullable() });

/** Networks come alone or in groups; a group holds more of the same. */
const Grouped = z.record(z.string(), z.unknown());

/** The networks of `account_details`, however deep its groups are; those that could not be asked are left out. */
export function accountsOf(details: Record<string, unknown>, by: SocialClue, depth = 2): SocialAccount[] {
  return Object.entries(details).flatMap(([name, value]): SocialAccount[] => {
    const account = Account.safeParse(value).data;
    if (account) {
      const { registered } = account;
      return registered === null ? [] : [{ by, network: name.toLowerCase(), registered }];
    }
    const group = depth > 0 ? Grouped.safeParse(value).data : undefined;
    return group ? accountsOf(group, by, depth - 1) : [];
  });
}
