import { type Phrase, storedPhrase } from '#kit/phrase.js';
import type { CheckResult } from '../details/check-result.js';
import { REGISTER_RISKS } from '../details/lookup-risks/register-risks.js';
import { BACKGROUND_RISKS } from '../details/lookup-risks/search-risks.js';
import { notCovered } from '../details/coverage.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { meaningPhrase, phrase, phraseOr, reasonInWords, riskPhrase } from '../details/phrases.js';
import { unsearched } from '../details/unsearched.js';
import type { Answer, BackgroundSignal, Gap, OffenderSignal, Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const BACKGROUND_CHECK = {
  title: 'Background check',
  description: 'Background check: watchlists, sex offender registers, news and eviction records.',
  screens: ['BackgroundCheck', 'SexOffendersAddon'],
  help: {
    PASS: 'Every source that applies to the guest was searched: no records found.',
    REVIEW: 'A record may be about the guest, or a source failed. Manual review recommended.',
    INCOMPLETE: 'The background check is not complete.',
    DISABLED: 'Background checks are turned off for this reservation, or no register covers where the guest lives.',
  },
  simulatedFinding: 'A sex offender register has a record that may be about the guest.',
  check: backgroundCheck,
} satisfies WeighedEntry;

const INCOMPLETE = meaningPhrase('background_check', 'INCOMPLETE', BACKGROUND_CHECK.help.INCOMPLETE);

/** Reasons that only more details from the guest can resolve. */
const GUEST_IS_DUE = ['state_undetermined', 'person_incomplete', 'address_empty', 'address_too_long'];

/**
 * Register searches: the sex offender register of the guest's state if its add-on is on, and the full background check
 * if its screen is on and the guest has consented. Anything found is REVIEW. Otherwise PASS once every applicable
 * source was searched in full, DISABLED if none applies, and INCOMPLETE until then.
 */
export function backgroundCheck(signals: Signals): CheckResult {
  const required = requiredScreens(BACKGROUND_CHECK, signals.screens);
  if (required.length === 0) return { status: 'DISABLED', findings: [], risks: [] };
  const isWhole = required.includes('BackgroundCheck');
  const onRegister = required.includes('SexOffendersAddon') ? risksOf(REGISTER_RISKS, signals) : [];
  const inReport = isWhole ? risksOf(BACKGROUND_RISKS, signals) : [];
  const sourceLines = isWhole && signals.background?.known ? sourceFindings(signals.background.value) : [];
  const risks = [...onRegister, ...inReport];
  const findings = [...onRegister.map(riskPhrase), ...sourceLines];
  if (risks.length > 0) return { status: 'REVIEW', findings, risks };
  const parts = [
    ...(isWhole ? [checked(signals)] : []),
    ...(required.includes('SexOffendersAddon') ? [searched(signals.offenders)] : []),
  ];
  const [first] = (['INCOMPLETE', 'PASS', 'DISABLED'] as const).flatMap((status) =>
    parts.filter((part) => part.status === status),
  );
  return { ...first!, findings };
}

/** No source is searched without the guest's consent. */
function checked({ screens, portal, background = null }: Signals): CheckResult {
  const awaitsConsent = !portal.skipped && openPages(screens, portal.acceptedScreens).includes('BackgroundCheck');
  const isRefused = portal.skippedScreens?.includes('BackgroundCheck');
  if (awaitsConsent) {
    const help = [phrase(isRefused ? 'background.refused' : 'background.no_consent')];
    return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
  }
  if (!background?.known) return unsearched(INCOMPLETE, background?.reason ?? 'not_asked');
  const { sources } = background.value;
  const missed = sources.flatMap(gapsOf);
  if (missed.length > 0) return notCovered(INCOMPLETE, missed);
  const names = sources.filter((source) => source.searched).map(({ key }) => sourcePhrase(key));
  const help = [phrase('background.clear', { sources: names })];
  return { status: 'PASS', help, findings: [], risks: [] };
}

/** Coverage gaps of a source; none if its records do not apply to where the guest lives. */
function gapsOf({ key, searched: done, reason, gaps = [] }: BackgroundSignal['sources'][number]): Gap[] {
  if (gaps.length > 0 || done || reason === 'united_states_only') return gaps;
  const why = reason ?? 'not_searched';
  const said = phrase('background.not_searched', { source: sourcePhrase(key), reason: reasonInWords(why) });
  return [{ source: key, reason: why, message: said.text, phrase: storedPhrase(said) }];
}

const sourcePhrase = (key: string): Phrase => phraseOr(`source.${key}`, key);

function sourceFindings({ reportId: report, sources }: BackgroundSignal): Phrase[] {
  return sources.map(({ key, searched: done, reason, found }) => {
    const named = { source: sourcePhrase(key), report };
    if (done && found > 0) return phrase('background.found', { ...named, count: found });
    if (done) return phrase('background.none', named);
    if (reason === 'united_states_only') return phrase('background.not_applicable', named);
    return phrase('background.skipped', { ...named, reason: reasonInWords(reason ?? 'not_searched') });
  });
}

function searched(offenders: Answer<OffenderSignal> | null = null): CheckResult {
  if (offenders?.gaps?.length) return notCovered(INCOMPLETE, offenders.gaps);
  if (offenders?.known) {
    const help = [phrase('background.register_clear', { source: offenders.source })];
    return { status: 'PASS', help, findings: [], risks: [] };
  }
  const reason = offenders?.reason ?? 'person_incomplete';
  if (reason === 'not_in_united_states')
    return { status: 'DISABLED', help: [phrase('background.not_in_united_states')], findings: [], risks: [] };
  if (GUEST_IS_DUE.includes(reason)) {
    const needed = phrase('background.address_needed');
    return { status: 'INCOMPLETE', help: [needed], findings: [], risks: [], waitsFor: 'guest' };
  }
  const failed = phrase('background.register_failed', { reason: reasonInWords(reason) });
  return { status: 'INCOMPLETE', help: [failed], findings: [], risks: [], waitsFor: 'service' };
}
