const OFFSETS = new Map<string, string>();

/** The UTC offsets in the middle of each month of last year, this year and the next, as one text. */
function offsetsOf(zone: string): string {
  const cached = OFFSETS.get(zone);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const year = new Date().getUTCFullYear() - 1;
  const offsets = Array.from({ length: 36 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(year, month, 15, 12));
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  }).join(' ');
  OFFSETS.set(zone, offsets);
  return offsets;
}

/**
 * Whether these time zones have the same local time: zones that differed only in the past (Berlin, Büsingen) are equal.
 */
export function areOneClock(zones: readonly string[]): boolean {
  return new Set(zones).size <= 1 || new Set(zones.map(offsetsOf)).size === 1;
}

/** The time zones of a country from the runtime's CLDR data; empty for an unknown code. */
export function zonesOfCountry(countryCode: string): string[] {
  const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & {
    getTimeZones?(): string[] | undefined;
    timeZones?: string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
