import type { Fixture } from './fixture.js';
import type { Profile } from './profiles.js';

interface RestRequest {
  /** Values of the `:names` in the operation's path. */
  params?: Record<string, string>;
  /** With its question mark. */
  query?: string;
  body?: object;
}

/** One operation and what each asker gets. A request that uses up its target creates a new one each time. */
export interface Row {
  /** `GET /accounts/me`, as in the table of routes, or `Query.me`, as in the supergraph. */
  operation: string;
  expected: Profile;
  request(fixture: Fixture): Promise<Request>;
}

export type Request =
  | { kind: 'rest'; method: string; path: string; body: object | undefined }
  | { kind: 'graph' | 'socket'; document: string; field: string };

type Maker<T> = (fixture: Fixture) => T | Promise<T>;

/** An operation of `/v1`. `make` returns a request that is valid for the owner; not needed if the path is enough. */
export function rest(operation: string, expected: Profile, make: Maker<RestRequest> = () => ({})): Row {
  const [method, template] = operation.split(' ') as [string, string];
  return {
    operation,
    expected,
    async request(fixture) {
      const { params = {}, query = '', body } = await make(fixture);
      const path = template.replace(/:(\w+)/g, (_, name: string) => params[name]!);
      return { kind: 'rest', method, path: path + query, body };
    },
  };
}

/** A root field: `Query.me`. `make` returns a document with this one root field, valid for the owner. */
export function graph(operation: string, expected: Profile, make: Maker<string>): Row {
  const [root, field] = operation.split('.') as [string, string];
  const kind = root === 'Subscription' ? 'socket' : 'graph';
  return { operation, expected, request: async (fixture) => ({ kind, document: await make(fixture), field }) };
}
