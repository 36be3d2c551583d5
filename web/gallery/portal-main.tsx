import { createRoot } from 'react-dom/client';
import '../portal/look/portal.css';
import { App } from '../portal/app.js';
import { speak } from '../portal/words/use-words.js';
import './portal.css';
import { PORTAL_NAMES } from './portal-names.js';
import { PORTAL_SPECIMENS } from './portal-specimens.js';

/** One page of the guest portal: `portal.html?portal-form`. */
const name = PORTAL_NAMES.find((one) => one === location.search.slice(1));
if (name) {
  const specimen = PORTAL_SPECIMENS[name];
  location.hash = specimen.screen;
  const first = { read: { portal: specimen.portal() }, spoken: await speak('en', 'en-GB') };
  createRoot(document.getElementById('app')!).render(<App first={first} />);
}
