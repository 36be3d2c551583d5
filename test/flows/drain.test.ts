import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent, request } from 'undici';
import { setTimeout as sleep } from 'node:timers/promises';
import { killableTests } from '../support/killable-tests.js';
import { FIRST_KEY } from '../support/running.js';
import { until } from '../support/until.js';

const { here, start } = killableTests();

const HEADERS = { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' };
const BODY = JSON.stringify({ without_listing: true, guest: { first_name: 'Ann', last_name: 'Lee' } });

interface Said {
  answered: string[];
  /** Never left the client: no connection was available. */
  refused: number;
  /** Sent, but failed. */
  broken: string[];
}

/** Sends one request and returns the id of the record created. */
type Post = () => Promise<string>;

function undiciClient(url: string): { post: Post; close(): Promise<void> } {
  const dispatcher = new Agent({ connections: 10, pipelining: 1 });
  return {
    async post() {
      const options = { method: 'POST', dispatcher, headers: HEADERS, body: BODY } as const;
      const { statusCode, body } = await request(`${url}/v1/reservations?skip_gp=1`, options);
      const { id } = (await body.json()) as { id?: string };
      if (statusCode !== 200 || !id) throw new Error(`It answered ${statusCode}.`);
      return id;
    },
    close: () => dispatcher.destroy(),
  };
}

function nodeClient(url: string): { post: Post; close(): Promise<void> } {
  const agent = new HttpAgent({ keepAlive: true, maxSockets: 10 });
  return {
    post: () =>
      new Promise((resolve, reject) => {
        const asked = httpRequest(`${url}/v1/reservations?skip_gp=1`, { method: 'POST', agent, headers: HEADERS });
        asked.once('error', reject).once('response', (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk)).once('error', reject);
          response.once('end', () => {
            const { id } = JSON.parse(text) as { id?: string };
            if (response.statusCode === 200 && id) resolve(id);
            else reject(new Error(`It answered ${response.statusCode}.`));
          });
        });
        asked.end(BODY);
      }),
    close: async () => agent.destroy(),
  };
}

async function lane(post: Post, isOver: () => boolean, said: Said): Promise<void> {
  while (!isOver())
    try {
      said.answered.push(await post());
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code === 'ECONNREFUSED') return void (said.refused += 1);
      said.broken.push(`${code ?? ''} ${message}`);
    }
}

test.each([
  ['undici', undiciClient],
  ['node:http', nodeClient],
])('SIGTERM under load from keep-alive clients (%s) breaks no request', async (_name, open) => {
  const said: Said = { answered: [], refused: 0, broken: [] };
  const clients = [open(here.role.url), open(here.role.url)];
  let isOver = false;
  const lanes = clients.flatMap(({ post }) => Array.from({ length: 10 }, () => lane(post, () => isOver, said)));
  await sleep(2_000);
  // On a busy machine the first answers take longer.
  await until(async () => said.answered.length > 0);
  expect(await here.role.stop()).toBe(0);
  isOver = true;
  await Promise.all(lanes);
  for (const client of clients) await client.close();
  expect(said.broken).toEqual([]);
  expect(said.refused).toBe(20);
  const text = 'select count(*)::int as n from screening.reservation where id = any($1)';
  const { rows } = await here.client.query<{ n: number }>(text, [said.answered]);
  expect(rows[0]!.n).toBe(said.answered.length);
  await start();
});
