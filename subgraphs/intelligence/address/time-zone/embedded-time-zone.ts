import timeZoneOf from '@photostructure/tz-lookup';

/** Looks up the time zone of a place. */
interface TimeZoneProvider {
  /** IANA time zone of a latitude and longitude in degrees; null outside -90…90 and -180…180. */
  at(lat: number, lon: number): string | null;
}

/** Built-in compressed map of the time zones. Approximate along borders; at sea it returns `Etc/GMT±n`. */
export const embeddedTimeZone: TimeZoneProvider = {
  at(lat, lon) {
    const onEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
    return onEarth ? timeZoneOf(lat, lon) : null;
  },
};
