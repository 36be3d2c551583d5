import type { Signals } from '../checks/signals.js';
import { CATALOG, type EntryKey, checkPhrases } from '../checks/catalog.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { ALL_RISKS } from '../details/risks/all-risks.js';
import { missingPhrase, phrase } from '../details/phrases.js';
import { SCREEN_TITLES } from '#portal-screens';
import type { ScreenName } from '../../booking/facts/screens.js';
import type { Change } from './change.js';
import { type Lack, lacksOf } from './missing-sources.js';
import type { Verdict } from './verdict.js';
import { weighedRisks } from './weighed-risks.js';

const accept = (screen: ScreenName): Change => ({
  kind: 'accept_screen',
  screen,
  text: phrase('change.accept_screen', { screen: SCREEN_TITLES[screen] }).text,
});

/**
 * Every change that could turn the verdict into `verified`: pages first, then what incomplete entries are missing, then
 * the risks of the entries at REVIEW or DECLINE, heaviest first. More than needed: `counterfactuals` removes the rest.
 */
export function causesOf(signals: Signals, verdict: Verdict): Change[] {
  const lacking = [...verdict.waitingFor, ...verdict.notLookedAt].flatMap((key) => missingOf(key, signals));
  return [...[...verdict.openPages, ...verdict.skippedPages].map(accept), ...lacking, ...risksFound(verdict)];
}

const contact = (entry: EntryKey): Change => ({
  kind: 'give_contact',
  entry,
  text: phrase('change.give_contact').text,
});

/** What completes a search. Turning the check off is never advised: the stay would pass because no one looked. */
function remedyFor(entry: EntryKey, { remedy: kind, missing }: Lack): Change {
  const check = checkPhrases([entry]);
  switch (kind) {
    case 'give_contact':
      return contact(entry);
    case 'import_data':
    case 'give_details':
      return {
        kind,
        entry,
        missing,
        text: phrase(`change.${kind}`, { check, missing: missing.map(missingPhrase) }).text,
      };
    default:
      return { kind, entry, text: phrase(`change.${kind}`, { check }).text };
  }
}

function missingOf(entry: EntryKey, signals: Signals): Change[] {
  const { screens, portal } = signals;
  switch (entry) {
    case 'fraud_detection':
      return [contact(entry), { kind: 'answer', entry, text: phrase('change.answer').text }];
    case 'blacklist':
      return [contact(entry)];
    case 'payment_verification':
      return [{ kind: 'pay', entry, text: phrase('change.pay').text }];
    case 'identification_document':
      return [{ kind: 'check_document', entry, text: phrase('change.check_document').text }];
    case 'house_rules':
      return openPages(screens, portal.acceptedScreens)
        .filter((screen) => CATALOG.house_rules.screens.includes(screen))
        .map(accept);
    default:
      return lacksOf(entry, signals).map((lack) => remedyFor(entry, lack));
  }
}

/** The general risk combines all entries: if it is at REVIEW, every risk that raises the score is a cause. */
function risksFound({ found, results }: Verdict): Change[] {
  const codes = new Set(found.flatMap((key) => results[key].risks.map(({ code }) => code)));
  return weighedRisks(results)
    .filter(({ code, points }) => points > 0 && (found.includes('general_risk') || codes.has(code)))
    .map(({ entry, code, text }) => ({
      kind: 'remove_risk',
      entry,
      code,
      text: ALL_RISKS.get(code)?.change ?? phrase('change.risk', { risk: text }).text,
    }));
}
