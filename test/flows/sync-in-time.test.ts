import { eventually } from '../support/eventually.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type RunningTest, runningTest } from '../support/running.js';

/** Longer than a request may take. */
const TIMEOUT_MS = 15_000;

let service: RunningTest;
let twilio: ProviderServer;

beforeAll(async () => {
  twilio = await providerServer();
  const line = { carrier_name: 'Example Mobile', type: 'mobile' };
  twilio.says = () => ({ status: 200, body: { valid: true, line_type_intelligence: line } });
  service = await runningTest({
    LOOKUP_PHONE: 'twilio',
    LOOKUP_TWILIO_URL: twilio.url,
    LOOKUP_TWILIO_USER: 'AC1',
    LOOKUP_TWILIO_KEY: 'secret1',
    LOOKUP_ALLOW_PRIVATE: 'true',
    LOOKUP_TWILIO_TIMEOUT_MS: String(TIMEOUT_MS),
  });
});

afterAll(async () => {
  await service?.stop();
  await twilio?.stop();
});

test('with sync=1 and a slow provider the reservation is returned as queued, and its analysis finishes later', async () => {
  const stay = { without_listing: true, guest: { last_name: 'Lee', phone: '+12024561777' } };
  const { body } = await service.rest('POST', '/reservations?skip_gp=1', stay);
  await service.rest('PUT', `/reservations/${body.id}/screens`, { FraudDetectionAddon: 'required' });
  twilio.mood = 'hang';
  const moved = { ...stay, guest: { ...stay.guest, phone: '+12024561778' } };
  const answer = await service.rest('PUT', `/reservations/${body.id}?sync=1&skip_gp=1`, moved);
  expect(answer).toMatchObject({ status: 200, body: { id: body.id, queued: body.id } });
  twilio.mood = 'answer';
  await eventually(
    async () => (await service.rest('GET', `/reservations/${body.id}`)).body.queued === undefined,
    120_000,
  );
}, 180_000);
