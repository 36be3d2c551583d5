import { randomUUID } from 'node:crypto';
import type { Running } from '#gateway/start/start.js';
import type { SealedPlace } from '#kit/cipher/rotation/sealed-place.js';
import { built } from '../built.js';

/** Global that environment.mjs adds to each suite. */
interface ServiceHost {
  ask(name: string, input: object): Promise<unknown>;
  listen(logOf: string, listener: (line: string) => void): void;
}

/** Error from the service host when a service cannot be started or stopped. */
interface Problem {
  message: string;
  stack?: string;
  problem?: unknown;
}

const serviceHost = () => (globalThis as unknown as { serviceHost: ServiceHost }).serviceHost;

async function ask<Answer>(name: string, input: object): Promise<Answer> {
  try {
    return (await serviceHost().ask(name, input)) as Answer;
  } catch (error) {
    const { message, stack, problem } = error as Problem;
    throw Object.assign(new Error(message), { stack, problem });
  }
}

/** A column with encrypted values. */
export type SealedColumnPlace = Omit<SealedPlace, 'replaced'>;

/** Every column declared as encrypted, as the service process knows them: loading the entities here takes seconds. */
export async function hostedSealedPlaces(): Promise<SealedColumnPlace[]> {
  await built();
  return ask('sealedPlaces', {});
}

/** Migrates an empty database as the service does it. */
export async function hostedMigration(url: string): Promise<void> {
  await built();
  await ask('migrate', { url });
}

/** A service in the worker's service process. */
export interface Hosted extends Running {
  /** Its recent log lines. */
  faults(): Promise<string[]>;
}

/**
 * Starts a service there with these settings; `key` encrypts columns. `onLog` receives each line of its log, as JSON,
 * a moment after it was written.
 */
export async function hosted(
  settings: Record<string, string>,
  key: Buffer,
  onLog?: (line: string) => void,
): Promise<Hosted> {
  await built();
  const logOf = onLog && randomUUID();
  if (logOf) serviceHost().listen(logOf, onLog);
  const { number, ...service } = await ask<Omit<Running, 'stop'> & { number: number }>('start', {
    settings,
    key: key.toString('base64'),
    logOf,
  });
  return {
    ...service,
    faults: () => ask('faults', { number }),
    stop: () => ask('stop', { number }),
  };
}
