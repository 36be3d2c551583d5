import type { Server } from 'node:http';
import type { Topics } from '#kit/queue/topics.js';
import type { Authenticate } from '../authenticate.js';
import type { Supergraph } from '../supergraph.js';

export function serveSubscriptions(_parts: {
  server: Server;
  supergraph: Supergraph;
  authenticate: Authenticate;
  topics: Topics;
}) {
  return async () => {};
}
