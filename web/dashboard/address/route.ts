import { useSyncExternalStore } from 'react';

/** The part of the address after `#`: page, record and filters. */
export interface Route {
  /** First part of the path; empty for the start page. */
  page: string;
  id: string | null;
  query: URLSearchParams;
}

const ROUTE = /^#\/?([^/?]*)(?:\/([^/?]+))?\/?(?:\?(.*))?$/;

export function routeOf(hash: string): Route {
  const [, page = '', id, query] = ROUTE.exec(hash) ?? [];
  return { page, id: id ?? null, query: new URLSearchParams(query) };
}

/** Whether to stay on the page instead of going to this hash. */
type Guard = (hash: string) => boolean;

let guard: Guard | null = null;
/** The address that the pages show. */
let shown = location.hash;

/** Asks before each change of the address; null asks no longer. Returns a function that ends it. */
export function guardRoute(next: Guard | null): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

// Registered before any page listens, so that a held change reaches none of them.
addEventListener('hashchange', (event) => {
  const { hash } = location;
  if (hash !== shown && guard?.(hash)) {
    event.stopImmediatePropagation();
    history.replaceState(null, '', shown || location.pathname);
    return;
  }
  shown = hash;
});

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

const hashNow = () => location.hash;

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(onHash, hashNow));
}

/** The address of a page with these filters. Empty values are left out. */
export function addressOf(path: string, query: Record<string, string | null | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return `#/${path}${text && `?${text}`}`;
}

/** Goes to an address; `replace` adds no entry to the browser's history. */
export function goTo(address: string, replace = false): void {
  if (!replace) {
    location.hash = address;
    return;
  }
  history.replaceState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
