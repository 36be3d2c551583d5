import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Confirm, textIn } from '../look/confirm.js';
import { whole } from '../look/numbers.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { SaveRow } from '../look/save-row.js';
import { Failure, Skeletons } from '../look/states.js';
import { showToast } from '../look/toasts.js';

type Retention = Operations['Retention']['answer']['retention'];
type Periods = Retention['longest'];
type Member = keyof Periods;

/** What each class of data holds, and when its period starts. */
const CLASSES: readonly { member: Member; name: string; holds: string; from: string }[] = [
  {
    member: 'contactDays',
    name: t`Contact details`,
    holds: t`Guests’ names, email and postal addresses and phone numbers. When they go, the whole reservation is erased: document pictures, messages, notes and answers too.`,
    from: t`check-out`,
  },
  {
    member: 'identityDays',
    name: t`Identity data`,
    holds: t`Document pictures and what was read from them, birth dates, IP addresses, answers in the portal.`,
    from: t`check-out`,
  },
  { member: 'messageDays', name: t`Messages`, holds: t`Recipient and text of messages to guests.`, from: t`sending` },
  { member: 'paymentDays', name: t`Payments`, holds: t`Who paid. Amounts and dates stay.`, from: t`the payment event` },
  { member: 'noteDays', name: t`Notes`, holds: t`Text of your team’s notes.`, from: t`writing` },
  {
    member: 'decisionDays',
    name: t`Decisions`,
    holds: t`Guest data in stored decisions. Outcome and score stay.`,
    from: t`the decision`,
  },
  {
    member: 'callbackDays',
    name: t`Callbacks`,
    holds: t`Results that were sent to a callback address.`,
    from: t`the request`,
  },
];

const MEMBERS = CLASSES.map(({ member }) => member);

/** How long the account keeps personal data. */
export default function Privacy() {
  const { data, failed, again } = useAsked('Retention', {});
  const mayEdit = useMay('OWNER');
  const retention = data?.retention;
  return (
    <>
      <PageHeader
        title={t`Privacy`}
        note={t`How long personal data is kept. It is deleted within an hour of the end of its period.`}
      />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={8} />}
      {retention &&
        (mayEdit ? (
          <RetentionForm key={JSON.stringify(retention)} {...{ retention, again }} />
        ) : (
          <Panel title={t`Retention periods`}>
            {CLASSES.map((one) => (
              <Row key={one.member} {...one}>
                <span className="number">
                  <Plural value={retention[one.member]} one="# day" other="# days" />
                </span>
              </Row>
            ))}
          </Panel>
        ))}
    </>
  );
}

function RetentionForm({ retention, again }: { retention: Retention; again(): void }) {
  const [asking, setAsking] = useState<Partial<Periods> | null>(null);
  const [isEdited, setEdited] = useState(false);
  const { isBusy, failed: refused, run } = useDoing();
  const failed = isEdited ? null : refused;
  const save = async (days: Partial<Periods>) => {
    setAsking(null);
    setEdited(false);
    // Null follows the service-wide period, also when that changes.
    const given = MEMBERS.map((member) => [member, days[member] === retention.longest[member] ? null : days[member]]);
    if (!(await run(() => ask('SetRetention', { retention: Object.fromEntries(given) })))) return;
    showToast({ text: t`Retention periods saved` });
    again();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = Object.fromEntries(
      MEMBERS.map((member) => [member, Number(textIn(form, member) || retention.longest[member])]),
    ) as unknown as Periods;
    if (shorter(retention, days).length > 0) setAsking(days);
    else void save(days);
  };
  return (
    <Panel
      title={t`Retention periods`}
      note={t`You can keep data for less time than the service does, not longer. The periods hold for this account, not for accounts below it.`}
    >
      <form onSubmit={submit} onChange={() => setEdited(true)} aria-label={t`Retention periods`}>
        {CLASSES.map((one) => (
          <Row key={one.member} {...one}>
            <TextInput
              id={one.member}
              name={one.member}
              type="number"
              size="xs"
              min={1}
              defaultValue={retention[one.member]}
              description={t`days, at most ${whole(retention.longest[one.member])}`}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={problemAt(failed, one.member)}
            />
          </Row>
        ))}
        <div className="form-foot">
          <SaveRow failed={failureBeside(failed, MEMBERS)} isBusy={isBusy} said="" />
        </div>
      </form>
      {asking && (
        <Confirm
          title={t`Delete data earlier?`}
          action={t`Save and delete`}
          isDangerous
          onDone={(form) => (form ? void save(asking) : setAsking(null))}
        >
          <p>
            <Trans>Data that is older than its new period is deleted within an hour, for good:</Trans>
          </p>
          <ul className="sentences">
            {shorter(retention, asking).map(({ member, name, from }) => (
              <li key={member}>
                <Trans>
                  {name}: {whole(asking[member]!)} instead of {whole(retention[member])} days after {from}
                </Trans>
              </li>
            ))}
          </ul>
        </Confirm>
      )}
    </Panel>
  );
}

const shorter = (retention: Retention, days: Partial<Periods>) =>
  CLASSES.filter(({ member }) => (days[member] ?? Infinity) < retention[member]);

type RowProps = (typeof CLASSES)[number] & { children: ReactNode };

const Row = ({ member, name, holds, from, children }: RowProps) => (
  <div className="setting roomy">
    <label htmlFor={member}>{name}</label>
    <span className="quiet">
      {holds} <Trans>Counts from {from}.</Trans>
    </span>
    {children}
  </div>
);
