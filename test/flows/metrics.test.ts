import { request } from 'node:http';
import { type RunningTest, runningHere } from '../support/running.js';
import { until } from '../support/until.js';

let service: RunningTest;
let withToken: RunningTest;

beforeAll(async () => {
  service = await runningHere();
  withToken = await runningHere({ METRICS_TOKEN: 'a token of enough letters' });
});

afterAll(async () => {
  await withToken?.stop();
  await service?.stop();
});

/** Uses Node's own client: `fetch` may not set every header. */
function scrape(running: RunningTest, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL('/metrics', running.url), { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode!, text }));
    });
    asked.on('error', reject).end();
  });
}

test('counts requests by the template of their path, without any submitted data', async () => {
  const guest = { first_name: 'Quentin', last_name: 'Zyxwvut', email: 'quentin.zyxwvut@example.com' };
  const { body } = await service.rest('POST', '/reservations?skip_gp=1&sync=1', { without_listing: true, guest });
  await service.rest('GET', `/reservations/${body.id}`);
  await service.rest('GET', '/validate/email/quentin.zyxwvut%40example.com');
  const { status, text } = await scrape(service);
  expect(status).toBe(200);
  expect(text).toMatch(
    /screening_http_request_seconds_count\{method="GET",route="\/v1\/reservations\/:id",status="200"\} 1/,
  );
  expect(text).toMatch(/screening_queue_depth\{queue="outbox"\} \d+/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
  expect(text).not.toMatch(/quentin|zyxwvut/i);
  expect(text).not.toContain(body.id as string);
});

test('counts work by its kind, and the queue is empty again afterwards', async () => {
  const guest = { last_name: 'Lee', email: 'ann.lee@example.com' };
  await service.rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest });
  const RUN = /screening_job_seconds_count\{job="analyse-reservation",outcome="completed"\} [1-9]/;
  await until(async () => RUN.test((await scrape(service)).text));
  await until(async () => /screening_queue_depth\{queue="outbox"\} 0\n/.test((await scrape(service)).text));
  expect((await scrape(service)).text).not.toMatch(/screening_queue_depth\{queue="analyse-reservation"\} [1-9]/);
});

test('without a token, hides metrics from proxied requests; with a token, requires it', async () => {
  expect((await scrape(service, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  expect((await scrape(withToken)).status).toBe(404);
  expect((await scrape(withToken, { authorization: 'Bearer a token of other letters' })).status).toBe(404);
  expect((await scrape(withToken, { authorization: 'Bearer a token of enough letters' })).status).toBe(200);
});
