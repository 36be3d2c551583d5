import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AgreementFormat, Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { SaveRow } from '../look/save-row.js';
import { Failure, Skeletons } from '../look/states.js';
import { Ago } from '../look/when.js';

type Agreements = NonNullable<Operations['Agreement']['answer']['usageAgreement']>;
type Text = Agreements['user'];
type Other = Agreements['sources'][number] & { id: string; kind: string };

const FORMATS: { value: AgreementFormat; label: string }[] = [
  { value: 'markdown', label: t`Markdown` },
  { value: 'html', label: 'HTML' },
  { value: 'text', label: t`Plain text` },
];

const OTHERS: readonly Column<Other>[] = [
  { key: 'name', name: t({ message: 'For', comment: 'Column: whom the agreement is for.' }), cell: ({ name }) => name },
  { key: 'kind', name: t`Kind`, isPlain: true, cell: ({ kind }) => kind },
  { key: 'version', name: t`Version`, isNumber: true, cell: ({ version }) => version },
  { key: 'updated', name: t`Changed`, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
];

function othersOf({ sources, listings, reservations }: Agreements): Other[] {
  const lists = Object.entries({ Channel: sources, Listing: listings, Reservation: reservations });
  return lists.flatMap(([kind, texts]) => texts.map((text) => ({ ...text, kind, id: `${kind} ${text.name}` })));
}

/** The account's agreement, and those that replace it for a channel, a listing or a reservation. */
export default function Agreement() {
  const { data, failed, again } = useAsked('Agreement', {});
  const texts = data?.usageAgreement;
  const others = texts ? othersOf(texts) : [];
  return (
    <>
      <PageHeader
        title={t`Usage agreement`}
        note={t`Guests sign this text in the portal. Changes apply to guests who sign later; what was signed stays as it was.`}
      />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={6} />}
      {data && <AgreementForm key={texts?.user?.version ?? 0} text={texts?.user ?? null} onDone={again} />}
      {others.length > 0 && (
        <>
          <h2>
            <Trans>For single channels, listings and reservations</Trans>
          </h2>
          <DataTable label={t`Other agreements`} columns={OTHERS} rows={others} empty={null} />
        </>
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
    setSaid(t`Saved.`);
    onDone();
  };
  return (
    <Panel>
      <form className="form-stack" onSubmit={(event) => void save(event)} onChange={() => setSaid('')}>
        {text ? (
          <p className="quiet">
            <Trans>
              Version {text.version}, changed <Ago at={text.updatedAt} />, SHA-256{' '}
              <code>{text.sha256.slice(0, 16)}…</code>
            </Trans>
          </p>
        ) : (
          <p className="quiet">
            <Trans>No text yet: guests are not asked to sign anything.</Trans>
          </p>
        )}
        <NativeSelect label={t`Format`} name="format" defaultValue={text?.format ?? 'markdown'} data={FORMATS} />
        <Textarea label={t`Text`} name="content" rows={18} defaultValue={text?.content ?? ''} />
        <SaveRow {...{ failed, isBusy, said }} />
      </form>
    </Panel>
  );
}
