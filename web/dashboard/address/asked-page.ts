/** Where the sign-in page remembers the page that a link named; see `web/asked-page.js`. */
const KEY = 'asked-page';

/** A sign-in takes minutes; later, the user means something else. */
const KEPT_MS = 15 * 60_000;

/** A page of the dashboard: a part of this document's address, which can't lead to another site or run a script. */
const OWN_PAGE = /^#\/(?!\/)/;

function takeAsked(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    // The browser blocks storage: the sign-in page could not remember anything either.
    return null;
  }
}

/** What is stored, if it names a page and is recent; anything else counts as nothing. */
export function askedPage(text: string | null, now: number): string | null {
  const [, at, hash] = /^(\d+) (.+)$/.exec(text ?? '') ?? [];
  return hash && now - Number(at) <= KEPT_MS && OWN_PAGE.test(hash) ? hash : null;
}

/** Opens the page requested before sign-in, unless the URL already names one. */
export function openAskedPage(): void {
  const page = askedPage(takeAsked(), Date.now());
  if (page && location.hash.length <= 1) history.replaceState(null, '', page);
}
