import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the editor's list of screens. */
    isFromList?: boolean;
  }
}

/** Leads from the settings of a screen to the list on a phone, as the browser's own button does. */
export function BackToScreens({ onLeave }: { onLeave(): void }) {
  const { history } = useRouter();
  const isFromList = useLocation({ select: ({ state }) => state.isFromList === true });
  return (
    <Button
      className="back-to-screens"
      size="compact-md"
      variant="subtle"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      onClick={() => (isFromList ? history.back() : onLeave())}
    >
      <Trans>Back to screens</Trans>
    </Button>
  );
}
