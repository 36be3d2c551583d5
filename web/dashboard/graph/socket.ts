import { t } from '@lingui/core/macro';
import type { ExecutionResult, SubscriptionForwarder } from '@urql/core';
import type { Client } from 'graphql-ws';
import { createStore } from './store.js';

const isOpen = createStore(false);
const onOpen = new Set<() => void>();

let opening: Promise<Client> | null = null;

/** One socket for the page. It connects when it is needed first, and reconnects automatically. */
async function open(): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  return createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    retryAttempts: Infinity,
    keepAlive: 15_000,
    shouldRetry: () => true,
    on: {
      connected: () => {
        isOpen.set(true);
        onOpen.forEach((listener) => listener());
      },
      closed: () => isOpen.set(false),
    },
  });
}

export const overSocket: SubscriptionForwarder = ({ query = '', variables, operationName }) => ({
  subscribe: (sink) => {
    let isEnded = false;
    let end = (): void => {
      isEnded = true;
    };
    const start = (socket: Client) => {
      if (isEnded) return;
      end = socket.subscribe<ExecutionResult['data']>(
        { query, variables: variables as Record<string, unknown>, operationName },
        {
          next: (result) => sink.next(result as ExecutionResult),
          // urql would keep waiting for more after a list of errors, although the service has refused the subscription.
          error: (reason) => sink.error(Array.isArray(reason) ? new Error(t`Something went wrong.`) : reason),
          complete: () => sink.complete(),
        },
      );
    };
    (opening ??= open()).then(start, (error: unknown) => {
      opening = null;
      sink.error(error);
    });
    return { unsubscribe: () => end() };
  },
});

/** Calls the listener each time that the socket has connected. */
export const onConnected = (listener: () => void) => void onOpen.add(listener);

/** Whether the socket is open. */
export const useIsOpen = isOpen.use;
