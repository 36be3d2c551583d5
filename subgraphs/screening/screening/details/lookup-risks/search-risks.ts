import type { BackgroundSignal, MediaSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const mediaOf = ({ adverseMedia }: Signals): MediaSignal | null => valueOf<MediaSignal>(adverseMedia ?? null);

const sourcesOf = ({ background }: Signals): BackgroundSignal['sources'] =>
  valueOf<BackgroundSignal>(background ?? null)?.sources ?? [];

const hasFailed = ({ reason }: { reason: string | null }): boolean =>
  reason === 'search_failed' || (reason?.endsWith('provider_failed') ?? false);

const clearMedia = (signals: Signals): Signals => ({
  ...signals,
  adverseMedia: corrected(signals.adverseMedia ?? null, { status: 'FINISHED', categories: [], reason: null, gaps: [] }),
});

/** Categories are those of articles that speak ill of the person or could not be judged. */
const speaksIll = (media: MediaSignal | null): boolean => media?.status === 'REVIEW' && media.categories.length > 0;

/** A search that failed, or could not reach a source; what it found weighs more. */
const isUnfinished = (media: MediaSignal | null): boolean =>
  media?.status === 'REVIEW' && !speaksIll(media) && hasFailed(media);

type Source = BackgroundSignal['sources'][number];

const withSources = (signals: Signals, change: (source: Source) => Source): Signals => ({
  ...signals,
  background: corrected(signals.background ?? null, { sources: sourcesOf(signals).map(change) }),
});

const READ = 'Read the report, and make sure that it is about the guest: people share names.';
const AGAIN = 'Start the search again later, or look for yourself.';

/** What the search of the news says. Points by judgement: an article is about a name. */
export const MEDIA_RISKS: readonly RiskRule[] = [
  {
    code: 'adverse_media_found',
    points: 25,
    text: 'News speaks ill of somebody of the name of the guest, or could not be judged.',
    recommendation: READ,
    applies: (signals) => speaksIll(mediaOf(signals)),
    without: clearMedia,
  },
  {
    code: 'adverse_media_unfinished',
    points: 5,
    text: 'The search of the news could not be finished, so that it clears nobody.',
    recommendation: AGAIN,
    applies: (signals) => isUnfinished(mediaOf(signals)),
    without: clearMedia,
  },
];

/** What a background check says. */
export const BACKGROUND_RISKS: readonly RiskRule[] = [
  {
    code: 'background_record',
    points: 30,
    text: 'A background check found something under the name of the guest.',
    recommendation: READ,
    applies: (signals) => sourcesOf(signals).some(({ found }) => found > 0),
    without: (signals) => withSources(signals, (source) => ({ ...source, found: 0 })),
  },
  {
    code: 'background_unfinished',
    points: 5,
    text: 'A source of the background check failed to the last, so that the check clears nobody.',
    recommendation: AGAIN,
    applies: (signals) => sourcesOf(signals).some(hasFailed),
    without: (signals) =>
      withSources(signals, (source) =>
        hasFailed(source) ? { ...source, searched: true, reason: null, gaps: [] } : source,
      ),
  },
];
