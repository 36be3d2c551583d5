import type { EntryParts, ReservationParts } from '../graph/answers.js';
import { Tag, worded } from '../look/words.js';

/** The entries of the summary with what was found. */
export function Entries({ details }: { details: ReservationParts['summary']['details'] }) {
  return (
    <section>
      <h2>Checks</h2>
      <ul className="entries">
        {Object.entries(details).map(([name, entry]) => (
          <Entry key={name} name={worded(name)} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ name, entry: { status, value, help, findings } }: { name: string; entry: EntryParts }) {
  return (
    <li>
      <p className="line">
        <span>
          {name}
          {value !== null && <span className="quiet"> {value}</span>}
        </span>
        <Tag kind={status}>{worded(status.toLowerCase())}</Tag>
      </p>
      {help && <p className="quiet">{help}</p>}
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
