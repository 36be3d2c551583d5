import timeZoneOf from '@photostructure/tz-lookup';

/** Names the time zone of a place. */
interface TimeZoneProvider {
  /** IANA name for degrees of latitude and longitude; null outside -90…90 and -180…180. */
  at(lat: number, lon: number): string | null;
}

/** A compressed map of the time zones in the process. It is approximate along borders; at sea it names `Etc/GMT±n`. */
export const embeddedTimeZone: TimeZoneProvider = {
  at(lat, lon) {
    const onEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
    return onEarth ? timeZoneOf(lat, lon) : null;
  },
};
