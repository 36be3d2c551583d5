import { useEffect, useRef, useState } from 'react';
import type { PortalParts } from '../graph/answers.js';
import { Refused, readPortal, skipMovement, startMovement, submitMovement } from '../graph/ask.js';
import { wordFor } from '../state/problems-of.js';
import type { Words } from '../../words/en.js';
import { filled, useSpoken } from '../words/use-words.js';
import { type Pose, takeFrames } from './take-frames.js';
import { useCamera } from './use-camera.js';

type Movement = NonNullable<NonNullable<PortalParts['pictures']>['movement']>;

interface MovementProps {
  movement: Movement;
  onRead(portal: PortalParts): void;
}

/** The outcome of an attempt, or the code with which it was refused. */
type Fault = { outcome: Movement['outcome'] } | { code: string };

function problemOf(fault: Fault, { pictures, errors }: Words): string {
  const { failed, unclear, expired } = pictures.movement;
  if ('outcome' in fault) return fault.outcome === 'FAILED' ? failed : unclear;
  return fault.code === 'MOVEMENT_CHALLENGE_GONE' ? expired : errors[wordFor(fault.code)];
}

/**
 * The movement check: the guest follows a few poses in front of the camera, or leaves it to a person at any time. Nothing
 * is refused here.
 */
export function MovementStep({ movement, onRead }: MovementProps) {
  const { words } = useSpoken();
  const { movement: said, byPerson } = words.pictures;
  const [isCamera, setCamera] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const told = (error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    setFault({ code: error.code });
  };
  const leave = async () => {
    setLeaving(true);
    try {
      await skipMovement();
      onRead(await readPortal());
    } catch (error) {
      told(error);
    } finally {
      setLeaving(false);
    }
  };
  const done = async (outcome: Movement['outcome']) => {
    setCamera(false);
    if (outcome !== 'PASSED') setFault({ outcome });
    title.current?.focus();
    onRead(await readPortal());
  };
  const failed = async (error: unknown) => {
    setCamera(false);
    told(error);
    onRead(await readPortal());
  };
  const mayTry = movement.attemptsLeft > 0;
  return (
    <section aria-label={said.title}>
      <h3 tabIndex={-1} ref={title}>
        {said.title}
      </h3>
      {fault && (
        <div className="problems" role="alert">
          {problemOf(fault, words)}
        </div>
      )}
      <p className="told">{mayTry ? said.hint : said.usedUp}</p>
      {isCamera && <Following onDone={done} onFailed={failed} />}
      <div className="row">
        {mayTry && !isCamera && (
          <button type="button" onClick={() => (setFault(null), setCamera(true))}>
            {words.pictures.camera}
          </button>
        )}
        <button className="second" type="button" aria-disabled={isLeaving} onClick={() => !isLeaving && void leave()}>
          {byPerson}
        </button>
      </div>
    </section>
  );
}

interface FollowingProps {
  onDone(outcome: Movement['outcome']): Promise<void>;
  onFailed(error: unknown): Promise<void>;
}

/** Which pose of how many is asked now; null: not started, or being judged. */
type Asked = { pose: Pose; step: number; all: number };

/** The camera, and the pose to follow. The texts are spoken too; where motion is reduced nothing is animated. */
function Following({ onDone, onFailed }: FollowingProps) {
  const { words, locale } = useSpoken();
  const { movement: said } = words.pictures;
  const { video, state } = useCamera('user', null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [phase, setPhase] = useState<'ready' | 'running' | 'judging'>('ready');
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => void (isOver.current = true);
  }, []);
  const start = async () => {
    setPhase('running');
    try {
      const { id, poses } = await startMovement();
      const show = (step: number) => setAsked({ pose: poses[step]!, step, all: poses.length });
      const frames = await takeFrames(video.current!, poses, { show, isOver: () => isOver.current });
      if (!frames) return;
      setPhase('judging');
      setAsked(null);
      await onDone((await submitMovement(id, frames)).outcome);
    } catch (error) {
      await onFailed(error);
    }
  };
  const number = new Intl.NumberFormat(locale);
  const texts = {
    ready: said.ready,
    running: asked ? said.poses[asked.pose] : words.page.loading,
    judging: said.judging,
  };
  const text = state === 'opening' ? words.page.loading : state === 'refused' ? said.noCamera : texts[phase];
  return (
    <div className="camera">
      {state !== 'refused' && (
        <div className="view">
          <video ref={video} className="mirrored" playsInline muted aria-hidden="true" />
          <div className="frame face" aria-hidden="true" />
          {asked && <Ring {...asked} />}
        </div>
      )}
      <p className="hint pose" role="status">
        {text}
      </p>
      <p className="quiet">
        {asked && filled(said.step, { n: number.format(asked.step + 1), all: number.format(asked.all) })}
      </p>
      {state === 'open' && phase === 'ready' && (
        <div className="row">
          <button type="button" onClick={() => void start()}>
            {said.start}
          </button>
        </div>
      )}
    </div>
  );
}

const ARROWS: Record<Pose, string> = { STRAIGHT: '', LEFT: '←', RIGHT: '→' };

/** A ring with one part for each pose, and an arrow as seen in a mirror. */
function Ring({ pose, step, all }: Asked) {
  const gap = 4;
  const part = 100 / all - gap;
  return (
    <div className="pose-ring" aria-hidden="true">
      <svg viewBox="0 0 100 100">
        {Array.from({ length: all }, (_, n) => (
          <circle
            key={n}
            className={n < step ? 'past' : n === step ? 'now' : undefined}
            cx="50"
            cy="50"
            r="46"
            pathLength="100"
            strokeDasharray={`${part} ${100 - part}`}
            strokeDashoffset={25 - n * (part + gap)}
          />
        ))}
      </svg>
      <span className={`pose-arrow ${pose.toLowerCase()}`}>{ARROWS[pose]}</span>
    </div>
  );
}
