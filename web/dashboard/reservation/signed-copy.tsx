import { useState } from 'react';
import type { Operations, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Moment, Problem } from '../look/words.js';

type Copy = Operations['RevealSigned']['answer']['revealSignedAgreement'];

/** The agreement as the guest signed it, whatever text is in force by now; each look is written to the audit trail. */
export function SignedAgreement({ reservation: { id, portalSteps } }: { reservation: ReservationParts }) {
  const { isBusy, failed, run } = useDoing();
  const [copy, setCopy] = useState<Copy>(null);
  const step = portalSteps.find(({ screen }) => screen === 'UsageAgreement');
  if (step?.state !== 'SUBMITTED' && step?.state !== 'ACCEPTED') return null;
  const reveal = () => void run(async () => setCopy((await ask('RevealSigned', { id })).revealSignedAgreement));
  return (
    <section>
      <h2>Signed agreement</h2>
      <Problem failed={failed} />
      {copy ? (
        <Signed copy={copy} />
      ) : (
        <button type="button" className="second" disabled={isBusy} onClick={reveal}>
          Show the signed copy
        </button>
      )}
      <p className="quiet">Each look is written to the audit trail.</p>
    </section>
  );
}

/** HTML was sanitised by the service, and the page's policy runs no script of it. */
function Signed({
  copy: { version, sha256, signedAt, format, content, signedName, signedImage },
}: {
  copy: NonNullable<Copy>;
}) {
  const label = 'The text as it was signed';
  return (
    <>
      <p>
        Version {version}, signed <Moment at={signedAt} />, SHA-256 <code className="hash">{sha256}</code>
      </p>
      {format === 'html' ? (
        <div
          className="signed-text"
          role="region"
          aria-label={label}
          tabIndex={0}
          dangerouslySetInnerHTML={{ __html: content }}
        />
      ) : (
        <pre className="signed-text" role="region" aria-label={label} tabIndex={0}>
          {content}
        </pre>
      )}
      {signedName && <p>Signed by typing: {signedName}</p>}
      {signedImage && <img className="signature" src={signedImage} alt="The signature as it was drawn" />}
    </>
  );
}
