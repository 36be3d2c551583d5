/**
 * The configuration of Hive Gateway in `bench/gateways.mjs`. It asks the same subgraphs as our gateway: with a token of the
 * caller for each subgraph, and an API key's holder is believed for a second. Copied to where the package is installed.
 */
import { createHash, createHmac } from 'node:crypto';

const { SERVICE_SECRET } = process.env;
const urls = JSON.parse(process.env.SUBGRAPH_URLS);
const BELIEVED_MS = 1_000;

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEAD = encode({ alg: 'HS256' });

function tokenFor(subgraph, viewer) {
  const iat = Math.floor(Date.now() / 1000);
  const text = `${HEAD}.${encode({ viewer, aud: subgraph, iat, exp: iat + 60 })}`;
  return `${text}.${createHmac('sha256', SERVICE_SECRET).update(text).digest('base64url')}`;
}

const holders = new Map();

async function readHolder(key) {
  const service = { kind: 'service', accountId: '', accountIds: [], keyId: null, address: null, requestId: null };
  const query = `query ($hash: String!) { keyHolder(hash: $hash) {
    kind accountId accountIds testAccountIds isTest keyId active suspended } }`;
  const response = await fetch(urls.identity, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenFor('identity', service)}` },
    body: JSON.stringify({ query, variables: { hash: createHash('sha256').update(key).digest('hex') } }),
  });
  const { active, suspended, ...holder } = (await response.json()).data.keyHolder ?? {};
  if (!active || suspended) throw new Error('The API key is not valid.');
  return { ...holder, address: null, requestId: null };
}

function holderOf(key) {
  const known = holders.get(key);
  if (known && known.until > Date.now()) return known.holder;
  const holder = readHolder(key);
  holders.set(key, { until: Date.now() + BELIEVED_MS, holder });
  return holder;
}

export const gatewayConfig = {
  transportEntries: Object.fromEntries(Object.entries(urls).map(([name, location]) => [name, { location }])),
  propagateHeaders: {
    fromClientToSubgraphs: ({ context, subgraphName }) => ({
      authorization: `Bearer ${tokenFor(subgraphName, context.viewer)}`,
    }),
  },
  plugins: () => [
    {
      async onContextBuilding({ context, extendContext }) {
        extendContext({ viewer: await holderOf(context.request.headers.get('x-api-key') ?? '') });
      },
    },
  ],
};
