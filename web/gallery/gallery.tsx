import { useSyncExternalStore } from 'react';
import { badges } from './specimens/badges.js';
import { dialogs } from './specimens/dialogs.js';
import { figures } from './specimens/figures.js';
import { forms } from './specimens/forms.js';
import { reservation } from './specimens/reservation.js';
import { states } from './specimens/states.js';
import { tables } from './specimens/tables.js';
import { PORTAL_NAMES } from './portal-names.js';
import type { Specimen } from './specimen.js';

const SPECIMENS: readonly Specimen[] = [
  ...badges,
  ...tables,
  ...states,
  ...forms,
  ...figures,
  ...reservation,
  ...dialogs,
];

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

const titleOf = ({ name }: { name: string }) => name.replaceAll('-', ' ');

/** Every component in its states. `#name` shows one of them alone. */
export function Gallery() {
  const name = useSyncExternalStore(onHash, () => location.hash.slice(1));
  const one = SPECIMENS.find((specimen) => specimen.name === name);
  if (one)
    return (
      <main>
        <h1 className="unseen">Components</h1>
        <h2 className="unseen">{titleOf(one)}</h2>
        {one.isDialog ? one.node : <Shown {...one} />}
      </main>
    );
  return (
    <main className="gallery">
      <h1>Components</h1>
      {SPECIMENS.map((specimen) => (
        <div key={specimen.name}>
          <p className="specimen-name">
            <a href={`#${specimen.name}`}>{titleOf(specimen)}</a>
          </p>
          {!specimen.isDialog && <Shown {...specimen} />}
        </div>
      ))}
      {PORTAL_NAMES.map((portal) => (
        <p key={portal} className="specimen-name">
          <a href={`portal.html?${portal}`}>{titleOf({ name: portal })}</a>
        </p>
      ))}
    </main>
  );
}

const Shown = ({ name, node }: Specimen) => (
  <div className="specimen" data-specimen={name}>
    {node}
  </div>
);
