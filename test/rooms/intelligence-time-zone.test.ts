import { embeddedTimeZone } from '#subgraphs/intelligence/address/time-zone/embedded-time-zone.js';

test.each([
  [40.7128, -74.006, 'America/New_York'],
  [52.52, 13.405, 'Europe/Berlin'],
  [-33.8688, 151.2093, 'Australia/Sydney'],
  [35.6762, 139.6503, 'Asia/Tokyo'],
  [0, -30, 'Etc/GMT+2'],
  [91, 0, null],
  [0, -180.5, null],
  [Number.NaN, 0, null],
  [0, Number.POSITIVE_INFINITY, null],
])('the time zone at %d, %d is %s', (lat, lon, zone) => {
  expect(embeddedTimeZone.at(lat, lon)).toBe(zone);
});

test('every point has a zone that the runtime knows', () => {
  for (let lat = -90; lat <= 90; lat += 6) {
    for (let lon = -180; lon <= 180; lon += 6) {
      const timeZone = embeddedTimeZone.at(lat, lon) ?? '';
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  }
});
