import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { Refused } from '../graph/ask.js';
import { Failure } from './states.js';

interface SaveRowProps {
  failed: Refused | null;
  isBusy: boolean;
  said: string;
}

/** The end of a form: error, Save button and confirmation. */
export function SaveRow({ failed, isBusy, said }: SaveRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // A busy button is disabled, which takes its focus.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isBusy]);
  return (
    <div>
      <Failure failed={failed} />
      <Group gap="sm">
        <Button ref={button} type="submit" loading={isBusy}>
          <Trans>Save</Trans>
        </Button>
        <span role="status">{said}</span>
      </Group>
    </div>
  );
}
