import { isToDo } from '../pictures/pictures-left.js';
import { AdultLinks } from '../look/adult-links.js';
import { Heading } from '../look/heading.js';
import { OtherDevice } from '../look/other-device.js';
import { StayFacts } from '../look/stay-facts.js';
import { filled, useSpoken } from '../words/use-words.js';
import type { Task } from '../state/question.js';
import { usePortal } from '../state/use-portal.js';

/** Everything that is asked for, how far it is, and where to go on. Done is what was accepted. */
export function Overview() {
  const portal = usePortal();
  const { words } = useSpoken();
  const { tasks, state, guest } = portal;
  const next = tasks.find((task) => isToDo(task, portal));
  const done = tasks.filter((task) => task.state === 'ACCEPTED').length;
  if (state === 'CANCELED') return <Told title={words.page.canceledTitle} text={words.page.canceledText} />;
  return (
    <>
      {state === 'COMPLETED' && <Told title={words.page.doneTitle} text={words.page.doneText} />}
      {state === 'WAITING' && !next && <Told title={words.page.waitTitle} text={words.page.waitText} />}
      {next && state === 'WAITING' && (
        <>
          <Heading text={words.page.title} />
          <p className="lead">
            {guest.firstName
              ? `${filled(words.page.hello, { name: guest.firstName })} ${words.page.lead}`
              : words.page.lead.charAt(0).toUpperCase() + words.page.lead.slice(1)}
          </p>
        </>
      )}
      {tasks.length > 0 && (
        <section aria-labelledby="tasks">
          <h2 id="tasks">{words.page.tasks}</h2>
          <label className="progress">
            <span>{filled(words.page.progress, { done, all: tasks.length })}</span>
            <progress value={done} max={tasks.length} />
          </label>
          <ol className="tasks">
            {tasks.map((task) => (
              <TaskLine key={task.screen} task={task} isSent={!isToDo(task, portal)} />
            ))}
          </ol>
          {next && (
            <a className="button" href={`#${next.screen}`}>
              {done === 0 && tasks.every(({ state: one }) => one === 'OPEN') ? words.page.begin : words.page.goOn}
            </a>
          )}
        </section>
      )}
      <AdultLinks />
      <StayFacts />
      {state === 'WAITING' && next && <OtherDevice />}
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

function TaskLine({ task, isSent }: { task: Task; isSent: boolean }) {
  const { words } = useSpoken();
  const title = words.screens[task.screen]?.[0] ?? task.screen;
  return (
    <li className={`task ${task.state.toLowerCase()}`}>
      {isSent ? <span>{title}</span> : <a href={`#${task.screen}`}>{title}</a>}
      <span className="state">{words.states[task.state === 'SUBMITTED' && !isSent ? 'ENTERED' : task.state]}</span>
    </li>
  );
}
