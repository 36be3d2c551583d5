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

/** Categories are those of articles that are negative or could not be assessed. */
const isNegative = (media: MediaSignal | null): boolean => media?.status === 'REVIEW' && media.categories.length > 0;

/** The search or one of its sources failed, and it found nothing negative. */
const isUnfinished = (media: MediaSignal | null): boolean =>
  media?.status === 'REVIEW' && !isNegative(media) && hasFailed(media);

type Source = BackgroundSignal['sources'][number];

const withSources = (signals: Signals, change: (source: Source) => Source): Signals => ({
  ...signals,
  background: corrected(signals.background ?? null, { sources: sourcesOf(signals).map(change) }),
});

const READ = 'Read the report and make sure it is about the guest: people share names.';
const AGAIN = 'Run the search again later, or search for the guest yourself.';

/** Risks from the news search. Points set by judgment: an article matches a name, not a person. */
export const MEDIA_RISKS: readonly RiskRule[] = [
  {
    code: 'adverse_media_found',
    points: 25,
    text: "News articles about someone with the guest's name are negative or could not be assessed.",
    recommendation: READ,
    applies: (signals) => isNegative(mediaOf(signals)),
    without: clearMedia,
  },
  {
    code: 'adverse_media_unfinished',
    points: 5,
    text: 'The news search could not be completed, so it does not clear the guest.',
    change: 'Complete the news search without findings.',
    recommendation: AGAIN,
    applies: (signals) => isUnfinished(mediaOf(signals)),
    without: clearMedia,
  },
];

/** Risks from the background check. */
export const BACKGROUND_RISKS: readonly RiskRule[] = [
  {
    code: 'background_record',
    points: 30,
    text: "The background check found a record that matches the guest's name.",
    recommendation: READ,
    applies: (signals) => sourcesOf(signals).some(({ found }) => found > 0),
    without: (signals) => withSources(signals, (source) => ({ ...source, found: 0 })),
  },
  {
    code: 'background_unfinished',
    points: 5,
    text: 'A source of the background check failed, so the check does not clear the guest.',
    change: 'Complete the background check without findings.',
    recommendation: AGAIN,
    applies: (signals) => sourcesOf(signals).some(hasFailed),
    without: (signals) =>
      withSources(signals, (source) =>
        hasFailed(source) ? { ...source, searched: true, reason: null, gaps: [] } : source,
      ),
  },
];
