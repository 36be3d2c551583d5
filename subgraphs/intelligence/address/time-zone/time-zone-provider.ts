/** Names the time zone of a place. */
export interface TimeZoneProvider {
  /** IANA name for degrees of latitude and longitude; null outside -90…90 and -180…180. */
  at(lat: number, lon: number): string | null;
}
