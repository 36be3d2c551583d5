import { useEffect, useId, useRef } from 'react';
import { usePortal } from '../state/use-portal.js';
import { filled, useSpoken } from '../words/use-words.js';
import { type FieldProps, Problem } from './field-parts.js';

type Signature = { kind: 'typed'; name: string } | { kind: 'drawn'; image: string };

/** A name that is typed, or strokes that are drawn: whichever the guest can do. */
export function SignatureField({ value, onChange, problems }: FieldProps) {
  const { words } = useSpoken();
  const id = useId();
  const signature = (value ?? { kind: 'typed', name: '' }) as Signature;
  const problem = Object.values(problems).find(Boolean);
  const chosen = (kind: Signature['kind']) => onChange(kind === 'typed' ? { kind, name: '' } : { kind, image: '' });
  return (
    <fieldset className="field">
      <legend>{words.fields.signature}</legend>
      {(['typed', 'drawn'] as const).map((kind) => (
        <label className="tick" key={kind}>
          <input type="radio" name={id} checked={signature.kind === kind} onChange={() => chosen(kind)} />
          <span>{words.choices[kind]}</span>
        </label>
      ))}
      {signature.kind === 'typed' ? (
        <input
          className="signed"
          aria-label={words.fields.fullName}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-signer${problem ? ` ${id}-problem` : ''}`}
          value={signature.name}
          dir={signature.name ? 'auto' : undefined}
          autoComplete="name"
          onChange={(event) => onChange({ kind: 'typed', name: event.target.value })}
        />
      ) : (
        <Pad image={signature.image} onDrawn={(image) => onChange({ kind: 'drawn', image })} />
      )}
      {signature.kind === 'typed' && <Signer id={id} name={signature.name} />}
      <Problem id={id} text={problem} />
    </fieldset>
  );
}

/** The name of the expected signer, and a warning if the typed name differs. */
function Signer({ id, name }: { id: string; name: string }) {
  const { words } = useSpoken();
  const { firstName, lastName } = usePortal().guest;
  const expected = [firstName, lastName].filter(Boolean).join(' ');
  if (!expected) return null;
  const isOther = name.trim().includes(' ') && !isSameName(name, expected);
  const text = isOther ? words.signing.differs : words.signing.hint;
  return (
    <p className={isOther ? 'warned' : 'quiet'} id={`${id}-signer`} role="status">
      {filled(text, { name: `\u2068${expected}\u2069` })}
    </p>
  );
}

/** Whether every part of the shorter name is in the longer one. */
function isSameName(one: string, other: string): boolean {
  const partsOf = (name: string) => {
    const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  };
  const [few = [], many = []] = [partsOf(one), partsOf(other)].sort((a, b) => a.length - b.length);
  return few.every((part) => many.includes(part));
}

function Pad({ image, onDrawn }: { image: string; onDrawn(image: string): void }) {
  const { words } = useSpoken();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    Object.assign(pen, { lineWidth: 3, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111' });
    if (!image) return;
    const kept = new Image();
    kept.onload = () => pen.drawImage(kept, 0, 0);
    kept.src = image;
    // Only what was there to begin with is drawn again.
  }, []);
  const at = (event: React.PointerEvent<HTMLCanvasElement>): [number, number] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const { width: across, height: down } = event.currentTarget;
    return [((event.clientX - left) / width) * across, ((event.clientY - top) / height) * down];
  };
  const pen = () => canvas.current!.getContext('2d')!;
  return (
    <>
      <canvas
        ref={canvas}
        className="pad"
        width={600}
        height={200}
        role="img"
        aria-label={words.choices.drawHere}
        onPointerDown={(event) => {
          isDrawing.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          pen().beginPath();
          pen().moveTo(...at(event));
        }}
        onPointerMove={(event) => {
          if (!isDrawing.current) return;
          pen().lineTo(...at(event));
          pen().stroke();
        }}
        onPointerUp={() => {
          isDrawing.current = false;
          onDrawn(canvas.current!.toDataURL('image/png'));
        }}
      />
      <button
        className="second"
        type="button"
        onClick={() => {
          pen().clearRect(0, 0, 600, 200);
          onDrawn('');
        }}
      >
        {words.choices.clear}
      </button>
    </>
  );
}
