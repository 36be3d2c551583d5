import type { Operation } from './document.js';
import { sampleAddress } from './sample-request.js';

const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A collection (v2.1) of all operations, a folder for each kind; `url` is where the service is reached. */
export function postmanCollection(operations: Operation[], url: string): object {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return {
    info: { name: 'Guest screening', schema: FORMAT, description: 'Set the variable `key` to an API key.' },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'x-api-key', type: 'string' },
        { key: 'value', value: '{{key}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'api', value: `${url}/v1`, type: 'string' },
      { key: 'key', value: '', type: 'string' },
    ],
    item: tags.map((name) => ({ name, item: operations.filter(({ tag }) => tag === name).map(itemOf) })),
  };
}

function itemOf(operation: Operation): object {
  const { method, path, summary, parameters, body } = operation;
  const sample = sampleAddress(operation);
  const names = parameters
    .filter((one) => one.in === 'path')
    .map(({ name, description }) => ({ key: name, description }));
  const needed = new Map(sample.query);
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, description }) => ({
      key: name,
      value: needed.get(name) ?? '',
      description,
      disabled: !needed.has(name),
    }));
  const template = path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const asked = sample.query.length > 0 ? `?${new URLSearchParams(sample.query).toString()}` : '';
  const values = sample.path.split('/');
  const at = (name: string) => decodeURIComponent(values[path.split('/').indexOf(`{${name}}`)]!);
  return {
    name: `${method} ${path}`,
    request: {
      method,
      description: summary,
      header: body ? [{ key: 'Content-Type', value: 'application/json' }] : [],
      url: {
        raw: `{{api}}/${template}${asked}`,
        host: ['{{api}}'],
        path: template.split('/'),
        query,
        variable: names.map((one) => ({ ...one, value: at(one.key) })),
      },
      ...(body && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(body.example, null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  };
}
