import type pg from 'pg';
import type { Lookup } from '../providers/lookup.js';
import { embeddedPhone } from './embedded-phone.js';
import { twilioPhone } from './external/twilio-phone.js';
import { importedPhone } from './imported-phone.js';
import { carriers } from './importers/carriers.js';
import type { PhoneFacts } from './phone-facts.type.js';
import type { PhoneQuestion } from './question.js';

const reads = ({ pool }: { pool: pg.Pool }) => ({
  phone: (number: string, defaultCountry?: string | null) => importedPhone(pool, number, defaultCountry),
});

const phone: Lookup<PhoneQuestion, PhoneFacts, ReturnType<typeof reads>> = {
  builtIn: ({ number, defaultCountry }) => embeddedPhone.facts(number, defaultCountry),
  imported: ({ phone: read }, { number, defaultCountry }) => read(number, defaultCountry),
  datasets: ['carriers'],
  external: { twilio: twilioPhone },
};

export const phoneSources = { reads, lookups: { phone }, datasets: [carriers] };
