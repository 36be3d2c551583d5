import type { Operation } from './document.js';

const VALUES: Record<string, string> = {
  key: 'guest_portal_screens',
  tag: 'welcome',
  step: 'front',
  type: 'passport',
  number: '+13035550123',
  email: 'ann@example.org',
  guest: 'ann@example.org',
  ip: '192.0.2.7',
  domain: 'example.org',
  pms: 'api',
  address: '1 Main St, Denver, CO 80202',
  fname: 'Ann',
  lname: 'Lee',
  dob: '1990-04-12',
  state: 'CO',
  name: 'Ann Lee',
  first_name: 'Ann',
  last_name: 'Lee',
  country: 'US',
};

const UNKNOWN = '0192f7c4-5a1e-7c3b-9d2a-4be1c0a7d310';

/** The path of a request with values in it, and the query that it needs. */
export function sampleAddress({ path, parameters }: Operation): { path: string; query: [string, string][] } {
  const valueOf = (name: string) => {
    const { schema } = parameters.find((one) => one.name === name)!;
    const word = schema.const ?? schema.enum?.[0];
    return word === undefined ? (VALUES[name] ?? UNKNOWN) : String(word);
  };
  const query = parameters.filter((one) => one.in === 'query' && one.required);
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name))),
    query: query.map(({ name }) => [name, valueOf(name)]),
  };
}

/** The request as a line for a shell; `$API` and `$KEY` stand for the address and the key. */
export function curlOf(operation: Operation): string {
  const { path, query } = sampleAddress(operation);
  const asked = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const head = `curl -X ${operation.method} "$API/v1${path}${asked}" \\\n  -H "x-api-key: $KEY"`;
  if (!operation.body) return head;
  const body = JSON.stringify(operation.body.example, null, 2).replaceAll("'", "'\\''");
  return `${head} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;
}
