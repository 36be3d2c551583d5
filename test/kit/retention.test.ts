import { BadConfiguration, readConfig } from '#kit/process/config.js';
import { daysBefore } from '#kit/store/purge.js';
import { RETENTION_SHAPE, retentionOf } from '#retention';

const read = (environment: Record<string, string>) => retentionOf(readConfig(RETENTION_SHAPE, environment)).retention;

test('every class has its own number of days', () => {
  const usual = { contact: 365, identity: 90, message: 180, payment: 365, note: 730, decision: 365 };
  expect(read({})).toEqual({ ...usual, callback: 30, event: 30, address: 180, background: 90 });
  expect(read({ RETENTION_NOTE_DAYS: '7' }).note).toBe(7);
});

test.each(['0', '-1', '1.5', 'forever', '36501'])('refuses %s days and names the setting', (days) => {
  expect(() => read({ RETENTION_EVENT_DAYS: days })).toThrow(BadConfiguration);
  expect(() => read({ RETENTION_EVENT_DAYS: days })).toThrow('RETENTION_EVENT_DAYS');
});

test('counts days back from a given time', () => {
  expect(daysBefore(new Date('2026-03-01T12:00:00Z'), 1).toJSON()).toBe('2026-02-28T12:00:00.000Z');
});
