import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { randomOf } from '@guest-screening/tabular-models';
import { drawReservation } from '#subgraphs/intelligence/models/simulate/draw-reservation.js';
import { drawWorld } from '#subgraphs/intelligence/models/simulate/world.js';
import { learnedNames } from '#records/features/feature.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { runModel } from '#subgraphs/intelligence/models/train/command/run-model.js';
import { historyGraph } from '#subgraphs/intelligence/models/train/command/config.js';
import { type TrainCommand, runTrain } from '#subgraphs/intelligence/models/train/command/run-train.js';
import type { TrainingRow } from '#subgraphs/intelligence/models/train/rows/training-row.js';
import { readHistory } from '#subgraphs/intelligence/models/train/rows/read-history.js';
import { keepInserted, writtenColumns } from '../support/changed-reservations.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { type TestAccount, accountWithKey } from '../support/test-mode.js';
import { until } from '../support/until.js';

const SECRET = 's'.repeat(40);

let service: RestartableTest;
let pool: pg.Pool;
let folder: string;
let said = '';
let command: TrainCommand;

beforeAll(async () => {
  service = await runningTest({ SERVICE_SECRET: SECRET });
  pool = openPool(service.databaseUrl, 2, openLog('silent', 'test'));
  folder = mkdtempSync(join(tmpdir(), 'models-'));
  command = {
    dataDir: folder,
    now: new Date('2026-05-06T07:08:09Z'),
    write: (text) => void (said += text),
    withPool: (work) => work(pool),
    graph: () => historyGraph({ GATEWAY_URL: service.url, SERVICE_SECRET: SECRET }),
  };
});

