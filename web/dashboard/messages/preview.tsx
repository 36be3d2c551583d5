import { t } from '@lingui/core/macro';
import type { MessageChannel } from '../graph/answers.js';
import type { Content } from './content-fields.js';
import { type Values, fillIn } from './placeholders.js';

interface PreviewProps {
  title: string;
  via: MessageChannel;
  content: Content;
  values: Values;
}

/** A message as the guest reads it. */
export const Preview = ({ title, via, content: { subject, text }, values }: PreviewProps) => (
  <section className="message-preview" aria-label={title}>
    <h3>{title}</h3>
    <div>
      {via === 'email' && <p className="message-subject">{fillIn(subject, values) || t`No subject yet`}</p>}
      <p className={text ? 'entry-text' : 'quiet'}>{fillIn(text, values) || t`No text yet.`}</p>
    </div>
  </section>
);
