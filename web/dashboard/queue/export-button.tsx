import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useDoing } from '../graph/use-asked.js';
import { saveFile } from '../look/save-file.js';
import { showToast } from '../look/toasts.js';
import { today } from '../look/when.js';
import { csvOf } from './export-csv.js';
import type { Filter, Sort } from './views.js';

/** Saves the whole list as a CSV file. */
export function ExportButton({ filter, sort }: { filter: Filter; sort: Sort }) {
  const { isBusy, run } = useDoing();
  const save = async () => {
    const isDone = await run(async () =>
      saveFile(`reservations-${today()}.csv`, await csvOf(filter, sort), 'text/csv;charset=utf-8'),
    );
    if (!isDone) showToast({ text: t`The export failed. Try again.`, isProblem: true });
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      className="short-button"
      loading={isBusy}
      onClick={() => void save()}
    >
      <span className="short-label">
        <Trans>Export CSV</Trans>
      </span>
    </Button>
  );
}
