import { type Client, createClient } from 'graphql-ws';
import { useEffect, useRef } from 'react';
import { createStore } from './store.js';
import { WATCH } from './documents.js';

interface Changed {
  familyReservationsChanged: { type: string; reservation: { id: string } | null };
}

type Listener = (reservationId: string | null) => void;

const listeners = new Set<Listener>();
const online = createStore(false);
let client: Client | null = null;

const RETRY_MS = 3000;
/** Pages read once more after this delay, to include changes from before the subscription was active. */
const SECOND_READ_MS = 1500;

const notify = (id: string | null) => listeners.forEach((listener) => listener(id));

/** One socket for all components. It reconnects automatically; then every page reads its data again. */
function open(): Client {
  const opened = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    retryAttempts: Infinity,
    keepAlive: 15_000,
    shouldRetry: () => true,
    on: {
      connected: () => {
        online.set(true);
        notify(null);
        setTimeout(() => notify(null), SECOND_READ_MS);
      },
      closed: () => online.set(false),
    },
  });
  const watch = (): void => {
    const again = () => void setTimeout(watch, RETRY_MS);
    opened.subscribe<Changed>(
      { query: WATCH },
      {
        error: again,
        complete: again,
        next: ({ data }) => notify(data?.familyReservationsChanged.reservation?.id ?? null),
      },
    );
  };
  watch();
  return opened;
}

/** Calls `onChange` after a burst of changes to this reservation, or to any reservation. */
export function useLive(onChange: () => void, reservationId: string | null = null): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    client ??= open();
    let timer = 0;
    const listener: Listener = (id) => {
      if (id !== null && reservationId !== null && id !== reservationId) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => latest.current(), 250);
    };
    listeners.add(listener);
    return () => {
      clearTimeout(timer);
      listeners.delete(listener);
    };
  }, [reservationId]);
}

/** Whether the socket is open. */
export const useIsOnline = online.use;
