import { t } from '@lingui/core/macro';
import { LOCALE } from '../language/page-language.js';
import { percent, shortTime, whole } from '../look/numbers.js';

const CHANGE = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const POINTS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

const valueBefore = (value: string) => t`before: ${value}`;

/** A count against the one of the period before: “+12% (before: 43)”. */
export function countChange(now: number, previous: number): string {
  if (previous === 0) return valueBefore('0');
  const [change, before] = [CHANGE.format(now / previous - 1), whole(previous)];
  return t`${change} (before: ${before})`;
}

/** A share against the one before, in percentage points. */
export function shareChange(now: number | null, before: number | null): string {
  if (now === null || before === null) return valueBefore(percent(before));
  const [points, share] = [POINTS.format((now - before) * 100), percent(before)];
  return t`${points} points (before: ${share})`;
}

/** The time of the period before. */
export const timeChange = (before: number | null) => valueBefore(shortTime(before));
