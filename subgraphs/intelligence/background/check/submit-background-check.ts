import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { BackgroundContext } from '../background-context.js';
import type { BackgroundCheckInput } from './person/background-check.input.js';
import { BackgroundReport } from './background-report.entity.js';
import { readPerson } from './person/read-person.js';
import type { ReportItem } from './report-item.js';
import { BACKGROUND_CHECK } from './run-background-check.js';
import { BACKGROUND_SOURCES } from './sources/background-sources.js';

const waiting = (key: string, name: string): ReportItem => ({
  key,
  name,
  status: 'PENDING',
  searched: false,
  reason: null,
  source: null,
  asOf: null,
  items: [],
});

/** Submits a background check; every call creates a new one. Throws BAD_INPUT. */
export async function submitBackgroundCheck(
  { em, viewer, jobs }: BackgroundContext,
  input: BackgroundCheckInput,
): Promise<BackgroundReport> {
  const person = JSON.stringify(await readPerson(input));
  const { accountId, isTest = false } = viewer;
  const items = JSON.stringify(BACKGROUND_SOURCES.map(({ key, name }) => waiting(key, name)));
  return em.transactional(async (tx) => {
    const report = Object.assign(new BackgroundReport(), { accountId, isTest, person, items });
    tx.persist(report);
    await tx.flush();
    await announce(tx, accountId, eventOf('background_check.pending', { reportId: report.id }));
    await jobs.enqueue(tx, BACKGROUND_CHECK, { accountId, reportId: report.id });
    return report;
  });
}
