import timeZoneOf from '@photostructure/tz-lookup';
import type { TimeZoneProvider } from './time-zone-provider.js';

/** A compressed map of the time zones in the process. It is approximate along borders; at sea it names `Etc/GMT±n`. */
export const embeddedTimeZone: TimeZoneProvider = {
  at(lat, lon) {
    const onEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
    return onEarth ? timeZoneOf(lat, lon) : null;
  },
};
