import { plural } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

const KEPT = 'browser-notices';

export type BrowserNotices = 'on' | 'off' | 'refused';

/** Whether this browser shows notices. */
export function browserNotices(): BrowserNotices {
  if (!('Notification' in window) || Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && localStorage.getItem(KEPT) === 'on' ? 'on' : 'off';
}

/** Switches the notices of this browser; the first time, the user is asked for permission. */
export async function askBrowser(isOn: boolean): Promise<BrowserNotices> {
  localStorage.setItem(KEPT, isOn ? 'on' : 'off');
  if (isOn && 'Notification' in window) await Notification.requestPermission();
  return browserNotices();
}

/** Shows a notice when the number of reservations that need a review grows while the tab is in the background. */
export function useReviewNotices(count: number | null): void {
  const navigate = useNavigate();
  const before = useRef(count);
  useEffect(() => {
    const grown = count !== null && before.current !== null && count > before.current;
    before.current = count;
    if (!grown || !document.hidden || browserNotices() !== 'on') return;
    const text = plural(count, { one: 'A reservation needs a review', other: '# reservations need a review' });
    // One notice at a time: a later one takes its place.
    const notice = new Notification(text, { tag: 'needs-review' });
    notice.onclick = () => {
      window.focus();
      void navigate({ to: '/review' });
      notice.close();
    };
  }, [count, navigate]);
}
