import { isWorrying, searchMedia } from '../../media/search/search-media.js';
import { named } from '../person/checked-person.js';
import { type BackgroundSource, notSearched, searched } from './background-source.js';

const MOST_ARTICLES = 15;

/** News that names the person. */
export const mediaSource: BackgroundSource = {
  key: 'adverse_media',
  name: 'Adverse media',
  async ask({ doors }, checked, asker) {
    const person = named(checked);
    if (!person) return notSearched('name_missing');
    const outcome = await searchMedia(doors, person, asker);
    if (!outcome.searched) return notSearched(outcome.reason ?? 'no_provider');
    const worrying = outcome.findings.filter(isWorrying);
    const shown = worrying.slice(0, MOST_ARTICLES).map(({ title, source, publishedAt, snippet, ...finding }) => ({
      ...{ title, subtitle: [source, publishedAt?.slice(0, 10)].filter(Boolean).join(', '), description: snippet },
      tags: [...finding.riskCategories, ...finding.qualifiers],
      ...{ image: finding.image, images: finding.image ? [finding.image] : [], link: finding.link },
    }));
    const status = worrying.length > 0 ? 'REVIEW' : outcome.findings.length > 0 ? 'FINISHED' : 'NO_RESULTS';
    return searched(outcome, shown, status);
  },
};
