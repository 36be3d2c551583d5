import { type FormEvent, useState } from 'react';
import type { AgreementFormat, Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { PageTitle } from '../look/page-title.js';
import { SaveRow } from '../look/save-row.js';
import { Moment, Problem } from '../look/words.js';

type Text = NonNullable<Operations['Agreement']['answer']['usageAgreement']>['user'];

const FORMATS = ['html', 'markdown', 'text'];

/** The text that guests sign, and those that go before it for a channel, a listing or a reservation. */
export default function Agreement() {
  const { data, failed, again } = useAsked('Agreement', {});
  const texts = data?.usageAgreement;
  const others = [...(texts?.sources ?? []), ...(texts?.listings ?? []), ...(texts?.reservations ?? [])];
  return (
    <>
      <PageTitle text="Usage agreement" />
      <p>What was signed stays as it was signed, by version and hash; a change holds for whoever signs later.</p>
      <Problem failed={failed} />
      {data && <AgreementForm key={texts?.user?.version ?? 0} text={texts?.user ?? null} onDone={again} />}
      {others.length > 0 && (
        <section>
          <h2>For single channels, listings and reservations</h2>
          <ul className="cards">
            {others.map(({ name, version, updatedAt }) => (
              <li key={name}>
                {name}{' '}
                <span className="quiet">
                  version {version}, <Moment at={updatedAt} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function AgreementForm({ text, onDone }: { text: Text; onDone(): void }) {
  const [said, setSaid] = useState('');
  const { isBusy, failed, run } = useDoing();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = { format: form.get('format') as AgreementFormat, content: String(form.get('content')) };
    if (!(await run(() => ask('SaveAgreement', given)))) return;
    setSaid('Saved.');
    onDone();
  };
  return (
    <form className="sheet" onSubmit={(event) => void save(event)} onChange={() => setSaid('')}>
      {text ? (
        <p className="quiet">
          Version {text.version}, changed <Moment at={text.updatedAt} />, SHA-256{' '}
          <code>{text.sha256.slice(0, 16)}…</code>
        </p>
      ) : (
        <p className="quiet">No text yet: the screen asks nothing.</p>
      )}
      <label>
        Written as
        <select name="format" defaultValue={text?.format ?? 'markdown'}>
          {FORMATS.map((format) => (
            <option key={format}>{format}</option>
          ))}
        </select>
      </label>
      <label>
        Text
        <textarea name="content" rows={16} defaultValue={text?.content ?? ''} />
      </label>
      <SaveRow {...{ failed, isBusy, said }} />
    </form>
  );
}
