import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Failure } from '../look/states.js';
import { today } from '../look/when.js';

/** An invented guest, at a domain that receives no mail (RFC 2606). */
const GUEST = { firstName: 'Test', lastName: 'Guest', email: 'test.guest@example.com' };

/** Creates a reservation of an invented guest, and opens both sides of it: its page here, and the portal in a tab. */
export function TryIt({ listingId }: { listingId: string | null }) {
  const navigate = useNavigate();
  const { isBusy, failed, run } = useDoing();
  const start = () => {
    // Browsers open a tab only while they handle the click.
    const tab = window.open('about:blank');
    const stay = { checkInDate: today(7), checkOutDate: today(9), numberOfGuests: 2, source: 'Test' };
    const place = listingId ? { listingId } : { withoutListing: true };
    void run(async () => {
      try {
        const { createReservation } = await ask('CreateReservation', {
          reservation: { ...place, ...stay, guest: GUEST },
        });
        if (tab) {
          tab.opener = null;
          tab.location.replace(createReservation.guestPortalUrl);
        }
        void navigate({ to: '/reservation/$id', params: { id: createReservation.id } });
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  };
  return (
    <>
      <p className="quiet">
        <Trans>See both sides: this creates a test reservation, and opens the guest portal in a new tab.</Trans>
      </p>
      <Failure failed={failed} />
      <div>
        <Button size="compact-md" variant="default" loading={isBusy} onClick={start}>
          <Trans>Try it with a test guest</Trans>
        </Button>
      </div>
    </>
  );
}
