import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { fileSize } from '../look/numbers.js';
import { RowButton } from '../look/panel.js';
import { type Dataset, titleOf } from './source-groups.js';

/** Whether a download is requested or running. */
export const isLoading = ({ fetch }: Dataset): boolean => ['QUEUED', 'FETCHING'].includes(fetch?.state ?? '');

/** How far a download has got: queued, bytes that arrived, then rows that are stored. */
function progressOf({ fetch, loading }: Dataset): string {
  if (fetch?.state === 'QUEUED') return t`Waiting for another download`;
  if (loading) return plural(loading, { one: 'Loading: # row so far', other: 'Loading: # rows so far' });
  return fetch?.downloadedBytes ? t`Downloading: ${fileSize(fetch.downloadedBytes)} so far` : t`Downloading`;
}

interface RefreshProps {
  dataset: Dataset;
  /** Reads the page again. */
  onRequested(): void;
}

/** Downloads a list now, and follows the download until it ends. */
export function Refresh({ dataset, onRequested }: RefreshProps) {
  const { isBusy, failed, run } = useDoing();
  const isRunning = isLoading(dataset);
  const { fetch } = dataset;
  // What ends while the page is open is announced.
  const [finishedBefore] = useState(fetch?.finishedAt);
  const hasEnded = !isRunning && fetch?.finishedAt !== finishedBefore;
  const refresh = async () => {
    if (await run(() => ask('RefreshDataset', { name: dataset.name }))) onRequested();
  };
  const isOffered = fetch?.canRefresh && !isRunning && fetch.state !== 'IMPORTED_BY_HAND';
  const ended = fetch?.state === 'FAILED' ? t`The update failed` : t`Up to date`;
  return (
    <>
      <span role="status" className="source-progress">
        {isRunning && (
          <>
            <progress aria-label={t`Downloading`} /> {progressOf(dataset)}
          </>
        )}
        {hasEnded && ended}
      </span>
      {isOffered && (
        <RowButton of={`: ${titleOf(dataset)}`} isBusy={isBusy} onClick={() => void refresh()}>
          {fetch.state === 'FAILED' ? <Trans>Try again</Trans> : <Trans>Refresh</Trans>}
        </RowButton>
      )}
      {failed && (
        <p role="alert" className="tone-bad">
          {failed.message}
        </p>
      )}
    </>
  );
}
