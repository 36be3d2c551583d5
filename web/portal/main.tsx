import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { readFirst } from './state/read-first.js';
import './look/portal.css';

const LOOK_MS = 20;

/** A pressed link is not replaced, because the click would be lost. */
async function untilReleased(): Promise<void> {
  while (document.querySelector('a:active')) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

// The server's page stays until the app has read the portal.
const first = await readFirst();
await untilReleased();
document.querySelector('body > .brand')?.remove();
// At once, so that no press comes between.
flushSync(() => createRoot(document.getElementById('app')!).render(<App first={first} />));
