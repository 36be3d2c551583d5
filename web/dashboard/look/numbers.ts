import { t } from '@lingui/core/macro';
export const percent = (rate: number | null) => (rate === null ? '–' : `${Math.round(rate * 1000) / 10}%`);

/** Seconds in the unit that fits. */
export function shortTime(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds === 0) return '0';
  if (seconds < 1) return t`${Math.round(seconds * 1000)} ms`;
  if (seconds < 90) return `${Math.round(seconds * 10) / 10} s`;
  if (seconds < 5400) return t`${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : t`${Math.round(seconds / 86_400)} days`;
}
