import type { AuthorityFormat, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Problem } from '../look/words.js';

const FORMATS: [AuthorityFormat, string][] = [
  ['csv', 'Download as CSV'],
  ['json', 'Download as JSON'],
];

/** What the guest told for the authorities, as a file; each download is written to the audit trail. */
export function AuthorityReport({ reservation: { id, portalSteps } }: { reservation: ReservationParts }) {
  const { isBusy, failed, run } = useDoing();
  const step = portalSteps.find(({ screen }) => screen === 'AuthorityReporting');
  if (step?.state !== 'SUBMITTED' && step?.state !== 'ACCEPTED') return null;
  const download = (format: AuthorityFormat) =>
    void run(async () => {
      const { exportAuthorityReports: file } = await ask('ExportReports', { id, format });
      save(file.fileName, new Blob([file.content], { type: file.mediaType }));
    });
  return (
    <section>
      <h2>Report to the authorities</h2>
      <Problem failed={failed} />
      <div className="actions">
        {FORMATS.map(([format, text]) => (
          <button key={format} type="button" className="second" disabled={isBusy} onClick={() => download(format)}>
            {text}
          </button>
        ))}
      </div>
      <p className="quiet">Each download is written to the audit trail.</p>
    </section>
  );
}

function save(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
