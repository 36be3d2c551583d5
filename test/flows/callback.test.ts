import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let receiver: Server;
let url: string;
const received: { path: string; body: Record<string, unknown> }[] = [];
let failFirst = 0;

beforeAll(async () => {
  service = await runningTest({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  receiver = createServer((request, response) => {
    void readAll(request).then((text) => {
      received.push({ path: request.url!, body: JSON.parse(text) as Record<string, unknown> });
      response.writeHead(failFirst-- > 0 ? 500 : 200).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await service?.stop();
  receiver?.close();
});

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function arrived(path: string, count: number): Promise<Record<string, unknown>[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = received.filter((one) => one.path === path);
    if (found.length >= count) return found.map(({ body }) => body);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing arrived at ${path}.`);
}

const guest = { last_name: 'Lee', phone: '+13035550123' };

test('posts the result of the analysis to the callback, with the reservation id', async () => {
  const { body } = await service.rest('POST', `/reservations?skip_gp=1&callback=${encodeURIComponent(`${url}/made`)}`, {
    without_listing: true,
    guest,
  });
  const [posted] = await arrived('/made', 1);
  expect(posted).toMatchObject({ id: body.id, status: 'verified', pms_status: 'CONFIRMED', business_rules: [] });
  await service.rest('PUT', `/reservations/${body.id}?callback=${encodeURIComponent(`${url}/again`)}`, {});
  expect((await arrived('/again', 1))[0]).toMatchObject({ id: body.id });
});

test('retries a failed callback', async () => {
  failFirst = 1;
  await service.rest('POST', `/reservations?skip_gp=1&callback=${encodeURIComponent(`${url}/fails`)}`, {
    without_listing: true,
    guest,
  });
  const posted = await arrived('/fails', 2);
  expect(posted[0]).toEqual(posted[1]);
});
