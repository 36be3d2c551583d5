import type { Signals } from '../checks/signals.js';
import { CATALOG, type EntryKey } from '../checks/catalog.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { requiredScreens } from '../details/required-screens.js';
import { SCREEN_TITLES } from '#portal-screens';
import type { ScreenName } from '../../booking/facts/screens.js';
import type { Change } from './change.js';
import type { Verdict } from './verdict.js';
import { weighedRisks } from './weighed-risks.js';

const accept = (screen: ScreenName): Change => ({
  kind: 'accept_screen',
  screen,
  text: `The guest would have to finish "${SCREEN_TITLES[screen]}" in the portal.`,
});

/**
 * Every change that could help a verdict which is not `verified`: pages first, then what incomplete entries lack,
 * then the risks of the entries at REVIEW or DECLINE, the heaviest first. More than is needed; see `counterfactuals`.
 */
export function causesOf(signals: Signals, verdict: Verdict): Change[] {
  const lacking = [...verdict.waitingFor, ...verdict.notLookedAt].flatMap((key) => missingOf(key, signals));
  return [...verdict.openPages.map(accept), ...lacking, ...risksFound(verdict)];
}

const contact = (entry: EntryKey): Change => ({
  kind: 'give_contact',
  entry,
  text: 'A phone number and an e-mail address in order would have to be known.',
});

/** A search that is running needs no more than its end. */
function runningSearch(entry: EntryKey, { adverseMedia, background }: Signals): Change[] {
  const isPending = (answer: Signals['adverseMedia'] | Signals['background']) =>
    answer?.known === false && answer.reason === 'pending';
  const isRunning =
    (entry === 'adverse_media' && isPending(adverseMedia)) || (entry === 'background_check' && isPending(background));
  if (!isRunning) return [];
  const text = `The search "${CATALOG[entry].title}" would have to end without a finding.`;
  return [{ kind: 'finish_search', entry: entry as 'adverse_media' | 'background_check', text }];
}

function missingOf(entry: EntryKey, signals: Signals): Change[] {
  const { screens, portal } = signals;
  const running = runningSearch(entry, signals);
  if (running.length > 0) return running;
  switch (entry) {
    case 'fraud_detection':
      return [contact(entry), { kind: 'answer', entry, text: 'The lookups that failed would have to answer.' }];
    case 'blacklist':
      return [contact(entry)];
    case 'payment_verification':
      return [{ kind: 'pay', entry, text: 'A payment would have to be authorised or charged.' }];
    case 'identification_document':
      return [{ kind: 'check_document', entry, text: 'The identity document would have to be uploaded and checked.' }];
    case 'house_rules':
      return openPages(screens, portal.acceptedScreens)
        .filter((screen) => CATALOG.house_rules.screens.includes(screen))
        .map(accept);
    default:
      return requiredScreens(CATALOG[entry], screens).map((screen) => ({
        kind: 'switch_off',
        entry,
        screen,
        text: `"${SCREEN_TITLES[screen]}" would have to be switched off, as that check could not be finished.`,
      }));
  }
}

/** The general risk weighs all entries, so at REVIEW every risk that raises the score is a cause of it. */
function risksFound({ found, results }: Verdict): Change[] {
  const codes = new Set(found.flatMap((key) => results[key].risks.map(({ code }) => code)));
  return weighedRisks(results)
    .filter(({ code, points }) => points > 0 && (found.includes('general_risk') || codes.has(code)))
    .map(({ entry, code, text }) => ({
      kind: 'remove_risk',
      entry,
      code,
      text: `This would have to be otherwise: ${text}`,
    }));
}
