import { readFileSync } from 'node:fs';
import { eventually } from '../support/eventually.js';
import { killableTests } from '../support/killable-tests.js';

const { here, start, kill, rest } = killableTests();

const GUEST = { full_name: 'Ann Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' };
const RUNS = /screening_job_seconds_count\{job="analyse-reservation",outcome="completed"\} (\d+)/;

/** The processes that work on the queue for the answering process. */
function workers(): number[] {
  const { pid } = here.role;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.map(Number).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('work-main'));
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function analysed(): Promise<void> {
  const { id } = await rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest: GUEST });
  await eventually(async () => (await rest('GET', `/reservations/${id}`)).queued === undefined, 60_000);
}

const figures = async () => (await fetch(`${here.role.url}/metrics`)).text();

test('work runs in its own process, and its metrics are reported with the others', async () => {
  await analysed();
  expect(workers()).toHaveLength(1);
  await eventually(async () => Number(RUNS.exec(await figures())?.[1] ?? 0) === 1);
  const text = await figures();
  expect(text).toMatch(
    /screening_http_request_seconds_count\{method="POST",route="\/v1\/reservations",status="200"\} 1/,
  );
  expect(text.match(/^# HELP screening_job_seconds /gm)).toHaveLength(1);
});

test('when that process is killed, answers continue, and a new one does the queued work', async () => {
  const [killed] = workers() as [number];
  process.kill(killed, 'SIGKILL');
  await analysed();
  const now = workers();
  expect(now).toHaveLength(1);
  expect(now[0]).not.toBe(killed);
});

test('it ends with the answering process, however that ends', async () => {
  const [worker] = workers() as [number];
  await kill();
  await eventually(() => Promise.resolve(!isThere(worker)));
});

test('it stops with the service, and no process stays', async () => {
  await start();
  await eventually(() => Promise.resolve(workers().length === 1));
  const [worker] = workers() as [number];
  expect(await here.role.stop()).toBe(0);
  expect(isThere(worker)).toBe(false);
});
