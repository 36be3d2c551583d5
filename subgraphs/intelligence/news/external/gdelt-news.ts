import { z } from 'zod';
import type { Provider } from '../../providers/provider.js';
import { unknown } from '../../answer/answer.js';
import { isLatin } from '../languages.js';
import { type NewsCoverage, dayBefore } from '../news-coverage.js';
import type { NewsQuestion } from '../question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import type { NewsFacts } from '../facts.js';

const NAME = 'gdelt';

/** Days covered by the API. */
const DAYS = 90;

/** Languages whose news GDELT translates into English, so that a Latin-script name is found in all of them. */
const LANGUAGES = `en sq ar hy az bn bs bg ca zh hr cs da nl et fi fr gl ka de el gu he hi hu is id it ja kn kk ko lv lt
  mk ms ml mr mn ne no fa pl pt pa ro ru sr si sk sl so es sw sv ta te th bo tr uk ur vi`.split(/\s+/);

/** Maximum number of records per response. */
const MAX_RECORDS = 250;

/** DOC 2.0, `mode=artlist&format=json`; a response without articles is `{}`. */
const Listed = z.object({
  articles: z
    .array(
      z.object({
        url: z.url({ protocol: /^https?$/ }),
        title: z.string(),
        seendate: z.string().regex(/^\d{8}T\d{6}Z$/),
        socialimage: z.string().nullish(),
        domain: z.string(),
        language: z.string().nullish(),
        sourcecountry: z.string().nullish(),
      }),
    )
    .optional(),
});

/** `20260115T103000Z` → `2026-01-15T10:30:00Z`. */
const momentOf = (text: string) => text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3:$4:$5Z');

/** Words of a phrase; quotes and symbols would change the query. */
const wordsOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{M}\p{N}'’ -]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** Queries are in English, so names in other scripts cannot be searched. */
function coverageOf(name: string, found: number): NewsCoverage {
  const now = Date.now();
  const [firstDay, lastDay] = [dayBefore(now, DAYS), dayBefore(now, 0)];
  const held = { articles: null, days: null, firstDay, lastDay };
  const languages = isLatin(name) ? LANGUAGES.map((language) => ({ language, ...held })) : [];
  return { source: NAME, languages, refreshedOn: lastDay, cutOff: found >= MAX_RECORDS };
}

/**
 * GDELT DOC 2.0: articles of the last three months that contain the name as a phrase, headlines only; the API returns
 * no texts.
 */
export function gdeltNews({ url }: Side): Provider<NewsQuestion, NewsFacts> {
  return {
    name: NAME,
    async ask({ name, place }, signal) {
      const phrase = wordsOf(name);
      // The API rejects shorter phrases.
      if (phrase.length < 5) return unknown('name_too_short');
      const words = [`"${phrase}"`, ...(place && wordsOf(place) ? [`"${wordsOf(place)}"`] : [])].join(' ');
      const query = new URLSearchParams({ query: words, mode: 'artlist', format: 'json', sort: 'datedesc' });
      query.set('maxrecords', String(MAX_RECORDS));
      query.set('timespan', '3months');
      const said = await callJson(Listed, {
        name: NAME,
        signal,
        allowPrivate: true,
        url: `${url}/api/v2/doc/doc?${query}`,
      });
      const articles = (said!.articles ?? []).map((article) => ({
        title: article.title,
        url: article.url,
        domain: article.domain,
        language: article.language || null,
        country: article.sourcecountry || null,
        imageUrl: article.socialimage || null,
        publishedAt: momentOf(article.seendate),
        namedAs: phrase,
      }));
      return saidNow('GDELT DOC 2.0, three months', { articles, coverage: [coverageOf(name, articles.length)] });
    },
  };
}
