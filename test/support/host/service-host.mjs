/**
 * Runs services for the tests of one jest worker, from the built code and in one process, so that suites do not load
 * the code again. environment.mjs starts it; it ends with its parent. Messages: `{ id, name, input }`, each answered by
 * `{ id, value }` or `{ id, problem }`; and `{ logOf, line }`, a line of the log of the service started with `logOf`.
 */
import pg from 'pg';
import { pino } from 'pino';
import { gatewayConfig } from '#gateway/config.js';
import { start } from '#gateway/start/start.js';
import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { describeError, openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { migrate, openStores } from '#subgraphs/all.js';
import { sealedPlaces } from '#subgraphs/sealed-places.js';
import { holdIdImageReaders } from '#subgraphs/screening/id-check/reading/read-id-image.js';

const MAX_FAULTS = 20;

// Picture readers take seconds to start, so they stay for the life of this process.
holdIdImageReaders();

/** Running services: each with its latest faults. */
const running = new Map();
let last = 0;

function faultLog(level, faults, logOf) {
  const write = (line) => {
    faults.push(line);
    if (faults.length > MAX_FAULTS) faults.shift();
    if (logOf) process.send({ logOf, line });
  };
  return pino({ level, serializers: { err: describeError } }, { write });
}

const acts = {
  async start({ settings, key, logOf }) {
    useCipherKey(Buffer.from(key, 'base64'));
    const config = gatewayConfig(settings);
    const faults = [];
    const log = faultLog(config.LOG_LEVEL, faults, logOf);
    const service = await start({ ...config, DATABASE_URL: settings.DATABASE_URL }, log);
    last += 1;
    running.set(last, { service, faults });
    const { url, firstKey, ownerLink, notes } = service;
    return { number: last, url, firstKey, ownerLink, notes };
  },
  async stop({ number }) {
    const { service } = running.get(number);
    running.delete(number);
    await service.stop();
  },
  /** Services that suites have left running, and the size of this process afterwards in bytes. */
  async tidy() {
    for (const number of running.keys()) await acts.stop({ number });
    return process.memoryUsage().rss;
  },
  async migrate({ url }) {
    const pool = openPool(url, 2, openLog('silent', 'test'));
    await migrate(pool);
    await pool.end();
  },
  /** The encrypted columns; functions can't be sent, so they are left out. Connects to nothing. */
  async sealedPlaces() {
    const places = sealedPlaces(await openStores(new pg.Pool()));
    return places.map(({ replaced: _, ...place }) => place);
  },
  faults: ({ number }) => running.get(number)?.faults ?? [],
};

process.on('message', ({ id, name, input }) => {
  Promise.resolve()
    .then(() => acts[name](input))
    .then(
      (value) => process.send({ id, value }),
      (error) => process.send({ id, problem: { message: error.message, stack: error.stack, problem: error.problem } }),
    );
});
process.on('disconnect', () => process.exit());
