import { greeting } from '../../words/greeting.js';
import { progressText } from '../../words/progress.js';
import { AdultLinks } from '../look/adult-links.js';
import { Arrival } from '../look/arrival.js';
import { BehaviorConsent } from '../look/behavior-consent.js';
import { DeclinedChecks } from '../look/declined.js';
import { CheckInInstructions } from '../look/check-in-instructions.js';
import { Heading } from '../look/heading.js';
import { OtherDevice } from '../look/other-device.js';
import { Picture } from '../look/picture.js';
import { StayFacts } from '../look/stay-facts.js';
import { isToDo } from '../pictures/pictures-left.js';
import { pageFacts } from '../state/page-facts.js';
import type { Task } from '../state/question.js';
import { canReopen, nextTask, stateOf } from './task-state.js';
import { usePortal } from '../state/use-portal.js';
import { useSpoken } from '../words/use-words.js';

/** The checklist with its progress and the way to the next screen. Only accepted screens count as done. */
export function Overview() {
  const portal = usePortal();
  const { words, locale } = useSpoken();
  const { tasks, state, guest, isApproved, isDeclined } = portal;
  const open = tasks.filter((task) => isToDo(task, portal));
  const next = nextTask(portal);
  const isRefusal = !next && tasks.some((task) => task.state === 'SKIPPED');
  const done = tasks.filter((task) => stateOf(task, portal) === 'ACCEPTED').length;
  const { page, refusal } = words;
  if (state === 'CANCELED') return <Told title={page.canceledTitle} text={page.canceledText} />;
  if (isDeclined) return <Declined />;
  const isReady = isApproved || tasks.length === 0;
  return (
    <>
      <Picture className="place" src={pageFacts.picture} alt="" referrerPolicy="no-referrer" />
      {state === 'COMPLETED' && isReady && <Told title={page.doneTitle} text={page.doneText} />}
      {state === 'COMPLETED' && !isReady && <Told title={page.sentTitle} text={page.sentText} />}
      {state === 'WAITING' && isRefusal && <Told title={refusal.title} text={refusal.text} />}
      {state === 'WAITING' && !next && !isRefusal && <Told title={page.waitTitle} text={page.waitText} />}
      {state === 'WAITING' && next && <Told title={page.title} text={greeting(guest.firstName, page)} />}
      {state === 'COMPLETED' && isApproved && <StayFacts />}
      <CheckInInstructions />
      {state === 'COMPLETED' && <Arrival />}
      {tasks.length > 0 && (
        <section aria-labelledby="tasks">
          <h2 id="tasks">{page.tasks}</h2>
          <label className="progress">
            <span>
              {progressText(words, locale, { done, all: tasks.length, open: open.map(({ screen }) => screen) })}
            </span>
            <progress value={done} max={tasks.length} />
          </label>
          <ol className="tasks">
            {tasks.map((task) => (
              <TaskLine key={task.screen} task={task} />
            ))}
          </ol>
          {next && (
            <div className="send">
              <a className="button" href={`#${next.screen}`}>
                {done === 0 && tasks.every(({ state: one }) => one === 'OPEN') ? page.begin : page.goOn}
              </a>
            </div>
          )}
        </section>
      )}
      <BehaviorConsent isOpen={next !== undefined} />
      <AdultLinks />
      {!(state === 'COMPLETED' && isApproved) && <StayFacts />}
      {next && <OtherDevice />}
    </>
  );
}

/** The host declined the stay: there is nothing left to fill in. */
function Declined() {
  const { declined } = useSpoken().words;
  return (
    <>
      <Told title={declined.title} text={declined.text} />
      <DeclinedChecks />
      <Arrival />
      <StayFacts />
    </>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Heading text={title} />
      <p className="lead">{text}</p>
    </>
  );
}

function TaskLine({ task }: { task: Task }) {
  const portal = usePortal();
  const { words } = useSpoken();
  const title = words.screens[task.screen]?.[0] ?? task.screen;
  const state = stateOf(task, portal);
  const isOpen = isToDo(task, portal) || canReopen(task, portal);
  return (
    <li className={`task ${state.toLowerCase()}`}>
      {isOpen ? <a href={`#${task.screen}`}>{title}</a> : <span>{title}</span>}
      <span className="state">{words.states[state]}</span>
    </li>
  );
}
