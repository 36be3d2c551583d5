import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(() => service?.stop());

const guest = { full_name: 'Ann Lee', email: 'ann.lee@example.com' };

async function booked(): Promise<string> {
  const { status, body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    without_listing: true,
    guest,
  });
  expect(status).toBe(200);
  return body.id as string;
}

const setStatus = async (id: string, status: string) =>
  expect((await service.rest('PUT', `/reservations/${id}`, { status })).status).toBe(200);

async function risksOf(id: string): Promise<string> {
  const { body } = await service.rest('GET', `/reservations/${id}/summary`);
  return (body.details.general_risk.findings as string[]).join();
}

test("canceling or reinstating a stay screens the guest's other stays again", async () => {
  const others = [await booked(), await booked(), await booked()];
  const stay = await booked();
  expect(await risksOf(stay)).not.toContain('canceled three or more');
  for (const id of others) await setStatus(id, 'CANCELED');
  await until(async () => (await risksOf(stay)).includes('canceled three or more'));
  await setStatus(others[0]!, 'CONFIRMED');
  await until(async () => !(await risksOf(stay)).includes('canceled three or more'));
});
