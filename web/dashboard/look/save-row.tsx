import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { Refused } from '../graph/ask.js';
import { Failure } from './states.js';

interface SaveRowProps {
  failed: Refused | null;
  isBusy: boolean;
  said: string;
}

/** The end of a form: error, Save button and confirmation. */
export const SaveRow = ({ failed, isBusy, said }: SaveRowProps) => (
  <div>
    <Failure failed={failed} />
    <Group gap="sm">
      <Button type="submit" loading={isBusy}>
        <Trans>Save</Trans>
      </Button>
      <span role="status">{said}</span>
    </Group>
  </div>
);
