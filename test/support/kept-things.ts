import { createHash } from 'node:crypto';
import { eventually } from './eventually.js';
import { freshHolder } from './id-images/uploads.js';
import { licenceFront } from '../../packages/document-reader/bench/licence-back.js';
import { PortalGuest, requireScreens } from './portal.js';
import { type StartedRole, startRole, untilReady } from './roles.js';
import { type Answer, FIRST_KEY, type GraphAnswer, settled } from './running.js';

/** Base URL of the guests' links, whichever process answers. */
const PUBLIC_URL = 'http://stay.test';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\nA contract\n%%EOF\n');
const HEADERS = { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' };
const GUEST = { full_name: 'Ann Lee', email: 'ann.lee@example.org', phone: '+13035550123' };

/** A service, in whichever process. */
export interface Reachable {
  url: string;
  rest(method: string, path: string, body?: unknown): Promise<Answer>;
  graph(query: string, variables?: object): Promise<GraphAnswer>;
}

/** The service as `npm start` runs it, as a separate process. */
export type OwnProcess = Reachable & StartedRole;

/** Starts it and waits until it is ready. */
export async function startOwnProcess(port: number, environment: Record<string, string>): Promise<OwnProcess> {
  const settings = { BOOTSTRAP_API_KEY: FIRST_KEY, LOG_LEVEL: 'error', WEBHOOK_ALLOW_PRIVATE: 'true', PUBLIC_URL };
  const limits = { RATE_LIMIT_PER_MINUTE: '100000', EDGE_RATE_LIMIT_PER_5_MINUTES: '1000000' };
  const role = startRole('gateway/main.js', { ...settings, ...limits, ...environment, PORT: String(port) });
  await untilReady(role);
  const ask = async (method: string, path: string, body: unknown): Promise<Answer> => {
    const sent = { method, headers: HEADERS, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${role.url}${path}`, sent);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return {
    ...role,
    rest: (method, path, body) => ask(method, `/v1${path}`, body),
    graph: async (query, variables = {}) =>
      settled((await ask('POST', '/graphql', { query, variables })).body as GraphAnswer),
  };
}

/** A stay with all data that a guest leaves: a picture of a document, a file, a signed agreement. */
export interface FullStay {
  id: string;
}

/** Creates one, with the texts and screens that it needs. Returns when its analyses are done. */
export async function makeFullStay(service: Reachable): Promise<FullStay> {
  await service.rest('PUT', '/accounts/settings/usage-agreement', { user: { content: '<p>The terms</p>' } });
  const slots = [{ id: 'contract', label: 'Your contract', types: ['PDF'], maxMegabytes: 1 }];
  const set =
    'mutation ($input: PortalContentInput!) { setPortalContent(input: $input) { portalContent { isSet } userErrors { code message field rule } } }';
  await service.graph(set, { input: { screen: 'FileUpload', content: { fileUpload: { slots } } } });
  const { body } = await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest: GUEST });
  const id = body.id as string;
  const screens = { AboutYou: 'disabled', UsageAgreement: 'required', FileUpload: 'required' };
  await requireScreens(service, id, screens);
  const guest = await atPortal(service, body.guest_portal_url);
  const { sha256, version } = (await guest.portal()).agreement;
  await guest.submit('UsageAgreement', { sha256, version, accepted: true, signature: { kind: 'typed', name: 'Ann' } });
  await guest.sendFile('FileUpload', 'contract', PDF, 'contract.pdf');
  await guest.submit('FileUpload', {});
  const image = (await licenceFront(freshHolder().number)).toString('base64');
  await service.rest('POST', `/idcheck/upload/${id}/front/drivers`, { imageBase64: image });
  return { id };
}

const atPortal = (service: Reachable, link: string) => PortalGuest.open(service, link.replace(PUBLIC_URL, service.url));

/** Reads all of it back: the guest, the signed agreement, the digests of picture and file. */
export async function readFullStay(service: Reachable, { id }: FullStay): Promise<object> {
  const { guest, guest_portal_url: link } = (await service.rest('GET', `/reservations/${id}`)).body;
  const { agreement } = await (await atPortal(service, link)).portal();
  const query = `query ($id: ID!) { reservation(id: $id) {
    idCheck { images { url } } portalFiles { id name bytes } portalSteps { screen state submittedAt acceptedAt } } }`;
  const { data, errors } = await service.graph(query, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  const { idCheck, portalFiles, portalSteps } = data.reservation;
  const ask =
    'mutation ($id: ID!) { linkPortalFile(input: { id: $id }) { portalFileLink { url } userErrors { code message field rule } } }';
  const file = await service.graph(ask, { id: portalFiles[0].id });
  const pictures: string[] = [];
  for (const url of [idCheck.images[0].url, file.data.linkPortalFile.url]) pictures.push(await digestOf(service, url));
  // The order of the steps is not guaranteed.
  const steps = (portalSteps as { screen: string }[]).sort((a, b) => a.screen.localeCompare(b.screen));
  return { guest, agreement, portalFiles, steps, pictures };
}

async function digestOf({ url: at }: Reachable, url: string): Promise<string> {
  const answer = await fetch(url.replace(PUBLIC_URL, at));
  if (answer.status !== 200) return `answered ${answer.status}`;
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

interface ToldEvent {
  event_id: string;
  sequence: number;
  type: string;
}

/** Every event of the account, oldest first. */
async function allEvents({ rest }: Reachable): Promise<ToldEvent[]> {
  const events: ToldEvent[] = [];
  for (;;) {
    const { body } = await rest('GET', `/events?limit=100&after_sequence=${events.at(-1)?.sequence ?? 0}`);
    if (body.items.length === 0) return events;
    events.push(...body.items);
  }
}

/** Every event of the account, oldest first, once one of this type names `id`. */
export function eventsWith(service: Reachable, type: string, id: string): Promise<ToldEvent[]> {
  return eventually(async () => {
    const events = await allEvents(service);
    return events.some((event) => event.type === type && JSON.stringify(event).includes(id)) ? events : null;
  });
}
