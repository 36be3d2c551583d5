import { useId, useState } from 'react';
import type { PortalParts } from '../graph/answers.js';
import { usePortal } from '../state/use-portal.js';
import { filled, useSpoken } from '../words/use-words.js';

type Adult = NonNullable<PortalParts['adults']>[number];

/** The adults of the list who do screens of their own: how far each is, and the link to pass on. */
export function AdultLinks() {
  const { words } = useSpoken();
  const { adults } = usePortal();
  const id = useId();
  if (!adults || adults.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.adults.title}</h2>
      <p>{words.adults.lead}</p>
      <ul className="tasks">
        {adults.map((adult, at) => (
          <AdultLine key={at} adult={adult} />
        ))}
      </ul>
    </section>
  );
}

function AdultLine({ adult: { name, isDone, url } }: { adult: Adult }) {
  const { words } = useSpoken();
  const { adults } = words;
  const [isCopied, setCopied] = useState(false);
  const label = filled(adults.link, { name: `\u2068${name ?? ''}\u2069` });
  const copy = () => {
    // Where the browser does not let us, the link can still be marked by hand.
    navigator.clipboard?.writeText(url!).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <li className={isDone ? 'task accepted' : 'task'}>
      <bdi>{name}</bdi>
      <span className="state">{isDone ? adults.done : url ? adults.waiting : adults.none}</span>
      {url && (
        <div className="one-link">
          <input readOnly aria-label={label} value={url} dir="ltr" onFocus={(event) => event.target.select()} />
          <button type="button" className="second" onClick={copy} aria-label={`${adults.copy}: ${name ?? ''}`}>
            {adults.copy}
          </button>
          <span className="quiet" role="status">
            {isCopied ? adults.copied : ''}
          </span>
        </div>
      )}
    </li>
  );
}
