import { useEffect, useId, useRef, useState } from 'react';
import { type PictureAnswer, Refused, sendPicture } from '../graph/ask.js';
import { wordFor } from '../state/problems-of.js';
import type { Words } from '../../words/en.js';
import { filled, useSpoken } from '../words/use-words.js';
import { Camera } from './camera.js';
import type { PictureKind, PictureName } from './pictures-left.js';
import { type Taken, takeFile } from './shrink-picture.js';

interface StepProps {
  step: PictureName;
  kind: PictureKind;
  name: string;
  attemptsLeft: number;
  onSent(answer: PictureAnswer): Promise<void>;
}

/** One picture: how to take it, the camera or a file, a look at it, and what the service says of it. */
export function PictureStep({ step, kind, name, attemptsLeft, onSent }: StepProps) {
  const { words } = useSpoken();
  const { pictures } = words;
  const [isCamera, setCamera] = useState(false);
  const [taken, setTaken] = useTaken();
  const { problem, isSending, send, forget } = useSending({ step, kind, onSent, onFailed: () => setTaken(null) });
  if (attemptsLeft === 0) return <p className="told">{pictures.usedUp}</p>;
  const take = (one: Taken) => {
    setCamera(false);
    forget();
    setTaken(one);
  };
  const hint = step === 'selfie' ? pictures.hintSelfie : step === 'back' ? pictures.hintBack : pictures.hintFront;
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      {problem && (
        <div className="problems" role="alert" lang={problem.lang} dir={problem.lang && 'ltr'}>
          {problem.text}
        </div>
      )}
      <p className="told">{hint}</p>
      <p className="quiet">{filled(pictures.attempts, { n: attemptsLeft })}</p>
      {isCamera ? (
        <Camera step={step} kind={kind} onTaken={take} onClose={() => setCamera(false)} />
      ) : taken ? (
        <Look taken={taken} isSending={isSending} onSend={() => void send(taken)} onAgain={() => setTaken(null)} />
      ) : (
        <div className="row">
          <button type="button" onClick={() => (forget(), setCamera(true))}>
            {pictures.camera}
          </button>
          <FileChoice onTaken={take} />
        </div>
      )}
    </section>
  );
}

/** A picture that was taken; what showed the one before is let go. */
function useTaken() {
  const [taken, setTaken] = useState<Taken | null>(null);
  useEffect(
    () => () => {
      if (taken?.shown) URL.revokeObjectURL(taken.shown);
    },
    [taken],
  );
  return [taken, setTaken] as const;
}

type Sending = Pick<StepProps, 'step' | 'kind' | 'onSent'> & { onFailed(): void };

interface Problem {
  text: string;
  lang?: 'en';
}

/** What the service says of a picture, or the code with which it was refused. */
type Fault = Pick<PictureAnswer, 'reason' | 'error'> | { code: string };

/** Why a picture does not count, in the language of the page; a reason that it does not know stays in English. */
function problemOf(fault: Fault, { pictures, errors }: Words): Problem {
  if ('code' in fault) {
    const isFile = ['bad_input', 'body_too_large'].includes(fault.code);
    return { text: isFile ? pictures.notTaken : errors[wordFor(fault.code)] };
  }
  const { reason, error } = fault;
  const known = Object.entries(pictures.faults).find(([code]) => code === reason)?.[1];
  if (known) return { text: known };
  return error ? { text: error, lang: 'en' } : { text: errors.other };
}

/** Sends pictures. */
function useSending({ step, kind, onSent, onFailed }: Sending) {
  const { words } = useSpoken();
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async ({ picture }: Taken) => {
    setSending(true);
    try {
      const answer = await sendPicture(step, kind, picture);
      if (answer.code !== 'OK') {
        const { reason, error } = answer;
        setFault({ reason, error });
        onFailed();
      }
      await onSent(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFault({ code: error.code });
    } finally {
      setSending(false);
    }
  };
  return { problem: fault && problemOf(fault, words), isSending, send, forget: () => setFault(null) };
}

interface LookProps {
  taken: Taken;
  isSending: boolean;
  onSend(): void;
  onAgain(): void;
}

function Look({ taken, isSending, onSend, onAgain }: LookProps) {
  const { words } = useSpoken();
  const { pictures } = words;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [taken]);
  return (
    <>
      {taken.shown && <img className="taken" src={taken.shown} alt={pictures.yourPicture} />}
      <p className="hint" role="status">
        {isSending ? pictures.reading : pictures.check}
      </p>
      <div className="row">
        <button ref={button} type="button" aria-disabled={isSending} onClick={() => !isSending && onSend()}>
          {pictures.use}
        </button>
        <button className="second" type="button" aria-disabled={isSending} onClick={() => !isSending && onAgain()}>
          {pictures.again}
        </button>
      </div>
    </>
  );
}

function FileChoice({ onTaken }: { onTaken(taken: Taken): void }) {
  const { words } = useSpoken();
  const id = useId();
  return (
    <div className="file">
      <label htmlFor={id} className="button second">
        {words.pictures.file}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*,.heic,.heif"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void takeFile(file).then(onTaken);
        }}
      />
    </div>
  );
}
