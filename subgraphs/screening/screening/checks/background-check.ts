import type { CheckResult } from '../details/check-result.js';
import { REGISTER_RISKS } from '../details/lookup-risks/register-risks.js';
import { BACKGROUND_RISKS } from '../details/lookup-risks/search-risks.js';
import { notCovered } from '../details/coverage.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { unsearched } from '../details/unsearched.js';
import type { Answer, BackgroundSignal, Gap, OffenderSignal, Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const BACKGROUND_CHECK = {
  title: 'Background check',
  description: 'Background check.',
  screens: ['BackgroundCheck', 'SexOffendersAddon'],
  help: {
    PASS: 'Every source that applies to the guest was searched, and nothing was found.',
    REVIEW: 'A source holds something that may be about the guest.',
    INCOMPLETE: 'The background check is not complete.',
    DISABLED: 'Background checks are switched off for this reservation, or no register may be searched.',
  },
  simulatedFinding: 'A register of offenders holds an entry that may be about the guest.',
  check: backgroundCheck,
} satisfies WeighedEntry;

/** Reasons for which no register has anything to say of the guest, in words. */
const NO_REGISTER: Readonly<Record<string, string>> = {
  not_in_united_states: 'Sex offender registers cover the United States only, and the guest does not live there.',
};

/** Reasons for which the guest would have to say more. */
const GUEST_IS_DUE = ['state_undetermined', 'person_incomplete', 'address_empty', 'address_too_long'];

/**
 * Searches of registers: that of sex offenders of the guest's State where its add-on is on, and the whole background check
 * where its screen is on and the guest has agreed. Anything found is REVIEW. Otherwise PASS once every source that applies
 * to the guest was searched as far as it promises, DISABLED where none applies, and INCOMPLETE until then.
 */
export function backgroundCheck(signals: Signals): CheckResult {
  const required = requiredScreens(BACKGROUND_CHECK, signals.screens);
  if (required.length === 0) return { status: 'DISABLED', findings: [], risks: [] };
  const isWhole = required.includes('BackgroundCheck');
  const onRegister = required.includes('SexOffendersAddon') ? risksOf(REGISTER_RISKS, signals) : [];
  const inReport = isWhole ? risksOf(BACKGROUND_RISKS, signals) : [];
  const told = isWhole && signals.background?.known ? sourcesTold(signals.background.value) : [];
  const risks = [...onRegister, ...inReport];
  const findings = [...onRegister.map(({ text }) => text), ...told];
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

/** Without consent nobody is asked. */
function checked({ screens, portal, background = null }: Signals): CheckResult {
  const awaitsConsent = !portal.skipped && openPages(screens, portal.acceptedScreens).includes('BackgroundCheck');
  if (awaitsConsent) {
    const help = 'The guest has not agreed to a background check yet.';
    return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
  }
  if (!background?.known) return unsearched(BACKGROUND_CHECK.help.INCOMPLETE, background?.reason ?? 'not_asked');
  const { sources } = background.value;
  const missed = sources.flatMap(gapsOf);
  if (missed.length > 0) return notCovered(BACKGROUND_CHECK.help.INCOMPLETE, missed);
  const names = sources.filter((source) => source.searched).map(({ key }) => NAMES[key] ?? key);
  const help = `Every source that applies to the guest was searched, and nothing was found: ${names.join(', ')}.`;
  return { status: 'PASS', help, findings: [], risks: [] };
}

/** What a source leaves open; nothing where its records are of places that the guest does not live in. */
function gapsOf({ key, searched: done, reason, gaps = [] }: BackgroundSignal['sources'][number]): Gap[] {
  if (gaps.length > 0 || done || reason === 'united_states_only') return gaps;
  const why = reason ?? 'not_searched';
  return [{ source: key, reason: why, message: `${NAMES[key] ?? key}: not searched (${why}).` }];
}

const NAMES: Readonly<Record<string, string>> = {
  watchlist: 'Watchlists',
  sex_offenders: 'Registers of sex offenders',
  adverse_media: 'News',
  evictions: 'Evictions',
};

function sourcesTold({ reportId, sources }: BackgroundSignal): string[] {
  return sources.map(({ key, searched: done, reason, found }) => {
    const none = reason === 'united_states_only' ? 'not applicable' : `not searched (${reason ?? 'no reason'})`;
    const said = done ? (found > 0 ? `${found} found` : 'nothing found') : none;
    return `${NAMES[key] ?? key}: ${said}; report ${reportId}.`;
  });
}

function searched(offenders: Answer<OffenderSignal> | null = null): CheckResult {
  if (offenders?.gaps?.length) return notCovered(BACKGROUND_CHECK.help.INCOMPLETE, offenders.gaps);
  if (offenders?.known) {
    const help = `The sex offender register of the state that the guest lives in was searched (${offenders.source}), and nothing was found.`;
    return { status: 'PASS', help, findings: [], risks: [] };
  }
  const reason = offenders?.reason ?? 'person_incomplete';
  const help = NO_REGISTER[reason];
  if (help) return { status: 'DISABLED', help, findings: [], risks: [] };
  if (GUEST_IS_DUE.includes(reason)) {
    const needed =
      'First and last name, birth date and an address in a State of the United States are needed to search.';
    return { status: 'INCOMPLETE', help: needed, findings: [], risks: [], waitsFor: 'guest' };
  }
  const told = `The register of sex offenders could not be searched: ${reason}.`;
  return { status: 'INCOMPLETE', help: told, findings: [], risks: [], waitsFor: 'service' };
}
