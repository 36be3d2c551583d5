import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { CopyText } from '../look/copy-text.js';
import { PageLink } from '../look/link.js';
import { Panel } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { today } from '../look/when.js';
import { TryIt } from '../overview/try-it.js';
import { StepEnd } from './step-end.js';
import type { StepProps } from './step.js';

/** A command for a terminal that screens an invented reservation and waits for the result. */
function commandOf(key: string, listingId: string | null): string {
  const place = listingId ? { listing_id: listingId } : { without_listing: true };
  const stay = { check_in_date: today(14), check_out_date: today(16) };
  const guest = { first_name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com' };
  return [
    `curl -X POST '${location.origin}/v1/reservations?sync=1'`,
    `-H 'x-api-key: ${key}'`,
    `-H 'content-type: application/json'`,
    `-d '${JSON.stringify({ ...place, ...stay, guest })}'`,
  ].join(' \\\n  ');
}

/** A test reservation, an API key with a command that works, and what to do next. */
export function TryStep({ known, back, onNext }: StepProps) {
  const listingId = known.listingConnection.edges[0]?.node.id ?? null;
  const [key, setKey] = useState<string | null>(null);
  const { isBusy, failed, run } = useDoing();
  const create = () =>
    void run(async () => {
      const { createApiKey } = await ask('CreateKey', { description: 'First program', sdk: false });
      setKey(createApiKey.secret);
    });
  return (
    <>
      <Panel title={t`Both sides of a reservation`}>
        <TryIt listingId={listingId} />
      </Panel>
      <Panel title={t`From your own program`}>
        {key === null ? (
          <>
            <p className="quiet">
              <Trans>An API key lets your PMS or your own program send reservations and read results.</Trans>
            </p>
            <Failure failed={failed} />
            <Button variant="default" loading={isBusy} leftSection={<IconKey size={16} aria-hidden />} onClick={create}>
              <Trans>Create an API key</Trans>
            </Button>
          </>
        ) : (
          <>
            <Alert role="status" color="brand" variant="light" mb="md" icon={<IconKey size={18} aria-hidden />}>
              <Trans>The key is shown only once. Store it in a safe place.</Trans>
            </Alert>
            <CopyText name={t`API key`} text={key} />
            <CopyText name={t`Command for a terminal`} text={commandOf(key, listingId)} />
            <p className="quiet">
              <Trans>The command screens an invented reservation and prints its record.</Trans>
            </p>
          </>
        )}
      </Panel>
      <Panel title={t`Next`}>
        <ul className="plain-links">
          <li>
            <PageLink to="/people">
              <Trans>Invite a colleague</Trans>
            </PageLink>
          </li>
          <li>
            <PageLink to="/agreement">
              <Trans>Write the usage agreement</Trans>
            </PageLink>
          </li>
          <li>
            <PageLink to="/webhooks">
              <Trans>Receive events by webhook</Trans>
            </PageLink>
          </li>
          <li>
            <Anchor href="/account/security">
              <Trans>Add a passkey</Trans>
            </Anchor>
          </li>
        </ul>
        <StepEnd back={back} action={t`Finish`} onAction={onNext} />
      </Panel>
    </>
  );
}
