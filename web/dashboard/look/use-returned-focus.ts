import { useEffect, useState } from 'react';

/** Gives the focus back to the element that had it when a dialog opened, once the dialog is gone. */
export function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before !== document.body) before.focus();
    },
    [before],
  );
}
