import type { Dataset } from '../catalogue/dataset.js';
import type { FetchOutcome } from './fetch-official.js';

/** `2026-11-23 20:31 UTC`. */
const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const counted = (entries: number) => (entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`);

/**
 * Reports automatic downloads on the console: one line when a download starts, when it is imported and when it fails
 * (once per problem). If no publisher can be reached, prints that once, with what to do.
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
      say(`${name}: downloading from ${new URL(officialUrl!).host}`);
    },
    ended({ name }: Dataset, outcome: FetchOutcome): void {
      if (outcome.outcome !== 'failed') {
        wasReached = true;
        said.delete(name);
        if (outcome.outcome === 'loaded') say(`${name}: imported ${counted(outcome.entries)} of ${outcome.asOf}`);
        return;
      }
      const line = `${name}: import failed: ${outcome.problem}. Next attempt: ${minuteOf(outcome.nextAt)}.`.replace(
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
    /** Called after a round of due downloads. */
    passed(): void {
      const [first] = unreached;
      if (wasReached) for (const { line, name } of unreached) sayOnce(name, line, 'unreached');
      else if (first && !saidUnreached) {
        saidUnreached = true;
        say(
          `Cannot reach any publisher of public lists. Next attempt: ${minuteOf(first.nextAt)}. To import a list manually: ` +
            'npm run import -- <dataset> <file> (npm run datasets lists them). DATASETS_AUTO=off stops the attempts.',
        );
      }
      unreached = [];
    },
  };
}

export type Telling = ReturnType<typeof tellFetches>;
