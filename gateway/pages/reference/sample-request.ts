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

/** The request path with its required query. */
function sampleTarget(operation: Operation): string {
  const { path, query } = sampleAddress(operation);
  return `/v1${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`;
}

/** The request as a line for a shell; `$API` and `$KEY` stand for the address and the key. */
export function curlOf(operation: Operation): string {
  const head = `curl -X ${operation.method} "$API${sampleTarget(operation)}" \\\n  -H "x-api-key: $KEY"`;
  if (!operation.body) return head;
  const body = JSON.stringify(operation.body.example, null, 2).replaceAll("'", "'\\''");
  return `${head} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;
}

const indented = (text: string, indent: string) => text.replaceAll('\n', `\n${indent}`);

/** The request in JavaScript. `API` and `KEY` are the service URL and the API key. */
export function fetchOf(operation: Operation): string {
  const { method, body } = operation;
  const type = body ? ", 'content-type': 'application/json'" : '';
  const sent = body ? `\n  body: JSON.stringify(${indented(JSON.stringify(body.example, null, 2), '  ')}),` : '';
  return `const { API, KEY } = process.env;

const response = await fetch(\`\${API}${sampleTarget(operation)}\`, {
  method: '${method}',
  headers: { 'x-api-key': KEY${type} },${sent}
});
console.log(response.status, await response.json());`;
}

const PYTHON_WORDS = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** A JSON value as Python writes it. */
function pythonValue(value: unknown, indent = ''): string {
  const inner = `${indent}    `;
  const block = ([open, close]: [string, string], lines: string[]) =>
    lines.length === 0
      ? open + close
      : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
  if (Array.isArray(value))
    return block(
      ['[', ']'],
      value.map((one) => pythonValue(one, inner)),
    );
  if (typeof value === 'object' && value !== null)
    return block(
      ['{', '}'],
      Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonValue(one, inner)}`),
    );
  return PYTHON_WORDS.get(value) ?? JSON.stringify(value);
}

/** The request in Python, with the package `requests`. */
export function pythonOf(operation: Operation): string {
  const { method, body } = operation;
  const sent = body ? `\n    json=${pythonValue(body.example, '    ')},` : '';
  return `import os
import requests

response = requests.request(
    "${method}",
    os.environ["API"] + "${sampleTarget(operation)}",
    headers={"x-api-key": os.environ["KEY"]},${sent}
    timeout=30,
)
print(response.status_code, response.json())`;
}
