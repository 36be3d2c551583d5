import type { PortalParts } from '../graph/answers.js';
import { IdPictures } from '../pictures/id-pictures.js';
import { takesPictures } from '../pictures/pictures-left.js';
import { Payment } from './payment.js';
import { AdultLinks } from '../look/adult-links.js';
import { Heading } from '../look/heading.js';
import { filled, useSpoken } from '../words/use-words.js';
import type { Task } from '../state/question.js';
import { ScreenForm } from './screen-form.js';
import { usePortal } from '../state/use-portal.js';

interface PageProps {
  task: Task;
  onRead(portal: PortalParts): void;
  onSent(portal: PortalParts): void;
}

/** One screen: what it is for, why it is asked for again, and its form; what was sent is not shown any more. */
export function ScreenPage({ task, onRead, onSent }: PageProps) {
  const { words } = useSpoken();
  const portal = usePortal();
  const { timeZoneName } = portal;
  const [title, lead] = words.screens[task.screen] ?? [task.screen, ''];
  const waits = takesPictures(task.screen) && portal.pictures !== null && task.state !== 'ACCEPTED';
  const takes = waits && (task.state === 'SUBMITTED' || task.state === 'REOPENED');
  const pays = task.screen === 'SecurityDeposit' && task.state === 'SUBMITTED' && portal.paysElsewhere;
  const isHandedIn = task.state === 'SUBMITTED' || task.state === 'ACCEPTED';
  return (
    <>
      <nav>
        <a href="#">
          {words.direction === 'rtl' ? '→' : '←'} {words.page.back}
        </a>
      </nav>
      <Heading text={title} />
      <p className="lead">{filled(lead, { zone: timeZoneName ?? 'UTC' })}</p>
      {task.state === 'REOPENED' && (
        <div className="again">
          <p>{words.page.askedAgain}</p>
          {task.reason && <p>{filled(words.page.hostSays, { reason: task.reason })}</p>}
        </div>
      )}
      {takes && <IdPictures portal={portal} onRead={onRead} />}
      {pays && <Payment />}
      {isHandedIn && task.screen === 'GuestList' && <AdultLinks />}
      {(takes || pays) && isHandedIn ? null : isHandedIn ? (
        <p className="told">
          {words.states[task.state]}. {words.page.handedIn}
        </p>
      ) : (
        <Form isPreview={portal.isPreview} task={task} onRead={onRead} onSent={onSent} />
      )}
    </>
  );
}

/** The form of a screen; in a preview as it looks, and nothing in it works. */
function Form({ isPreview, ...props }: PageProps & { isPreview: boolean }) {
  const form = <ScreenForm {...props} />;
  return isPreview ? <fieldset disabled>{form}</fieldset> : form;
}
