import { readFileSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { ROUTES } from '#rest-shim/routes/all.js';
import { type RunningTest, runningHere } from '../support/running.js';

/** The inside of an Express router: routes and nested routers. */
interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean>; stack: { method: string }[] };
  handle: { stack?: Layer[] };
  slash: boolean;
  match(path: string): boolean;
}

type App = { router: { stack: Layer[] } };

let service: RunningTest;
let app: App;

beforeAll(async () => {
  // The app of the running service is the listener of its server.
  const listen = Server.prototype.on;
  Server.prototype.on = function (this: Server, event: string, listener: (...given: never[]) => void) {
    if (event === 'request' && 'router' in listener) app = listener as unknown as App;
    return (listen as (...given: unknown[]) => Server).call(this, event, listener);
  } as typeof listen;
  service = await runningHere({ GRAPHQL_INTROSPECTION: 'true' });
  Server.prototype.on = listen;
});

afterAll(async () => {
  await service?.stop();
});

/** Mount points of routers whose paths do not show them; all others are at the root. */
const MOUNTS = ['/v1', '/graphql', '/portal-assets', '/dashboard-assets', '/explorer-assets'];

function routesIn(stack: Layer[], mount = ''): string[] {
  return stack.flatMap((layer) => {
    if (layer.route) {
      const { path, stack: handlers } = layer.route;
      const methods = [...new Set(handlers.map(({ method }) => method?.toUpperCase() ?? 'ALL'))];
      return [path].flat().flatMap((one) => methods.map((method) => `${method} ${mount}${one}`));
    }
    const own = layer.slash ? '' : (MOUNTS.find((path) => layer.match(path)) ?? '');
    return layer.handle.stack ? routesIn(layer.handle.stack, mount + own) : [];
  });
}

const listed = () =>
  (JSON.parse(readFileSync(join(projectRoot, '.ci/public-paths.json'), 'utf8')) as { paths: string[] }).paths;

test('the load test sends hostile bodies to every path of the routers, and to the graph', () => {
  const found = routesIn(app.router.stack).filter((name) => !/ \/v1\//.test(name));
  expect(found.length).toBeGreaterThan(30);
  // The graph is not a route but a handler of a prefix; unrouted requests reach the last handler.
  const own = listed().filter((name) => !['POST /graphql', 'POST /no-such-path'].includes(name));
  expect([...own].sort()).toEqual([...new Set(found)].sort());
});

test('every operation of /v1 is in the document that the load test reads', async () => {
  const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  for (const { method, path } of ROUTES)
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method, expect.anything());
  const served = new Set(routesIn(app.router.stack).flatMap((name) => (/ \/v1\//.test(name) ? [name] : [])));
  for (const { method, path } of ROUTES) expect(served).toContain(`${method.toUpperCase()} /v1${path}`);
});
