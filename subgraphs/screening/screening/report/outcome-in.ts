import { phraseIn } from '#kit/phrase-in.js';
import { type StoredPhrase, storedPhrase } from '#kit/phrase.js';
import { CATALOG, ENTRY_KEYS, type EntryKey } from '../checks/catalog.js';
import type { Change } from '../decision/change.js';
import type { Decision } from '../decision/decide.js';
import type { ShownResult } from '../decision/packing/pack-result.js';
import { missingPhrase } from '../details/phrases.js';
import type { Reader } from './words/report-words.js';

/** A check in the reader's language. */
export interface SaidEntry {
  key: EntryKey;
  title: string;
  status: Decision['entries'][EntryKey]['status'];
  value: string | undefined;
  help: string | undefined;
  findings: string[];
}

/** The texts of a decision in the reader's language; each in English if its phrases are unknown. */
export interface SaidOutcome {
  contributions: { title: string; points: number; text: string }[];
  recommendations: string[];
  changes: string[];
  entries: SaidEntry[];
}

/**
 * The texts of a decision in the reader's language. `shown` is what the reservation shows: its phrases count only where it
 * has the same English texts, since a newer analysis may have changed it.
 */
export function outcomeIn(reader: Reader, outcome: Decision, shown: ShownResult | null): SaidOutcome {
  const said = reader.phrases ? shown?.phrases : null;
  const title = (key: EntryKey) => sentenceIn(reader, { code: `check.${key}` }, CATALOG[key].title);
  return {
    contributions: outcome.contributions.map(({ entry, code, points, text }) => ({
      title: title(entry),
      points,
      text: sentenceIn(reader, { code: `risk.${code}` }, text),
    })),
    recommendations: textsIn(reader, outcome.topRecommendations, shown?.topRecommendations, said?.topRecommendations),
    changes: outcome.counterfactuals.map((change) => changeIn(reader, change)),
    entries: ENTRY_KEYS.map((key) => {
      const { status, value, help, findings } = outcome.entries[key];
      const [known, phrases] = [shown?.entries[key], said?.entries[key]];
      return {
        key,
        title: title(key),
        status,
        value,
        help: help && known?.help === help ? paragraphIn(reader, phrases?.help, help) : help,
        findings: textsIn(reader, findings, known?.findings, phrases?.findings),
      };
    }),
  };
}

/** A paragraph in the reader's language; in English if a phrase of it is unknown. */
export function paragraphIn(reader: Reader, phrases: readonly StoredPhrase[] | undefined, english: string): string {
  const said = phrases?.map((phrase) => wordsIn(reader, phrase)) ?? [];
  return said.length === 0 || said.includes(null) ? english : said.join(' ');
}

function textsIn(
  reader: Reader,
  texts: readonly string[],
  known: readonly string[] | undefined,
  phrases: readonly StoredPhrase[] | undefined,
): string[] {
  return texts.map((text, n) => (phrases?.[n] && known?.[n] === text ? sentenceIn(reader, phrases[n], text) : text));
}

const sentenceIn = (reader: Reader, phrase: StoredPhrase, english: string): string =>
  wordsIn(reader, phrase) ?? english;

const wordsIn = ({ language, phrases }: Reader, phrase: StoredPhrase): string | null =>
  phrases && phraseIn(phrases, language, phrase);

/** A change that would help the guest. */
function changeIn(reader: Reader, change: Change): string {
  const { kind, text } = change;
  if (kind === 'remove_risk') {
    const risk = { code: `risk.${change.code}` };
    const resolved = wordsIn(reader, { code: `resolve.${change.code}` });
    return resolved ?? sentenceIn(reader, { code: 'change.risk', values: { risk } }, text);
  }
  const values = {
    ...('screen' in change && { screen: { code: `screen.${change.screen}` } }),
    ...('entry' in change && { check: { code: `check.${change.entry}` } }),
    ...('rule' in change && { rule: change.rule }),
    ...('missing' in change && { missing: change.missing.map((name) => storedPhrase(missingPhrase(name))) }),
  };
  return sentenceIn(reader, { code: `change.${kind}`, values }, text);
}
