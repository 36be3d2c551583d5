import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../portal/look/portal.css';
import { App } from '../portal/app.js';
import { speak } from '../portal/words/use-words.js';
import { setColourScheme } from './colour-scheme.js';
import { examplePortal } from './example-portal.js';
import { READY, type Shown } from './shown.js';

const container = document.getElementById('app')!;
const root = createRoot(container);
// Nothing takes the focus or input; the page still scrolls.
container.inert = true;

// The portal reads itself again when it becomes visible. An example has nothing to read.
document.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true);

let latest: Shown | null = null;
let rendered = 0;

async function show(next: Shown): Promise<void> {
  const isSame = latest?.screen === next.screen;
  latest = next;
  const spoken = await speak(next.language, null);
  if (latest !== next) return;
  setColourScheme(next.scheme);
  // Replaced, because an entry of the frame would be one of the page's history.
  history.replaceState(null, '', next.screen ? `#${next.screen}` : location.pathname);
  const top = isSame ? scrollY : 0;
  const first = { read: { portal: examplePortal(next) }, spoken };
  // A new key each time: the app keeps what it read first.
  flushSync(() => root.render(<App key={(rendered += 1)} first={first} />));
  scrollTo(0, top);
}

addEventListener('message', ({ origin, source, data }: MessageEvent<Partial<Shown> | null>) => {
  if (origin !== location.origin || source !== parent || data?.type !== 'portal-preview') return;
  void show(data as Shown);
});

if (parent !== window) parent.postMessage(READY, location.origin);
