import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Operations, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Panel } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { isHandedIn } from './step-state.js';

type Copy = Operations['RevealSigned']['answer']['revealSignedAgreement'];

/** The agreement as the guest signed it, even if the text has changed since. Each view is recorded in the audit trail. */
export function SignedAgreement({ reservation: { id, portalSteps } }: { reservation: ReservationParts }) {
  const { isBusy, failed, run } = useDoing();
  const [copy, setCopy] = useState<Copy>(null);
  if (!isHandedIn(portalSteps.find(({ screen }) => screen === 'UsageAgreement'))) return null;
  const reveal = () => void run(async () => setCopy((await ask('RevealSigned', { id })).revealSignedAgreement));
  return (
    <Panel title={t`Signed agreement`}>
      <Failure failed={failed} />
      {copy ? (
        <Signed copy={copy} />
      ) : (
        <Button size="compact-sm" variant="default" loading={isBusy} onClick={reveal}>
          <Trans>Show signed copy</Trans>
        </Button>
      )}
      <p className="quiet">
        <Trans>Each view is recorded in the audit trail.</Trans>
      </p>
    </Panel>
  );
}

/** The service has sanitised the HTML, and the page's policy blocks its scripts. */
function Signed({
  copy: { version, sha256, signedAt, format, content, signedName, signedImage },
}: {
  copy: NonNullable<Copy>;
}) {
  const label = t`Agreement text as signed`;
  return (
    <>
      <p>
        <Trans>
          Version {version}, signed <Ago at={signedAt} />, SHA-256 <code className="hash">{sha256}</code>
        </Trans>
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
      {signedName && (
        <p>
          <Trans>Typed signature: {signedName}</Trans>
        </p>
      )}
      {signedImage && <img className="signature" src={signedImage} alt={t`Drawn signature`} />}
    </>
  );
}
