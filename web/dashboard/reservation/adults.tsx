import { useState } from 'react';
import type { ManagedParts, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { useMay } from '../look/role.js';
import { Problem, Tag, worded } from '../look/words.js';

type Adult = ReservationParts['portalAdults'][number];
type Documents = ManagedParts['portalAdults'][number]['documentImages'];

interface AdultsProps {
  reservation: ReservationParts;
  /** What viewers are not shown; null for them. */
  managed: ManagedParts | null;
  onDone(): void;
}

/** The adults of the guest list who do screens by links of their own: a line for each. */
export function Adults({ reservation: { id, portalAdults }, managed, onDone }: AdultsProps) {
  const { isBusy, failed, run } = useDoing();
  const [links, setLinks] = useState<ReadonlyMap<string, string | null>>(new Map());
  if (portalAdults.length === 0) return null;
  const showLink = (adultId: string) =>
    run(async () => {
      const { reservation } = await ask('AdultLinks', { id });
      const adult = reservation?.portalAdults.find((one) => one.id === adultId);
      setLinks((before) => new Map(before).set(adultId, adult?.url ?? null));
    });
  const change = async (work: () => Promise<unknown>) => {
    if (await run(work)) onDone();
  };
  return (
    <section>
      <h2>Other adults</h2>
      <Problem failed={failed} />
      <ul className="entries">
        {portalAdults.map((adult) => (
          <li key={adult.id}>
            <AdultLine
              adult={adult}
              link={links.get(adult.id) ?? null}
              documents={managed?.portalAdults.find((one) => one.id === adult.id)?.documentImages ?? []}
              onShowLink={() => void showLink(adult.id)}
              isBusy={isBusy}
              onRevoke={() => void change(() => ask('RevokeAdultLink', { id: adult.id }))}
              onRenew={() => void change(() => ask('RenewAdultLink', { id: adult.id }))}
              onAccept={(screen) => void change(() => ask('AcceptScreen', { id, screen, adultId: adult.id }))}
              onReopen={(screen) => void change(() => ask('ReopenScreen', { id, screen, adultId: adult.id }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Screen = Adult['steps'][number]['screen'];

interface LineProps {
  adult: Adult;
  /** Their page, once it was asked for. */
  link: string | null;
  documents: Documents;
  onShowLink(): void;
  isBusy: boolean;
  onRevoke(): void;
  onRenew(): void;
  onAccept(screen: Screen): void;
  onReopen(screen: Screen): void;
}

function AdultLine({ adult, link, documents, isBusy, ...on }: LineProps) {
  const { name, state, linkedAt, steps, documentStatus, documentFindings } = adult;
  const mayWork = useMay('MANAGER');
  const called = name ?? 'Forgotten';
  return (
    <>
      <p className="line">
        <span>{called}</span>
        <Tag kind={state === 'DONE' ? 'step-accepted' : 'step-open'}>{worded(state)}</Tag>
      </p>
      {steps.map((step) => (
        <Step key={step.screen} step={step} who={called} isBusy={isBusy} {...on} />
      ))}
      {documentStatus && <p className="quiet">Document: {worded(documentStatus).toLowerCase()}.</p>}
      {documentFindings.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {mayWork && <Pictures documents={documents} who={called} />}
      {state !== 'ERASED' && (
        <div className="actions small" hidden={!mayWork}>
          {linkedAt && (
            <button type="button" className="second" disabled={isBusy} onClick={on.onShowLink}>
              Show their link<span className="unseen"> ({called})</span>
            </button>
          )}
          {linkedAt && (
            <button type="button" className="second" disabled={isBusy} onClick={on.onRevoke}>
              Take the link back<span className="unseen"> of {called}</span>
            </button>
          )}
          <button type="button" className="second" disabled={isBusy} onClick={on.onRenew}>
            Make another link<span className="unseen"> for {called}</span>
          </button>
        </div>
      )}
      {link && (
        <input readOnly aria-label={`Link of ${called}`} value={link} onFocus={(event) => event.target.select()} />
      )}
    </>
  );
}

type StepProps = Pick<LineProps, 'isBusy' | 'onAccept' | 'onReopen'> & { step: Adult['steps'][number]; who: string };

function Step({ step: { screen, state }, who, isBusy, onAccept, onReopen }: StepProps) {
  const mayWork = useMay('MANAGER');
  const unseen = ` ${worded(screen)} of ${who}`;
  return (
    <>
      <p className="quiet">
        {worded(screen)}: {worded(state).toLowerCase()}
      </p>
      <div className="actions small" hidden={!mayWork}>
        {state === 'SUBMITTED' && (
          <button type="button" className="second" disabled={isBusy} onClick={() => onAccept(screen)}>
            Accept<span className="unseen">{unseen}</span>
          </button>
        )}
        {(state === 'SUBMITTED' || state === 'ACCEPTED') && (
          <button type="button" className="second" disabled={isBusy} onClick={() => onReopen(screen)}>
            Open again<span className="unseen">{unseen}</span>
          </button>
        )}
      </div>
    </>
  );
}

/** Each opens by a link of five minutes; the look is written to the audit trail. */
function Pictures({ documents, who }: { documents: Documents; who: string }) {
  const kept = documents.filter(({ url }) => url !== null);
  if (kept.length === 0) return null;
  return (
    <p className="actions small">
      {kept.map(({ step, url }) => (
        <a key={step} href={url!} target="_blank" rel="noreferrer">
          {worded(step)} of the document<span className="unseen"> of {who}</span>
        </a>
      ))}
    </p>
  );
}
