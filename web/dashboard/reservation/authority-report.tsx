import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { AuthorityFormat, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Panel } from '../look/panel.js';
import { saveFile } from '../look/save-file.js';
import { Failure } from '../look/states.js';
import { isHandedIn } from './step-state.js';

const FORMATS: [AuthorityFormat, string][] = [
  ['csv', t`Download as CSV`],
  ['json', t`Download as JSON`],
];

/** Downloads the guests' answers for the authorities. Each download is recorded in the audit trail. */
export function AuthorityReport({ reservation: { id, portalSteps } }: { reservation: ReservationParts }) {
  const { isBusy, failed, run } = useDoing();
  if (!isHandedIn(portalSteps.find(({ screen }) => screen === 'AuthorityReporting'))) return null;
  const download = (format: AuthorityFormat) =>
    void run(async () => {
      const { exportAuthorityReports: file } = await ask('ExportReports', { id, format });
      saveFile(file.fileName, file.content, file.mediaType);
    });
  return (
    <Panel title={t`Report to the authorities`}>
      <Failure failed={failed} />
      <div className="page-actions">
        {FORMATS.map(([format, text]) => (
          <Button key={format} size="compact-sm" variant="default" disabled={isBusy} onClick={() => download(format)}>
            {text}
          </Button>
        ))}
      </div>
      <p className="quiet">
        <Trans>Each download is recorded in the audit trail.</Trans>
      </p>
    </Panel>
  );
}
