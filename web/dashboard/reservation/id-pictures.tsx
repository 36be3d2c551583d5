import { useState } from 'react';
import type { IdImageStep, ManagedParts, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Fact, Moment, Problem, dayOf, worded } from '../look/words.js';

/** What was read in the document, to be held against the guest. */
const Read = (of: NonNullable<ManagedParts['identification']>) => (
  <dl>
    <Fact name="Name in the document">{[of.firstName, of.middleName, of.lastName].filter(Boolean).join(' ')}</Fact>
    <Fact name="Born">{dayOf(of.birthDate)}</Fact>
    <Fact name="Valid until">{dayOf(of.expiryDate)}</Fact>
    <Fact name="Nationality">{of.nationality ?? '–'}</Fact>
  </dl>
);

/** Pictures of the guest's document: each is shown when somebody asks for it, and that look is logged. */
interface PicturesProps {
  reservation: ReservationParts;
  managed: ManagedParts;
}

export function IdPictures({ reservation: { id, idCheck }, managed: { identification } }: PicturesProps) {
  const [shown, setShown] = useState<Partial<Record<IdImageStep, string>>>({});
  const { isBusy, failed, run } = useDoing();
  const reveal = (step: IdImageStep) =>
    void run(async () => {
      const { idImage } = await ask('RevealImage', { id, step });
      setShown((before) => ({ ...before, [step]: idImage.dataUrl }));
    });
  if (idCheck.images.length === 0) return null;
  return (
    <section>
      <h2>Identity document</h2>
      <p>
        {worded(idCheck.status)}. {idCheck.missingText}
      </p>
      {idCheck.errors.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {identification && <Read {...identification} />}
      <Problem failed={failed} />
      <ul className="pictures">
        {idCheck.images.map(({ step, kind, uploadedAt }) => (
          <li key={step}>
            <p>
              {worded(step)}, {worded(kind).toLowerCase()}, <Moment at={uploadedAt} />
            </p>
            {shown[step] ? (
              <img src={shown[step]} alt={`${worded(step)} of the document`} />
            ) : (
              <button type="button" className="second" disabled={isBusy} onClick={() => reveal(step)}>
                Reveal {worded(step).toLowerCase()}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="quiet">Each look is written to the audit trail.</p>
    </section>
  );
}
