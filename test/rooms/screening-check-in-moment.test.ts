import { checkInMoment, isOver } from '#subgraphs/screening/booking/message/delivery/check-in-moment.js';

const at = (timeZoneName: string, checkInTime = 15) => ({ checkInTime, location: { timeZoneName } });

test.each([
  ['2030-01-10', at('America/Denver'), '2030-01-10T22:00:00.000Z'],
  ['2030-07-10', at('America/Denver'), '2030-07-10T21:00:00.000Z'],
  ['2030-07-10', at('Asia/Kathmandu', 10.5), '2030-07-10T04:45:00.000Z'],
  ['2030-07-10', at('Pacific/Kiritimati', 0), '2030-07-09T10:00:00.000Z'],
  ['2030-07-10', at('UTC', 24), '2030-07-11T00:00:00.000Z'],
  ['2030-07-10', null, '2030-07-10T16:00:00.000Z'],
  ['2030-07-10T18:30', at('Europe/Paris'), '2030-07-10T16:30:00.000Z'],
  ['2030-07-10T18:30:00Z', at('Europe/Paris'), '2030-07-10T18:30:00.000Z'],
  ['2030-07-10T18:30:00+0200', null, '2030-07-10T16:30:00.000Z'],
  // The night in which Denver's clocks go from 02:00 to 03:00.
  ['2030-03-10', at('America/Denver', 2.5), '2030-03-10T09:30:00.000Z'],
  ['2030-03-10', at('America/Denver', 4), '2030-03-10T10:00:00.000Z'],
])('check-in %s, listing %j: %s', (checkIn, listing, moment) => {
  expect(checkInMoment(checkIn, listing)?.toISOString()).toBe(moment);
});

test('without a check-in there is no check-in time', () => expect(checkInMoment(null, at('UTC'))).toBeNull());

test.each([
  ['2030-07-01', '2030-07-10', '2030-07-11T12:00:00Z', false],
  ['2030-07-01', '2030-07-10', '2030-07-12T12:00:00Z', true],
  ['2030-07-10', null, '2030-07-12T12:00:00Z', true],
  [null, null, '2030-07-12T12:00:00Z', false],
])('a stay from %s to %s is over at %s: %s', (checkIn, checkOut, now, over) => {
  expect(isOver(checkIn, checkOut, new Date(now))).toBe(over);
});
