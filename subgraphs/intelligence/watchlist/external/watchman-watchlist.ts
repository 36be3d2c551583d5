import { z } from 'zod';
import type { Provider } from '../../providers/provider.js';
import type { WatchlistQuestion } from '../question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import type { WatchlistHit } from '../facts.js';
import { weighed } from './weigh-birth-date.js';

const NAME = 'watchman';

const details = z.object({ altNames: z.array(z.string()).nullish(), birthDate: z.string().nullish() }).nullish();

/** `GET /v2/search`; other members are ignored. */
const Searched = z.object({
  entities: z
    .array(
      z.object({
        name: z.string(),
        entityType: z.string(),
        sourceList: z.string(),
        sourceID: z.string(),
        person: details,
        business: details,
        organization: details,
        match: z.number().min(0).max(1),
      }),
    )
    .nullable(),
});

/**
 * A Watchman server with its own copies of the official lists. It is queried by name; birth dates are compared here.
 */
export function watchmanWatchlist({ url }: Side): Provider<WatchlistQuestion, { hits: WatchlistHit[] }> {
  return {
    name: NAME,
    async ask({ name, kind, birthDate, threshold, size }, signal) {
      const query = new URLSearchParams({ name, minMatch: String(threshold), limit: String(size) });
      if (kind === 'person') query.set('type', 'person');
      const said = await callJson(Searched, {
        name: NAME,
        signal,
        allowPrivate: true,
        url: `${url}/v2/search?${query}`,
      });
      const hits = (said!.entities ?? [])
        .map((entity) => {
          const about = entity.person ?? entity.business ?? entity.organization;
          const born = about?.birthDate?.slice(0, 10);
          return {
            id: `${entity.sourceList}:${entity.sourceID}`,
            name: entity.name,
            kind: entity.entityType,
            lists: [entity.sourceList],
            score: entity.match,
            aliases: about?.altNames ?? [],
            birthDates: born ? [born] : [],
            countries: [],
          };
        })
        .flatMap((hit) => weighed(hit, birthDate, threshold));
      return saidNow('Watchman', { hits });
    },
  };
}
