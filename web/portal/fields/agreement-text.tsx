import { usePortal } from '../state/use-portal.js';
import { useSpoken } from '../words/use-words.js';

/** The text in force. HTML was sanitised by the service, and the page's policy runs no script of it. */
export function AgreementText() {
  const { words } = useSpoken();
  const { agreement } = usePortal();
  if (!agreement) return <p className="told">{words.texts.noAgreement}</p>;
  const { format, content } = agreement;
  const label = words.screens.UsageAgreement![0];
  if (format === 'html')
    return (
      <div
        className="agreement"
        tabIndex={0}
        role="region"
        aria-label={label}
        dangerouslySetInnerHTML={{ __html: content }}
      />
    );
  return (
    <div className="agreement" tabIndex={0} role="region" aria-label={label}>
      {content.split(/\n{2,}/).map((part, n) => (
        <p key={n}>{part}</p>
      ))}
    </div>
  );
}
