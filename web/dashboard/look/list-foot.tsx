import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { whole } from './numbers.js';

interface ListFootProps {
  page: { rows: readonly unknown[] | null; total: number | null; hasMore: boolean; isReading: boolean; more(): void };
  /** Text after the count. */
  note?: string;
}

/** The number of rows, and a button that loads more. */
export const ListFoot = ({ page: { rows, total, hasMore, isReading, more }, note }: ListFootProps) => (
  <>
    <span className="number">
      {total === null ? t`${whole(rows?.length ?? 0)} shown` : t`${whole(rows?.length ?? 0)} of ${whole(total)}`}
      {note}
    </span>
    {hasMore && (
      <Button size="compact-sm" variant="default" loading={isReading} onClick={more}>
        <Trans>Load more</Trans>
      </Button>
    )}
  </>
);
