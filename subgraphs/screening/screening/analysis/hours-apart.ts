/** Time zones of a country, from the data of the runtime; older runtimes offer them as a property. */
type ZonedLocale = Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] };

function zonesOf(country: string): string[] {
  const locale: ZonedLocale = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Minutes ahead of UTC at a time. */
function offsetOf(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const text = parts.find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(text) ?? [];
  if (!sign) return 0;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/**
 * Hours by which the clocks of a time zone and of the nearest zone of these countries differ, 0 to 12; null if the zone
 * is unknown or no country has known zones.
 */
export function hoursApart(timeZone: string | null, countries: readonly (string | null)[], at: Date): number | null {
  if (timeZone === null) return null;
  const zones = new Set(countries.flatMap((country) => (country ? zonesOf(country) : [])));
  if (zones.size === 0) return null;
  const here = offsetOf(timeZone, at);
  const apart = [...zones].map((zone) => {
    const minutes = Math.abs(offsetOf(zone, at) - here) % 1_440;
    return Math.min(minutes, 1_440 - minutes);
  });
  return Math.round(Math.min(...apart) / 6) / 10;
}
