/** Words in the names of booking channels. Other sources count as direct bookings. */
const CHANNELS =
  /airbnb|booking|expedia|vrbo|homeaway|agoda|trip|hotels|hotelbeds|hostelworld|orbitz|despegar|channel|ota\b/;

/** Whether a booking came through a channel, by the name of its source. */
export function isOtaSource(source: string): boolean {
  const word = source.toLowerCase();
  return !/direct/.test(word) && CHANNELS.test(word);
}
