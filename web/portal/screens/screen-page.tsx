import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { timeLeft } from '../../words/progress.js';
import { withZone } from '../../words/dates.js';
import type { PortalParts } from '../graph/answers.js';
import { AdultLinks } from '../look/adult-links.js';
import { Forward } from '../look/forward.js';
import { Heading } from '../look/heading.js';
import { IdPictures } from '../pictures/id-pictures.js';
import { isToDo, takesPictures } from '../pictures/pictures-left.js';
import { RichText } from '../rich-text/rich-text.js';
import type { Task } from '../state/question.js';
import { nextTask, stateOf } from './task-state.js';
import { usePortal } from '../state/use-portal.js';
import { filled, useSpoken } from '../words/use-words.js';
import { Payment } from './payment.js';
import { ScreenForm } from './screen-form.js';
import { SkippedCheck } from './skipped-check.js';

interface PageProps {
  task: Task;
  onRead(portal: PortalParts): void;
  onSent(portal: PortalParts): void;
}

/** One screen: its position, purpose, reason for reopening, and form. Submitted answers are not shown. */
export function ScreenPage({ task, onRead, onSent }: PageProps) {
  const { words, locale } = useSpoken();
  const portal = usePortal();
  const { timeZoneName } = portal;
  const [isSentElsewhere, setSentElsewhere] = useState(false);
  useFocusOnSkip(task);
  const next = nextTask(portal);
  const [title, lead] = words.screens[task.screen] ?? [task.screen, ''];
  const waits = takesPictures(task.screen) && portal.pictures !== null && task.state !== 'ACCEPTED';
  const takes = waits && (task.state === 'SUBMITTED' || task.state === 'REOPENED');
  const pays = task.screen === 'SecurityDeposit' && task.state === 'SUBMITTED' && portal.paysElsewhere;
  const onSentElsewhere = (sent: PortalParts) => {
    setSentElsewhere(true);
    onRead(sent);
  };
  const { introduction } = task.content as { introduction?: string | null };
  const isHandedIn = task.state === 'SUBMITTED' || task.state === 'ACCEPTED';
  return (
    <>
      <Stepper task={task} />
      <Heading text={title} />
      <p className="lead">{withZone(lead, locale, timeZoneName)}</p>
      {task.state === 'REOPENED' && (
        <div className="again">
          <p>{words.page.askedAgain}</p>
          {task.reason && <p>{filled(words.page.hostSays, { reason: `\u2068${task.reason}\u2069` })}</p>}
        </div>
      )}
      {introduction && !isHandedIn && <RichText className="introduction" text={introduction} />}
      {takes && <IdPictures portal={portal} next={next ? `#${next.screen}` : '#'} onRead={onRead} />}
      {pays && <Payment />}
      {isHandedIn && task.screen === 'GuestList' && <AdultLinks />}
      {(takes || pays) && isHandedIn ? null : isHandedIn ? (
        <HandedIn task={task} isSentElsewhere={isSentElsewhere} />
      ) : task.screen === 'UsageAgreement' && !portal.agreement ? (
        <NotReady task={task} />
      ) : task.state === 'SKIPPED' ? (
        <SkippedCheck task={task} next={next} />
      ) : (
        <Form
          isPreview={portal.isPreview}
          task={task}
          onRead={onRead}
          onSent={onSent}
          onSentElsewhere={onSentElsewhere}
        />
      )}
    </>
  );
}

/** The button that was pressed is gone once a check is skipped, or no longer is. */
function useFocusOnSkip({ state }: Task): void {
  const isSkipped = state === 'SKIPPED';
  const wasSkipped = useRef(isSkipped);
  useEffect(() => {
    if (wasSkipped.current !== isSkipped) document.querySelector('h1')?.focus();
    wasSkipped.current = isSkipped;
  }, [isSkipped]);
}

/** Link back, number of the screen and estimated time left. */
function Stepper({ task }: { task: Task }) {
  const { words, locale } = useSpoken();
  const portal = usePortal();
  const { tasks } = portal;
  const number = new Intl.NumberFormat(locale);
  const at = tasks.indexOf(task);
  const step = filled(words.page.step, { n: number.format(at + 1), all: number.format(tasks.length) });
  const open = tasks.filter((one) => isToDo(one, portal)).map(({ screen }) => screen);
  return (
    <nav className="stepper">
      <a href="#">
        <span aria-hidden="true">{words.direction === 'rtl' ? '→' : '←'}</span> {words.page.back}
      </a>
      <span>{open.length > 0 ? `${step} · ${timeLeft(words, locale, open)}` : step}</span>
      <ol aria-hidden="true">
        {tasks.map((one) => (
          <li key={one.screen} className={one === task ? 'now' : isToDo(one, portal) ? undefined : 'past'} />
        ))}
      </ol>
    </nav>
  );
}

/** A screen that the host has not set up: nothing can be sent, but the other screens can. */
function NotReady({ task }: { task: Task }) {
  const { words } = useSpoken();
  const portal = usePortal();
  const next = nextTask(portal, task);
  return (
    <>
      <p className="told">{words.errors.notReady}</p>
      <div className="send">
        <Forward to={next} />
      </div>
    </>
  );
}

interface HandedInProps {
  task: Task;
  /** The guest saw the form when another tab or device sent it. */
  isSentElsewhere: boolean;
}

/** Status of a submitted screen and the link to the next one. */
function HandedIn({ task, isSentElsewhere }: HandedInProps) {
  const { words } = useSpoken();
  const portal = usePortal();
  const next = nextTask(portal);
  const state = stateOf(task, portal);
  return (
    <>
      <p className={state === 'ACCEPTED' ? 'told confirmed' : 'told'} role="status">
        {state === 'ACCEPTED' ? words.page.accepted : words.page.submitted}
      </p>
      {isSentElsewhere && (
        <p className="told" role="alert">
          {words.page.sentElsewhere}
        </p>
      )}
      <div className="send">
        <Forward to={next} />
      </div>
    </>
  );
}

/** The form of a screen; in a preview as it looks, and nothing in it works. */
function Form({ isPreview, ...props }: ComponentProps<typeof ScreenForm> & { isPreview: boolean }) {
  const form = <ScreenForm {...props} />;
  return isPreview ? <fieldset disabled>{form}</fieldset> : form;
}
