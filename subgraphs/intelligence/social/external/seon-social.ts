import { z } from 'zod';
import { unknown } from '../../answer/answer.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import { ProviderFailed } from '../../providers/provider-failed.js';
import type { Provider } from '../../providers/provider.js';
import type { SocialQuestion } from '../question.js';
import type { SocialAccount, SocialClue, SocialFacts } from '../social-answer.type.js';

/** An account in a response; null: unknown. */
const Account = z.object({ registered: z.boolean().nullable() });

/** Networks are listed individually or in groups of the same shape. */
const Grouped = z.record(z.string(), z.unknown());

/** Networks in `account_details` at any depth, without those that could not be checked. */
function accountsOf(details: Record<string, unknown>, by: SocialClue, depth = 2): SocialAccount[] {
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

const NAME = 'seon';

/** Email API v3 and Phone API v2; other members are ignored. */
const Footprint = z.object({
  success: z.boolean(),
  data: z.object({ account_details: z.record(z.string(), z.unknown()).nullish() }).nullish(),
});

/** SEON's digital footprint of an email address and a phone number. */
export function seonSocial({ url, key }: Side): Provider<SocialQuestion, SocialFacts> {
  const ask = async (path: string, by: SocialClue, signal: AbortSignal) => {
    const said = await callJson(Footprint, {
      name: NAME,
      signal,
      allowPrivate: true,
      headers: { 'x-api-key': key },
      url: `${url}/SeonRestService/${path}`,
    });
    if (!said?.success) throw new ProviderFailed(NAME, 'refused');
    return accountsOf(said.data?.account_details ?? {}, by);
  };
  return {
    name: NAME,
    async ask({ email, phone }, signal) {
      const asked = [
        ...(email ? [ask(`email-api/v3/${encodeURIComponent(email)}`, 'email', signal)] : []),
        ...(phone ? [ask(`phone-api/v2/${encodeURIComponent(phone)}`, 'phone', signal)] : []),
      ];
      const accounts = (await Promise.all(asked)).flat();
      return email || phone ? saidNow('SEON', { accounts }) : unknown('nothing_to_ask_by');
    },
  };
}
