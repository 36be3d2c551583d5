import { type Client, createClient } from 'graphql-ws';
import { useEffect, useRef, useState } from 'react';
import { WATCH } from './documents.js';

interface Told {
  familyReservationsChanged: { type: string; reservation: { id: string } | null };
}

type Listener = (reservationId: string | null) => void;

const listeners = new Set<Listener>();
const onlineListeners = new Set<(isOnline: boolean) => void>();
let client: Client | null = null;
let isOnline = false;

const AGAIN_MS = 3000;
/** What happened between the look and the watch is seen by a second look. */
const SECOND_LOOK_MS = 1500;

const tell = (id: string | null) => listeners.forEach((listener) => listener(id));

function setOnline(now: boolean): void {
  isOnline = now;
  onlineListeners.forEach((listener) => listener(now));
}

/** One socket for the whole page; it comes back by itself, and then everything is looked at anew. */
function open(): Client {
  const opened = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    retryAttempts: Infinity,
    keepAlive: 15_000,
    shouldRetry: () => true,
    on: {
      connected: () => {
        setOnline(true);
        tell(null);
        setTimeout(() => tell(null), SECOND_LOOK_MS);
      },
      closed: () => setOnline(false),
    },
  });
  const watch = (): void => {
    const again = () => void setTimeout(watch, AGAIN_MS);
    opened.subscribe<Told>(
      { query: WATCH },
      {
        error: again,
        complete: again,
        next: ({ data }) => tell(data?.familyReservationsChanged.reservation?.id ?? null),
      },
    );
  };
  watch();
  return opened;
}

/** Calls `onChange` once a burst of changes is over: of the reservation, or of any. */
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

/** Whether the page hears of changes right now. */
export function useIsOnline(): boolean {
  const [now, setNow] = useState(isOnline);
  useEffect(() => {
    setNow(isOnline);
    onlineListeners.add(setNow);
    return () => void onlineListeners.delete(setNow);
  }, []);
  return now;
}
