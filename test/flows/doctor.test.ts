import { built } from '../support/built.js';
import { startRole } from '../support/roles.js';
import { type RunningTest, runningTest } from '../support/running.js';

interface Examined {
  code: number | null;
  text: string;
}

let service: RunningTest;

beforeAll(async () => {
  await built();
  service = await runningTest();
});

afterAll(() => service?.stop());

async function examine(environment: Record<string, string>): Promise<Examined> {
  const doctor = startRole('gateway/doctor/main.js', environment);
  return { code: await doctor.ended, text: doctor.written() };
}

test('reports a running service as healthy, and names empty data with the fix', async () => {
  const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
  const { code, text } = await examine({ DATABASE_URL: service.databaseUrl, DATA_KEY });
  expect(text).toMatch(/ok {2}PostgreSQL \d+/);
  expect(text).toMatch(/ok {2}The clocks of the database and this machine agree/);
  expect(text).toMatch(/ok {2}Queue: \d+ due, 0 failed/);
  expect(text).toMatch(/ok {2}The tables are up to date/);
  expect(text).toMatch(/! {3}Empty datasets: .*\n {6}→ Run npm run import/);
  expect(text).not.toContain('✗');
  expect(code).toBe(0);
});

test('reports invalid settings, a folder without write access and an unreachable database as problems', async () => {
  const settings = await examine({ PORT: '99999999', LOG_LEVEL: 'loud' });
  expect(settings).toMatchObject({ code: 1, text: expect.stringMatching(/✗ {3}PORT[^]*✗ {3}LOG_LEVEL/) as string });
  const folder = await examine({ DATA_DIR: '/proc/nobody/data', DATABASE_URL: service.databaseUrl });
  expect(folder).toMatchObject({ code: 1, text: expect.stringMatching(/✗ {3}The data folder/) as string });
  const away = await examine({ DATABASE_URL: 'postgres://me:secret-word@127.0.0.1:9/none' });
  expect(away).toMatchObject({ code: 1, text: expect.stringMatching(/✗ {3}Cannot reach the database/) as string });
  expect(away.text).not.toContain('secret-word');
});
