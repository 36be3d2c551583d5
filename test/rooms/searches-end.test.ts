import 'reflect-metadata';
import type { MikroORM } from '@mikro-orm/postgresql';
import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { newId } from '#kit/id.js';
import { emFor } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import type { BackgroundParts } from '#subgraphs/intelligence/background/background-parts.js';
import { BackgroundReport } from '#subgraphs/intelligence/background/check/background-report.entity.js';
import type { ReportItem } from '#subgraphs/intelligence/background/check/report-item.js';
import { runBackgroundCheck } from '#subgraphs/intelligence/background/check/run-background-check.js';
import { MediaReport } from '#subgraphs/intelligence/background/media/report/media-report.entity.js';
import { shownMediaReport } from '#subgraphs/intelligence/background/media/report/shown-media-report.js';
import { runMediaSearch } from '#subgraphs/intelligence/background/media/run-media-search.js';
import { queuePending } from '#subgraphs/intelligence/background/sweep-pending.js';
import { openProviders } from '#subgraphs/intelligence/open-providers.js';
import { openReads } from '#subgraphs/intelligence/reads.js';
import { lookupsOf, LOOKUP_SHAPE } from '#subgraphs/intelligence/settings.js';
import { z } from 'zod';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';

let data: DatasetTest;
let orm: MikroORM;
let parts: BackgroundParts;

const accountId = newId();

beforeAll(async () => {
  useCipherKey(Buffer.alloc(32, 7));
  data = await openDatasetTest();
  orm = (await openStores(data.pool)).orms.get('intelligence')!;
  const reads = openReads(data.pool);
  const lookups = lookupsOf(z.object(LOOKUP_SHAPE).parse({}));
  parts = {
    orm,
    pool: data.pool,
    reads,
    report: () => undefined,
    offenderStatesOff: [],
    checkedEvictionStatesOff: [],
    providers: openProviders(lookups, reads),
    newsRules: { coveredDays: 90, maxAgeDays: 30, minArticles: 1_000, minDays: 45 },
    readPages: (articles) => Promise.resolve(articles),
    retries: 6,
  };
});

afterAll(() => data?.close());

/** A search whose job fails: the stored person is invalid. */
async function poisonedSearch(): Promise<MediaReport> {
  const report = Object.assign(new MediaReport(), {
    accountId,
    requestDigest: newId(),
    isTest: false,
    person: 'null',
  });
  await emFor(orm, [accountId]).persist(report).flush();
  return report;
}

const item = (key: string, more: Partial<ReportItem> = {}): ReportItem => ({
  key,
  name: key,
  status: 'PENDING',
  searched: false,
  reason: null,
  source: null,
  asOf: null,
  items: [],
  ...more,
});

/** The same for a check, of which one source has answered. */
async function poisonedCheck(): Promise<BackgroundReport> {
  const items = [item('watchlist', { status: 'NO_RESULTS', searched: true }), item('adverse_media')];
  const report = Object.assign(new BackgroundReport(), {
    accountId,
    isTest: false,
    person: 'null',
    items: JSON.stringify(items),
  });
  await emFor(orm, [accountId]).persist(report).flush();
  return report;
}

const searchNow = async ({ id }: MediaReport) => {
  const row = await emFor(orm, [accountId]).findOneOrFail(MediaReport, { accountId, id });
  return shownMediaReport(row, row.outcome);
};

const checkNow = async ({ id }: BackgroundReport) => {
  const { status, riskStatus, items } = await emFor(orm, [accountId]).findOneOrFail(BackgroundReport, {
    accountId,
    id,
  });
  const said = (JSON.parse(items) as ReportItem[]).map(({ key, status: of, reason }) => [key, of, reason]);
  return { status, riskStatus, said };
};

const ENDED_CHECK = {
  status: 'REVIEW',
  riskStatus: 'REVIEW',
  said: [
    ['watchlist', 'NO_RESULTS', null],
    ['adverse_media', 'FAILED', 'search_failed'],
  ],
};

const announced = async (id: string) =>
  (await data.pool.query('select from outbox.announcement a where a::text like $1', [`%${id}%`])).rowCount;

describe('jobs that always fail', () => {
  test('leave a search pending until the last attempt, which ends it for manual review', async () => {
    const report = await poisonedSearch();
    const payload = { accountId, reportId: report.id };
    await expect(runMediaSearch(parts, payload, { last: false })).rejects.toThrow(TypeError);
    expect(await searchNow(report)).toMatchObject({ status: 'PENDING', reason: null });
    await expect(runMediaSearch(parts, payload, { last: true })).rejects.toThrow(TypeError);
    expect(await searchNow(report)).toMatchObject({
      status: 'REVIEW',
      reason: 'search_failed',
      source: null,
      findings: [],
      stoppedAt: expect.any(Date),
      gaps: [{ source: 'news', reason: 'search_failed', message: expect.stringContaining('Start a new search') }],
    });
    expect(await announced(report.id)).toBe(1);
  });

  test('leave a check pending until the last attempt, which ends the sources without an answer', async () => {
    const report = await poisonedCheck();
    const payload = { accountId, reportId: report.id };
    await expect(runBackgroundCheck(parts, payload, { last: false })).rejects.toThrow(TypeError);
    expect((await checkNow(report)).status).toBe('PENDING');
    await expect(runBackgroundCheck(parts, payload, { last: true })).rejects.toThrow(TypeError);
    expect(await checkNow(report)).toEqual(ENDED_CHECK);
    expect(await announced(report.id)).toBe(1);
  });
});

describe('lost jobs', () => {
  const sweep = async () => {
    const queued: string[] = [];
    const jobs = { enqueue: async (_tx: unknown, _job: unknown, { reportId }: never) => void queued.push(reportId) };
    await queuePending({ orm, pool: data.pool, jobs });
    return queued;
  };
  const later = (minutes: number) =>
    Promise.all(
      ['media_report', 'background_report'].map((table) =>
        data.pool.query(
          `update intelligence.${table} set created_at = created_at - $1 * interval '1 minute',
          swept_at = swept_at - $1 * interval '1 minute' where status = 'PENDING'`,
          [minutes],
        ),
      ),
    );

  test('are queued again three times, 15 minutes apart, and then ended', async () => {
    const [search, check] = [await poisonedSearch(), await poisonedCheck()];
    expect(await sweep()).toEqual([]);
    for (let n = 0; n < 3; n++) {
      await later(16);
      expect((await sweep()).sort()).toEqual([search.id, check.id].sort());
      expect(await sweep()).toEqual([]);
    }
    expect((await searchNow(search)).status).toBe('PENDING');
    await later(16);
    expect(await sweep()).toEqual([]);
    expect(await searchNow(search)).toMatchObject({ status: 'REVIEW', reason: 'search_failed' });
    expect(await checkNow(check)).toEqual(ENDED_CHECK);
    expect([await announced(search.id), await announced(check.id)]).toEqual([1, 1]);
    expect(await sweep()).toEqual([]);
  });
});

test('a report from before coverage was recorded is shown with a note', () => {
  const outcome = {
    searched: true,
    source: 'news (a)',
    asOf: '2026-01-01',
    reason: null,
    riskCategories: [],
    findings: [],
  };
  const row = { id: newId(), status: 'NO_RESULTS' as const, createdAt: new Date(), stoppedAt: new Date() };
  expect(shownMediaReport(row, JSON.stringify(outcome))).toMatchObject({
    status: 'NO_RESULTS',
    scope: null,
    gaps: [{ source: 'news', reason: 'coverage_unknown' }],
  });
});
