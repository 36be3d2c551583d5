import type { Running } from '#gateway/start/start.js';
import { built } from '../built.js';

/** Global that environment.mjs adds to each suite. */
interface ServiceHost {
  ask(name: string, input: object): Promise<unknown>;
}

/** Error from the service host when a service cannot be started or stopped. */
interface Problem {
  message: string;
  stack?: string;
  problem?: unknown;
}

async function ask<Answer>(name: string, input: object): Promise<Answer> {
  const { serviceHost } = globalThis as unknown as { serviceHost: ServiceHost };
  try {
    return (await serviceHost.ask(name, input)) as Answer;
  } catch (error) {
    const { message, stack, problem } = error as Problem;
    throw Object.assign(new Error(message), { stack, problem });
  }
}

/** A service in the worker's service process. */
export interface Hosted extends Running {
  /** Its recent log lines. */
  faults(): Promise<string[]>;
}

/** Starts a service there with these settings; `key` encrypts columns. */
export async function hosted(settings: Record<string, string>, key: Buffer): Promise<Hosted> {
  await built();
  const { number, ...service } = await ask<Omit<Running, 'stop'> & { number: number }>('start', {
    settings,
    key: key.toString('base64'),
  });
  return {
    ...service,
    faults: () => ask('faults', { number }),
    stop: () => ask('stop', { number }),
  };
}
