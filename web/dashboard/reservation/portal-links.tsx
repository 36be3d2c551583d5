import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { useMay } from '../look/role.js';
import { Failure } from '../look/states.js';

/** Opens a read-only preview of the guest portal, and shows managers the guest's own link. */
export function PortalLinks({ id }: { id: string }) {
  const { isBusy, failed, run } = useDoing();
  const [link, setLink] = useState<string | null>(null);
  const maySend = useMay('MANAGER');
  const preview = () => {
    // Browsers block a window that opens after the click has been handled.
    const page = window.open('about:blank', '_blank');
    if (page) page.opener = null;
    void run(async () => {
      const { previewPortal } = await ask('PreviewPortal', { id });
      if (page) page.location.href = previewPortal.url;
    }).then((done) => !done && page?.close());
  };
  const copy = () =>
    void run(async () => {
      const { reservation } = await ask('GuestLink', { id });
      setLink(reservation?.guestPortalUrl ?? null);
      if (reservation) await navigator.clipboard?.writeText(reservation.guestPortalUrl).catch(() => undefined);
    });
  return (
    <>
      <Failure failed={failed} />
      <div className="page-actions">
        <Button size="compact-sm" variant="default" disabled={isBusy} onClick={preview}>
          <Trans>Preview guest portal</Trans>
        </Button>
        {maySend && (
          <Button size="compact-sm" variant="default" disabled={isBusy} onClick={copy}>
            <Trans>Copy guest link</Trans>
          </Button>
        )}
      </div>
      {link && (
        <TextInput
          mt="sm"
          readOnly
          label={t`Guest link`}
          description={t`Anyone who has this link acts as the guest. This view was recorded in the audit trail.`}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
