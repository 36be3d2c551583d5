import { plural, t } from '@lingui/core/macro';
import { LOCALE } from '../language/page-language.js';

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 });
const WHOLE_PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

const SIZES = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
] as const;

export const percent = (rate: number | null) => (rate === null ? '–' : PERCENT.format(rate));

/** Without decimals. */
export const wholePercent = (rate: number) => WHOLE_PERCENT.format(rate);

/** A number with at most `digits` decimals. */
export const decimal = (value: number, digits: number) =>
  value.toLocaleString(LOCALE, { maximumFractionDigits: digits });

/** A whole number, with separators between thousands. */
export const whole = (value: number) => decimal(value, 0);

/** A number of bytes in the unit that fits. */
export function fileSize(bytes: number): string {
  const [unit, size] = SIZES.find(([, least]) => bytes >= least) ?? ['kilobyte', 1e3];
  return new Intl.NumberFormat(LOCALE, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}

/** Seconds in the unit that fits. */
export function shortTime(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds === 0) return '0';
  if (seconds < 1) return t`${Math.round(seconds * 1000)} ms`;
  if (seconds < 90) return t`${TENTHS.format(seconds)} s`;
  if (seconds < 5400) return t`${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return t`${Math.round(seconds / 3600)} h`;
  const days = Math.round(seconds / 86_400);
  return plural(days, { one: '# day', other: '# days' });
}
