import { z } from 'zod';
import type { Provider } from '../../providers/provider.js';
import { embeddedPhone } from '../embedded-phone.js';
import type { PhoneFacts } from '../phone-facts.type.js';
import type { PhoneLineType } from '../phone-line-type.js';
import type { PhoneQuestion } from '../question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, basic, saidNow } from '../../providers/http/side.js';

const NAME = 'twilio';

/** Lookup v2 with `line_type_intelligence`; other fields are ignored. */
const Lookup = z.object({
  valid: z.boolean(),
  line_type_intelligence: z
    .object({ carrier_name: z.string().nullish(), type: z.string().nullish(), error_code: z.number().nullish() })
    .nullish(),
});

const LINE_TYPES: Record<string, PhoneLineType> = {
  landline: 'fixed_line',
  mobile: 'mobile',
  fixedVoip: 'voip',
  nonFixedVoip: 'voip',
  personal: 'personal_number',
  tollFree: 'toll_free',
  premium: 'premium_rate',
  sharedCost: 'shared_cost',
  uan: 'uan',
  voicemail: 'voicemail',
  pager: 'pager',
};

/**
 * Twilio Lookup v2, which knows the current carrier of a number. Numbers that are invalid or lack a country are not
 * sent.
 */
export function twilioPhone({ url, user, key }: Side): Provider<PhoneQuestion, PhoneFacts> {
  return {
    name: NAME,
    async ask({ number, defaultCountry }, signal) {
      const planned = await embeddedPhone.facts(number, defaultCountry);
      if (!planned.known || !planned.facts.e164) return planned;
      const said = await callJson(Lookup, {
        name: NAME,
        signal,
        allowPrivate: true,
        headers: { authorization: basic(user, key) },
        url: `${url}/v2/PhoneNumbers/${encodeURIComponent(planned.facts.e164)}?Fields=line_type_intelligence`,
      });
      const line = said!.line_type_intelligence;
      const carrier = line?.carrier_name ? { name: line.carrier_name, type: line.type ?? null } : null;
      const lineType = LINE_TYPES[line?.type ?? ''] ?? planned.facts.lineType;
      return saidNow('Twilio Lookup v2', { ...planned.facts, valid: said!.valid, lineType, carrier });
    },
  };
}
