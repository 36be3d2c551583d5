import { courseAt, type TextRun } from './text-runs.js';

/** Two or three rows arranged like those of an MRZ, top first; or a single row. */
export interface LineGroup {
  runs: TextRun[];
  /** Score of the group, used only for sorting. */
  likeness: number;
}

const MAX_RUNS = 60;
const SHORTEST = 150;
/** Row distances in pixels, at a character pitch of about eight pixels. */
const NEAREST = 9;
const FARTHEST = 30;

/** A single row has a lower score, and counts only if it is long. */
const ALONE = 0.4;
const LONG_ALONE = 190;

const middleOf = ({ from, to }: TextRun): number => (from + to) / 2;
const slope = ({ course: [, b, c] }: TextRun, x: number): number => b + 2 * c * x;

/** Distance of the lower row below the upper one; null if they do not belong together. */
function below(upper: TextRun, lower: TextRun): number | null {
  const overlap = Math.min(upper.to, lower.to) - Math.max(upper.from, lower.from);
  const longer = Math.max(upper.to - upper.from, lower.to - lower.from);
  if (overlap < 0.5 * longer) return null;
  const x = (Math.max(upper.from, lower.from) + Math.min(upper.to, lower.to)) / 2;
  if (Math.abs(slope(upper, x) - slope(lower, x)) > 0.08) return null;
  const distance = courseAt(lower.course, x) - courseAt(upper.course, x);
  return distance > NEAREST && distance < FARTHEST ? distance : null;
}

function likeness(runs: TextRun[]): number {
  const lengths = runs.map(({ from, to }) => to - from);
  const alike = Math.min(...lengths) / Math.max(...lengths);
  const steady = runs.reduce((sum, { weight, from, to }) => sum + weight / (to - from), 0) / runs.length;
  return alike * alike * steady * Math.min(Math.max(...lengths), 352);
}

/** Rows of an MRZ have common ends: extends the shorter ones to the longest. */
function evened(runs: TextRun[]): TextRun[] {
  const [from, to] = [Math.min(...runs.map((run) => run.from)), Math.max(...runs.map((run) => run.to))];
  return runs.map((run) => ({ ...run, from, to }));
}

/** Groups rows that may form an MRZ, best first. A row may be in several groups. */
export function lineGroups(all: readonly TextRun[]): LineGroup[] {
  const runs = all
    .filter(({ from, to }) => to - from >= SHORTEST)
    .slice(0, MAX_RUNS)
    .sort((a, b) => courseAt(a.course, middleOf(a)) - courseAt(b.course, middleOf(b)));
  const groups: LineGroup[] = [];
  const add = (found: TextRun[], factor: number) =>
    groups.push({ runs: evened(found), likeness: factor * likeness(found) });
  runs.forEach((upper, first) =>
    runs.slice(first + 1).forEach((middle, second) => {
      const distance = below(upper, middle);
      if (distance === null) return;
      add([upper, middle], 1);
      for (const lower of runs.slice(first + second + 2)) {
        const next = below(middle, lower);
        if (next !== null && Math.abs(next - distance) < 0.3 * distance) add([upper, middle, lower], 1.25);
      }
    }),
  );
  for (const run of runs.filter(({ from, to }) => to - from >= LONG_ALONE)) add([run], ALONE);
  return groups.sort((a, b) => b.likeness - a.likeness);
}
