import { adverseMedia as adverseMediaEntry } from '#subgraphs/screening/screening/checks/adverse-media.js';
import type { Answer, MediaSignal, Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { DEFAULT_SCREENS } from '#subgraphs/screening/booking/facts/default-screens.js';
import { inEnglish } from './screening-signals.js';

const adverseMedia = inEnglish(adverseMediaEntry);

const GAP = { source: 'news', reason: 'too_few_articles', message: 'Only 2 articles. Import more feeds.' };
const SCOPE = 'News from the last 90 days in English (gdelt)';

const signals = (value: Partial<MediaSignal>): Signals => {
  const whole = { reportId: 'r', status: 'NO_RESULTS', articles: 0, categories: [], reason: null, ...value };
  const adverseMedia: Answer<MediaSignal> = {
    known: true,
    source: 's',
    asOf: '2026-01-01',
    value: whole as MediaSignal,
  };
  return { screens: { ...DEFAULT_SCREENS, AdverseMediaSearchAddon: 'required' }, adverseMedia } as Signals;
};

const ILL: Partial<MediaSignal> = { status: 'REVIEW', articles: 1, categories: ['Violence'] };

test.each<[string, Partial<MediaSignal>, string, RegExp | undefined]>([
  [
    'no articles, full coverage',
    { gaps: [], scope: SCOPE },
    'PASS',
    /^News from .* \(gdelt\) was searched: no article mentions/,
  ],
  [
    'harmless articles, full coverage',
    { status: 'FINISHED', articles: 2, gaps: [], scope: SCOPE },
    'PASS',
    /no negative article/,
  ],
  [
    'no articles, with a gap',
    { status: 'REVIEW', gaps: [GAP], scope: null },
    'INCOMPLETE',
    /Only 2 articles\. Import more/,
  ],
  [
    'harmless articles, with a gap',
    { status: 'REVIEW', articles: 2, gaps: [GAP] },
    'INCOMPLETE',
    /the guest is not cleared/,
  ],
  ['adverse articles, with a gap', { ...ILL, gaps: [GAP] }, 'REVIEW', undefined],
  ['adverse articles and a failed source', { ...ILL, reason: 'a_provider_failed', gaps: [GAP] }, 'REVIEW', undefined],
  ['a failed search', { status: 'REVIEW', reason: 'search_failed', gaps: [GAP] }, 'REVIEW', undefined],
  ['a failed source', { status: 'REVIEW', reason: 'provider_failed', gaps: [GAP] }, 'REVIEW', undefined],
  ['a decision from before coverage was recorded', {}, 'PASS', undefined],
])('%s: %j gives %s', (_title, value, status, help) => {
  const entry = adverseMedia(signals(value));
  expect(entry.status).toBe(status);
  if (help) expect(entry.help).toMatch(help);
  else expect(entry.help).toBeUndefined();
  expect(entry.risks.length > 0).toBe(status === 'REVIEW');
});

test('an adverse result outweighs a failed source', () => {
  const codes = (value: Partial<MediaSignal>) => adverseMedia(signals(value)).risks.map(({ code }) => code);
  expect(codes({ ...ILL, reason: 'a_provider_failed' })).toEqual(['adverse_media_found']);
  expect(codes({ status: 'REVIEW', reason: 'search_failed' })).toEqual(['adverse_media_unfinished']);
});
