import { useEffect, useId, useRef, useState } from 'react';
import type { PortalParts } from '../graph/answers.js';
import { type PictureAnswer, readPortal } from '../graph/ask.js';
import type { Words } from '../../words/en.js';
import { longDay } from '../../words/dates.js';
import { OtherDevice } from '../look/other-device.js';
import { filled, useSpoken } from '../words/use-words.js';
import { MovementStep } from './movement-step.js';
import { PictureStep } from './picture-step.js';
import { type PictureKind, type PictureName, picturesOf } from './pictures-left.js';

/** What was read in the document, for the guest to compare. */
function CardFacts({ card }: { card: NonNullable<PictureAnswer['card']> }) {
  const { words, locale } = useSpoken();
  const day = (date: string | null) => date && longDay(locale, date);
  const facts: [string | undefined, string | null][] = [
    [words.fields.fullName, card.fullName],
    [words.fields.birthDate, day(card.birthDate)],
    [words.pictures.expiryDate, day(card.expiryDate)],
  ];
  return (
    <div className="told">
      <strong>{words.pictures.read}</strong>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <span>{words.pictures.readWrong}</span>
    </div>
  );
}

interface PicturesProps {
  portal: PortalParts;
  /** Address of the next screen. */
  next: string;
  onRead(portal: PortalParts): void;
}

const KIND_WORDS: Record<PictureKind, string> = { passport: 'passport', id: 'id_card', drivers: 'driving_licence' };

/** The pictures of a document, one after the other; each can be sent again until the screen is accepted. */
export function IdPictures({ portal, next, onRead }: PicturesProps) {
  const { words } = useSpoken();
  const known = portal.pictures!;
  const { movement } = known;
  const [kind, setKind] = useState(known.kind);
  const [again, setAgain] = useState<PictureName | null>(null);
  const [read, setRead] = useState<PictureAnswer['card']>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const all = picturesOf(known, kind);
  const nameOf = (step: PictureName) =>
    step === 'front' && kind === 'passport' ? words.pictures.page : words.pictures[step];
  const now = all.find(({ step }) => step === again) ?? all.find(({ isThere }) => !isThere);
  const sent = async (answer: PictureAnswer) => {
    if (answer.code === 'OK') {
      setRead(answer.card);
      setAgain(null);
      title.current?.focus();
    }
    onRead(await readPortal());
  };
  return (
    <section>
      <h2 tabIndex={-1} ref={title}>
        {words.pictures.title}
      </h2>
      <ul className="tasks">
        {all.map(({ step, isThere }) => (
          <li key={step} className={isThere ? 'task accepted' : 'task'}>
            <span>{nameOf(step)}</span>
            <span className="state">{isThere ? words.pictures.there : words.pictures.toCome}</span>
            {isThere && step !== now?.step && (
              <button className="plain" type="button" onClick={() => setAgain(step)}>
                {filled(words.pictures.replace, { picture: nameOf(step) })}
              </button>
            )}
          </li>
        ))}
        {movement && (
          <li className={movement.isToDo ? 'task' : 'task accepted'}>
            <span>{words.pictures.movement.title}</span>
            <span className="state">{movement.isToDo ? words.pictures.toCome : words.pictures.movement.done}</span>
          </li>
        )}
      </ul>
      {read && <CardFacts card={read} />}
      {now && again === null && <Doubts texts={doubtsOf(portal, words.pictures)} />}
      {now ? (
        <PictureStep key={`${now.step} ${kind}`} {...now} kind={kind} name={nameOf(now.step)} onSent={sent} />
      ) : movement?.isToDo ? (
        <MovementStep movement={movement} onRead={onRead} />
      ) : (
        <AllThere portal={portal} next={next} onAgain={setAgain} />
      )}
      <details>
        <summary>{words.pictures.otherKind}</summary>
        <KindChoice kind={kind} onChange={setKind} />
      </details>
      <OtherDevice />
    </section>
  );
}

function KindChoice({ kind, onChange }: { kind: PictureKind; onChange(kind: PictureKind): void }) {
  const { words } = useSpoken();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.fields.documentKind}</label>
      <select id={id} value={kind} onChange={(event) => onChange(event.target.value as PictureKind)}>
        {Object.entries(KIND_WORDS).map(([value, word]) => (
          <option key={value} value={value}>
            {words.choices[word]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AllThereProps extends Pick<PicturesProps, 'portal' | 'next'> {
  onAgain(step: PictureName): void;
}

/** All pictures were uploaded. If there are problems, the guest can try again or continue with a manual review. */
function AllThere({ portal, next, onAgain }: AllThereProps) {
  const { words } = useSpoken();
  const { pictures, page } = words;
  const doubts = doubtsOf(portal, pictures);
  const isSelfie =
    portal.documentCheck?.doubts.every((doubt) => doubt === 'SELFIE_UNCLEAR') && !portal.pictures?.mismatch;
  if (doubts.length === 0)
    return (
      <>
        <p className="told" role="status">
          {pictures.allThere}
        </p>
        <div className="row">
          <a className="button" href={next}>
            {page.goOn}
          </a>
        </div>
      </>
    );
  return (
    <>
      <Doubts texts={doubts} />
      <div className="row">
        <button type="button" onClick={() => onAgain(isSelfie ? 'selfie' : 'front')}>
          {page.again}
        </button>
        <a className="button second" href={next}>
          {pictures.byPerson}
        </a>
      </div>
    </>
  );
}

function Doubts({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="problems" role="alert">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Texts of the problems that the guest can resolve. */
function doubtsOf(
  { pictures: known, documentCheck }: PortalParts,
  { mismatches, doubts }: Words['pictures'],
): string[] {
  const mismatch = known?.mismatch ? [mismatches.texts[known.mismatch], mismatches.todo] : [];
  return [...mismatch, ...(documentCheck?.doubts ?? []).map((doubt) => doubts[doubt])];
}
