import { isWorrying, searchMedia } from '../../media/search/search-media.js';
import { importedAgain, marked, unlisted } from '../../media/search/standing-findings.js';
import { named } from '../person/checked-person.js';
import { type BackgroundSource, notSearched, searched } from './background-source.js';
import { evictionsSource } from './evictions-source.js';
import { offendersSource } from './offenders-source.js';
import { watchlistSource } from './watchlist-source.js';

const MAX_ARTICLES = 15;

/** News articles that name the person. */
const mediaSource: BackgroundSource = {
  key: 'adverse_media',
  name: 'Adverse media',
  async ask(parts, checked, asker, earlier = []) {
    const person = named(checked);
    if (!person) return notSearched('news', 'name_missing');
    const { outcome, read } = await searchMedia(parts, person, asker, await importedAgain(parts.pool, earlier));
    const standing = unlisted(earlier, read).map((item) => ({ ...item, tags: marked(item.tags) }));
    const gaps = outcome.gaps ?? [];
    if (!outcome.searched && standing.length === 0) return notSearched('news', outcome.reason ?? 'no_provider', gaps);
    const worrying = outcome.findings.filter(isWorrying).map(({ title, source, publishedAt, snippet, ...finding }) => ({
      title,
      subtitle: [source, publishedAt?.slice(0, 10)].filter(Boolean).join(', '),
      description: snippet,
      tags: [...finding.riskCategories, ...finding.qualifiers],
      image: finding.image,
      images: finding.image ? [finding.image] : [],
      link: finding.link,
      imported: finding.imported ?? false,
    }));
    const shown = [...worrying, ...standing].slice(0, MAX_ARTICLES);
    const status = shown.length > 0 ? 'REVIEW' : outcome.findings.length > 0 ? 'FINISHED' : 'NO_RESULTS';
    return searched({ ...outcome, gaps }, shown, status);
  },
};

/** Sources of a background check, in report order. */
export const BACKGROUND_SOURCES: readonly BackgroundSource[] = [
  watchlistSource,
  offendersSource,
  mediaSource,
  evictionsSource,
];
