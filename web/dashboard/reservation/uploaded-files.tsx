import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ManagedParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { RowButton } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { worded } from '../look/words.js';
import { LOCALE } from '../language/page-language.js';

type File = ManagedParts['portalFiles'][number];

const SIZE = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 2 });

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? t`${SIZE.format(Math.max(1, bytes / 1_000))} kB` : t`${SIZE.format(bytes / 1_000_000)} MB`;

/** The files that the guest uploaded to one screen. Each download is recorded in the audit trail. */
export function UploadedFiles({ files }: { files: readonly File[] }) {
  const { isBusy, failed, run } = useDoing();
  // The service sends the file as an attachment, so the page stays.
  const download = (id: string) =>
    void run(async () => location.assign((await ask('LinkFile', { id })).linkPortalFile.url));
  return (
    <>
      <Failure failed={failed} />
      {files.map(({ id, slot, name, format, bytes, uploadedAt }) => (
        <div key={id} className="entry-line">
          <span className="quiet">
            {name ?? worded(slot)} ({format}, {sizeOf(bytes)}), <Ago at={uploadedAt} />
          </span>
          <RowButton of={name ?? worded(slot)} isBusy={isBusy} onClick={() => download(id)}>
            <Trans>Download</Trans>
          </RowButton>
        </div>
      ))}
    </>
  );
}
