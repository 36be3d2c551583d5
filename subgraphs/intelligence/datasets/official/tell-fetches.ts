import type { Dataset } from '../catalogue/dataset.js';
import type { FetchOutcome } from './fetch-official.js';

/** `2026-11-23 20:31 UTC`. */
const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const counted = (entries: number) => (entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`);

/**
 * Says on the console what comes of fetching: a line as a list begins to arrive, as it is imported, and as it fails, the
 * last once for each problem. Where no publisher at all can be reached, that is said once, with what to do.
 */
export function tellFetches(say: (line: string) => void) {
  const said = new Map<string, string>();
  let unreached: { line: string; name: string; nextAt: Date }[] = [];
  let [wasReached, saidUnreached] = [false, false];
  const sayOnce = (name: string, line: string, problem: string) => {
    if (said.get(name) !== problem) say(line);
    said.set(name, problem);
  };
  return {
    downloading({ name, officialUrl }: Dataset): void {
      wasReached = true;
      say(`${name}: fetching from ${new URL(officialUrl!).host}`);
    },
    ended({ name }: Dataset, outcome: FetchOutcome): void {
      if (outcome.outcome !== 'failed') {
        wasReached = true;
        said.delete(name);
        if (outcome.outcome === 'loaded') say(`${name}: imported ${counted(outcome.entries)} of ${outcome.asOf}`);
        return;
      }
      const line = `${name}: not imported: ${outcome.problem}. Next try ${minuteOf(outcome.nextAt)}.`.replace(
        '..',
        '.',
      );
      if (outcome.isUnreachable) {
        unreached.push({ line, name, nextAt: outcome.nextAt });
        return;
      }
      wasReached = true;
      sayOnce(name, line, outcome.problem);
    },
    /** After all that were due. */
    passed(): void {
      const [first] = unreached;
      if (wasReached) for (const { line, name } of unreached) sayOnce(name, line, 'unreached');
      else if (first && !saidUnreached) {
        saidUnreached = true;
        say(
          `No publisher of public lists can be reached from here. Next try ${minuteOf(first.nextAt)}. To import a list ` +
            'by hand: npm run import -- <dataset> <file>; npm run datasets shows which. DATASETS_AUTO=off stops the tries.',
        );
      }
      unreached = [];
    },
  };
}

export type Telling = ReturnType<typeof tellFetches>;
