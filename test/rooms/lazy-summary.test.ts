import { summarise } from '#subgraphs/screening/screening/summarise.js';
import { Reservation } from '#subgraphs/screening/booking/reservation/reservation.entity.js';

test('a summary unpacks what the decision shows once, and only when it is needed', () => {
  let reads = 0;
  const result = { entries: {}, phrases: null, topRisks: ['Late booking'], topRecommendations: [] };
  const row = Object.assign(Object.create(Reservation.prototype) as Reservation, {
    id: 'r1',
    verificationStatus: 'PASS',
    revision: 2,
    analysedRevision: 1,
    sealedReasons: null,
    ...result,
  });
  Object.defineProperty(row, 'entries', { get: () => ((reads += 1), {}) });
  const summary = summarise(row);
  expect(summary).toMatchObject({ reservationId: 'r1', status: 'PASS', queued: true });
  expect(reads).toBe(0);
  expect([summary.shown().topRisks, summary.shown().topRisks]).toEqual([['Late booking'], ['Late booking']]);
  expect(reads).toBe(1);
});

test('a damaged result fails the fields that need it, and no others', () => {
  const row = Object.assign(Object.create(Reservation.prototype) as Reservation, {
    verificationStatus: 'REVIEW',
    packedResult: Buffer.from('damaged'),
  });
  const summary = summarise(row);
  expect(summary.status).toBe('REVIEW');
  expect(() => summary.shown()).toThrow();
});
