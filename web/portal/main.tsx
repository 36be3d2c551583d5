import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { readFirst } from './state/read-first.js';
import './look/portal.css';

// The server's page stays until the app has read the portal.
const first = await readFirst();
document.querySelector('body > .brand')?.remove();
createRoot(document.getElementById('app')!).render(<App first={first} />);
