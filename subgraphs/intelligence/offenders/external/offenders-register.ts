import { z } from 'zod';
import type { Provider } from '../../providers/provider.js';
import type { OffenderQuestion } from '../question.js';
import { isDay } from '#kit/graph/scalars.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import type { SexOffender } from '../facts.js';

const NAME = 'offenders';

const text = z.string().nullish();

/** `GET /sexoffender`; other members are ignored. */
const Found = z.object({
  offenders: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).nullish(),
      name: text,
      firstName: text,
      lastName: text,
      dob: text,
      city: text,
      county: text,
      state: text,
      zipcode: text,
      crime: z.union([z.string(), z.array(z.string())]).nullish(),
      aliases: z.union([z.string(), z.array(z.string())]).nullish(),
      offenderImageUrl: text,
      offenderUrl: text,
    }),
  ),
});

type Row = z.infer<typeof Found>['offenders'][number];

const linesOf = (value: string | string[] | null | undefined): string[] =>
  [value ?? []].flat().flatMap((line) => line.split(/\s*[;\n]\s*/).filter(Boolean));

function offenderOf(row: Row): SexOffender {
  const name = row.name ?? [row.firstName, row.lastName].filter(Boolean).join(' ');
  return {
    id: String(row.id ?? row.offenderUrl ?? name),
    name,
    firstName: row.firstName ?? null,
    lastName: row.lastName ?? null,
    city: row.city ?? null,
    county: row.county ?? null,
    state: row.state ?? null,
    zip: row.zipcode ?? null,
    birthDate: isDay(row.dob?.slice(0, 10) ?? '') ? row.dob!.slice(0, 10) : null,
    imageUrl: row.offenderImageUrl ?? null,
    timestamp: null,
    charges: linesOf(row.crime),
    aliases: linesOf(row.aliases),
  };
}

/** A service that searches the state registers. Its API takes the key only in the query string. */
export function offendersRegister({ url, key }: Side): Provider<OffenderQuestion, { offenders: SexOffender[] }> {
  return {
    name: NAME,
    async ask({ firstName, lastName, birthDate: dob, state }, signal) {
      const query = new URLSearchParams({ key, firstName, lastName, dob, state });
      const request = { name: NAME, signal, allowPrivate: true, url: `${url}/sexoffender?${query}` };
      const said = await callJson(Found, request);
      return saidNow('Offender register service', { offenders: said!.offenders.map(offenderOf) });
    },
  };
}
