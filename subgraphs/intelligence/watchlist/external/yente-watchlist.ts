import { z } from 'zod';
import type { Provider } from '../../providers/provider.js';
import type { WatchlistQuestion } from '../question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import type { WatchlistHit } from '../facts.js';
import { weighed } from './weigh-birth-date.js';

const NAME = 'yente';

/** `POST /match/{dataset}` with one query named `asked`; other members are ignored. */
const Matched = z.object({
  responses: z.object({
    asked: z.object({
      status: z.literal(200),
      results: z.array(
        z.object({
          id: z.string().min(1),
          caption: z.string(),
          schema: z.string(),
          datasets: z.array(z.string()),
          score: z.number().min(0).max(1),
          properties: z.record(z.string(), z.array(z.unknown())),
        }),
      ),
    }),
  }),
});

/** Schemas of other kinds than person; a legal entity is a person or an organization. */
const SCHEMAS: Record<string, string> = {
  organisation: 'Organization',
  entity: 'Organization',
  vessel: 'Vessel',
  aircraft: 'Airplane',
  unknown: 'LegalEntity',
};

const texts = (values: unknown[] | undefined) => (values ?? []).filter((value) => typeof value === 'string');

/** A yente server, which matches FollowTheMoney entities in all its datasets. Sends a key if one is configured. */
export function yenteWatchlist({ url, key }: Side): Provider<WatchlistQuestion, { hits: WatchlistHit[] }> {
  return {
    name: NAME,
    async ask({ name, kind, birthDate, countries, threshold, size }, signal) {
      // Without further information, a birth date implies a person.
      const person = kind === 'person' || (kind === null && birthDate !== null);
      const properties = {
        name: [name],
        ...(countries.length > 0
          ? { [person ? 'nationality' : 'country']: countries.map((code) => code.toLowerCase()) }
          : {}),
      };
      const said = await callJson(Matched, {
        name: NAME,
        signal,
        allowPrivate: true,
        method: 'POST',
        url: `${url}/match/default?${new URLSearchParams({ limit: String(size), threshold: String(threshold) })}`,
        headers: { 'content-type': 'application/json', ...(key && { authorization: `ApiKey ${key}` }) },
        body: JSON.stringify({
          queries: { asked: { schema: person ? 'Person' : SCHEMAS[kind ?? 'unknown'], properties } },
        }),
      });
      const hits = said!.responses.asked.results
        .map(({ id, caption, schema, datasets, score, properties: of }) => ({
          id,
          name: caption,
          kind: schema,
          lists: datasets,
          score,
          aliases: [...new Set([...texts(of.name), ...texts(of.alias), ...texts(of.weakAlias)])],
          birthDates: texts(of.birthDate),
          countries: [...new Set([...texts(of.nationality), ...texts(of.country)])].map((code) => code.toUpperCase()),
        }))
        .flatMap((hit) => weighed(hit, birthDate, threshold));
      return saidNow('yente', { hits });
    },
  };
}