afterAll(async () => {
  await pool?.end();
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Reservations of one simulated world as a training file. */
function historyFile(name: string, count: number, fraudShare: number): string {
  const random = randomOf(3);
  const world = drawWorld(random);
  const names = learnedNames(FRAUD_FEATURES);
  const lines = Array.from({ length: count }, (_, n) => {
    const label = random.next() < fraudShare ? 1 : 0;
    const values = drawReservation(world, label === 1, random);
    const at = new Date(Date.UTC(2025, 0, 1) + n * 3_600_000).toISOString();
    return [at, label, ...names.map((each) => values.get(each) ?? '')].join(',');
  });
  const path = join(folder, name);
  writeFileSync(path, gzipSync([['at', 'label', ...names].join(','), ...lines].join('\n')));
  return path;
}

const inUse = async () => {
  const { data } = await service.graph('{ models { name role origin hash } }');
  return data.models as { name: string; role: string; origin: string; hash: string }[];
};

const train = (words: string[]) => {
  said = '';
  return runTrain(words, command);
};

const model = (...words: string[]) => {
  said = '';
  return runModel(words, command);
};

test('trains a model on own history, scores it in parallel, activates it, then reverts it', async () => {
  expect(await train(['fraud', '--from', historyFile('own.csv.gz', 3_000, 0.15)])).toBe(0);
  expect(said).toMatch(/new +AUC 0\.\d+ .*\nin use +AUC[\s\S]*trees +AUC[\s\S]*regression +AUC/);
  expect(said).toMatch(/passed {2}directions: 0 violations/);
  const hash = /\n([0-9a-f]{12}) is now the challenger/.exec(said)![1]!;
  const [report] = readdirSync(join(folder, 'models'));
  const page = readFileSync(join(folder, 'models', report!), 'utf8');
  for (const title of ['ROC', 'Precision and recall', 'Calibration', 'Gains'])
    expect(page).toContain(`aria-label="${title}"`);
  expect(page).toMatch(/(All gates passed|The new model cannot replace the one in use)/);
  for (const name of ['new', 'in use', 'trees', 'regression']) expect(page).toContain(`>${name}</text>`);
  expect(page).toMatch(/<td>[A-Z][^<]+<\/td><td>[a-z_]+<\/td><td class="number">\d/);
  expect(page).not.toMatch(/NaN|undefined/);

  await until(async () => (await inUse()).some(({ role }) => role === 'CHALLENGER'), 15_000);
  const before = (await service.rest('POST', '/predict/str-fraud', { nights: 61 })).body;
  expect(before.model).not.toContain(hash.slice(0, 8));
  await until(async () => {
    const text = `select challenger_probability p from intelligence.prediction where 61 = any(numbers)`;
    return (await pool.query<{ p: number | null }>(text)).rows.some(({ p }) => p !== null);
  });

  expect(await model('use', 'fraud', hash)).toBe(0);
  await until(async () => (await inUse())[0]!.hash.startsWith(hash), 15_000);
  expect((await service.rest('POST', '/predict/str-fraud', { nights: 61 })).body.model).toContain(hash.slice(0, 8));
  expect(await model('list')).toBe(0);
  expect(said).toContain(`in use      ${hash}`);

  expect(await model('use', 'fraud', 'shipped')).toBe(0);
  await until(async () => (await inUse())[0]!.origin === 'simulated', 15_000);
});

const STAYS = 'screening.reservation';

/** Copies stays with their decisions and payments, each a day earlier than the previous one. */
const COPY = (names: string, written: string) => `
  with made as (
    select r.id, n, gen_random_uuid() as copy, r.account_id from screening.reservation r, generate_series(1, $1::int) n
    where r.id = $2),
  stays as (
    insert into screening.reservation (${names})
    select ${written} from made m join screening.reservation r on r.id = m.id,
      jsonb_populate_record(r, jsonb_build_object('id', m.copy, 'confirmation_code', m.copy, 'guest_email_key', m.copy,
        'created_at', now() - make_interval(days => 151 + n), 'updated_at', now() - make_interval(days => 151 + n))) p
    returning id),
  decisions as (
    insert into screening.decision
    select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'reservation_id', m.copy,
      'as_of', now() - make_interval(days => 150 + n)))).*
    from made m join screening.decision d on d.reservation_id = m.id returning id)
  insert into screening.payment_event
  select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'reservation_id', m.copy,
    'event_id', m.copy, 'occurred_at', now() - make_interval(days => 150 + n - $3::int)))).*
  from made m join screening.payment_event p on p.reservation_id = m.id`;

async function copyStays(values: unknown[]): Promise<void> {
  await pool.query(COPY(await writtenColumns(pool, STAYS), await writtenColumns(pool, STAYS, 'p.')), values);
  await keepInserted(pool);
}

async function stay(nights: number, account?: TestAccount): Promise<string> {
  const guest = { full_name: 'Ann Lee', email: `ann${nights}@example.com` };
  const dates = { check_in_date: '2031-03-01', check_out_date: `2031-03-${String(1 + nights).padStart(2, '0')}` };
  const body = { without_listing: true, guest, ...dates, total_price: 100 * nights };
  return (await service.rest('POST', '/reservations?sync=1&skip_gp=1', body, account?.headers)).body.id as string;
}

test('reads the stored history itself, labeled by disputes and declines, without recent stays', async () => {
  const [good, disputed, late, declined] = [await stay(2), await stay(9), await stay(4), await stay(6)];
  // Simulated data of test mode must not be used for training.
  const madeUp = await stay(7, await accountWithKey(service));
  for (const id of [disputed, late])
    await service.rest('POST', `/reservations/${id}/payments`, {
      event_source: 'other',
      event_id: `dispute-${id}`,
      event_type: 'dispute',
      event_status: 'warning',
    });
  await service.rest('POST', `/reservations/${declined}/status`, { supervised: 'decline' });
  expect(await train(['fraud'])).toBe(1);
  expect(said).toContain('No row');
  for (const [id, count, daysAfter] of [
    [good, 150, 0],
    [disputed, 40, 30],
    [late, 30, 140],
    [declined, 30, 0],
    [madeUp, 50, 0],
  ] as const)
    await copyStays([count, id, daysAfter]);
  const rows: TrainingRow[] = [];
  const accounts = (await pool.query<{ id: string }>('select id from identity.account')).rows.map(({ id }) => id);
  for await (const row of readHistory(command.graph(), accounts, new Date())) rows.push(row);
  const labels = (nights: number) =>
    rows.filter(({ features }) => features.nights === nights).map(({ label }) => label);
  expect([2, 9, 4, 6].map((nights) => [labels(nights).length, new Set(labels(nights))])).toEqual([
    [150, new Set([0])],
    [40, new Set([1])],
    [30, new Set([0])],
    [30, new Set([1])],
  ]);
  expect(labels(7)).toEqual([]);
  command.now = new Date();
  expect(await train(['fraud'])).toBe(0);
  expect(said).toMatch(/^250 rows, \d+ features/);
  expect(said).toMatch(/is now the challenger/);
  const nowhere = { ...command, graph: () => historyGraph({}) };
  expect(await runTrain(['fraud'], nowhere)).toBe(1);
  expect(said).toContain('set GATEWAY_URL');
});

test('loyalty trains on the stored history too: rebookings within a year, without declined guests', async () => {
  const [once, again] = [await stay(3), await stay(5)];
  for (const [id, count] of [
    [once, 90],
    [again, 70],
  ] as const)
    await copyStays([count, id, 0]);
  // Moved back 400 days, past the year; each stay of the second kind was rebooked a month later.
  await pool.query(`
    update screening.decision set as_of = as_of - interval '400 days' where as_of < now() - interval '149 days'`);
  await pool.query(`
    update screening.reservation set created_at = created_at - interval '400 days', updated_at = updated_at - interval '400 days'
    where created_at < now() - interval '149 days'`);
  await pool.query(`
    update screening.reservation_state s set changed_at = r.created_at from screening.reservation r
    where r.id = s.reservation_id and r.created_at < now() - interval '149 days'`);
  await pool.query(`
    insert into screening.reservation (${await writtenColumns(pool, STAYS)})
    select ${await writtenColumns(pool, STAYS, 'p.')} from screening.reservation r,
      jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'confirmation_code', gen_random_uuid(),
        'created_at', r.created_at + interval '30 days', 'updated_at', r.created_at + interval '30 days')) p
    where r.nights = 5 and r.created_at < now() - interval '149 days'`);
  await keepInserted(pool);
  const accounts = (await pool.query<{ id: string }>('select id from identity.account')).rows.map(({ id }) => id);
  const rows: TrainingRow[] = [];
  for await (const row of readHistory(command.graph(), accounts, new Date(), 'guest-loyalty')) rows.push(row);
  const labels = (nights: number) =>
    rows.filter(({ features }) => features.nights === nights).map(({ label }) => label);
  expect([3, 5].map((nights) => [labels(nights).length, new Set(labels(nights))])).toEqual([
    [90, new Set([0])],
    [70, new Set([1])],
  ]);
  expect(labels(6)).toEqual([]);
  command.now = new Date();
  expect(await train(['loyalty', '--trees'])).toBe(0);
  expect(said).toMatch(/is now the challenger/);
  const hash = /\n([0-9a-f]{12}) is now the challenger/.exec(said)![1]!;
  expect(await model('use', 'loyalty', hash)).toBe(0);
  await until(async () => {
    const { body } = await service.rest('POST', '/loyalty/guest-loyalty', { nights: 5 });
    return body.rebooking_score !== undefined && (await inUse()).some((one) => one.hash.startsWith(hash));
  });
  const asked = '{ predictGuestLoyalty(features: { nights: 5 }) { score baseScore model contributions { logOdds } } }';
  const { score, baseScore, contributions } = (await service.graph(asked)).data.predictGuestLoyalty as {
    score: number;
    baseScore: number;
    contributions: { logOdds: number }[];
  };
  expect(contributions.reduce((sum, { logOdds }) => sum + logOdds, baseScore)).toBeCloseTo(score, 9);
  expect(await model('use', 'loyalty', 'shipped')).toBe(0);
});

test('reports no drift without predictions and high drift when all of them are alike', async () => {
  expect(await model('drift')).toBeLessThanOrEqual(1);
  for (let n = 0; n < 40; n += 1) await service.rest('POST', '/predict/str-fraud', { nights: 907, lead_time_days: 9 });
  await until(async () => {
    const text = `select count(*)::int n from intelligence.prediction where 907 = any(numbers)`;
    return (await pool.query<{ n: number }>(text)).rows[0]!.n === 40;
  });
  expect(await model('drift', '7')).toBe(1);
  expect(said).toMatch(/alarm nights \d/);
});

test('a model with few predictions has not drifted', async () => {
  await pool.query(`delete from intelligence.prediction where model = 'guest-loyalty'`);
  await model('drift');
  expect(said).toMatch(/guest-loyalty: \d+ predictions in 30 days, mean \S+\n {2}fewer than 30 predictions: too few/);
  expect(said.split('guest-loyalty')[1]).not.toContain('alarm');
});

test('too little data, broken rows and unknown words change nothing', async () => {
  const count = async () => (await pool.query('select count(*) from intelligence.model_use')).rows;
  const before = await count();
  expect(await train(['fraud', '--from', historyFile('few.csv.gz', 300, 0.02)])).toBe(1);
  expect(said).toMatch(/Training failed: Too few rows: \d+ of 300 have the outcome/);
  for (const [text, problem] of [
    ['at,label,nights\nsoon,1,2\n', 'Line 2: `at`'],
    ['at,label,nights\n2025-01-01,2,2\n', 'Line 2: `label`'],
    ['at,label,nights\n2025-01-01,1,many\n', 'Line 2: `nights`'],
    ['nights\n2\n', 'must contain `at`'],
    ['at,label,colour\n2025-01-01,1,2\n', 'No row contains a feature'],
  ] as const) {
    const path = join(folder, 'bad.csv');
    writeFileSync(path, text);
    expect(await train(['fraud', '--from', path])).toBe(1);
    expect(said).toContain(problem);
  }
  expect(await train(['fraud', '--from', join(folder, 'nowhere.csv')])).toBe(1);
  for (const words of [['weather', '--from', 'x'], ['loyalty', 'fraud'], []]) expect(await train(words)).toBe(2);
  expect(await model('use', 'fraud', 'ffffffff')).toBe(1);
  expect(await model('use', 'fraud', 'x')).toBe(1);
  expect(await model('drift', '-1')).toBe(2);
  expect(await model()).toBe(2);
  expect(await count()).toEqual(before);
});
