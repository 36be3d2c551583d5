import { Button, Menu } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Refused } from '../../dashboard/graph/ask.js';
import { CopyText } from '../../dashboard/look/copy-text.js';
import { LinkButton, LinkItem, PageLink } from '../../dashboard/look/link.js';
import { PageHeader } from '../../dashboard/look/page-header.js';
import { Panel, RowButton } from '../../dashboard/look/panel.js';
import { Secret } from '../../dashboard/look/secret.js';
import { EmptyState, Failure, Skeletons } from '../../dashboard/look/states.js';
import { Toasts, showToast } from '../../dashboard/look/toasts.js';
import { type Specimen, ignored } from '../specimen.js';

function SomeToasts() {
  useEffect(() => {
    const closers = [
      showToast({ text: 'Reservation saved', action: { name: 'Undo', run: ignored } }),
      showToast({
        text: 'The message could not be sent.',
        isProblem: true,
        action: { name: 'Try again', run: ignored },
      }),
    ];
    return () => closers.forEach((close) => close());
  }, []);
  return <Toasts />;
}

export const states: readonly Specimen[] = [
  {
    name: 'empty',
    node: (
      <EmptyState
        icon={<IconInbox size={32} aria-hidden />}
        text="No messages yet. Messages that you send to guests appear here."
        action={<PageLink to="/messages">Write a template</PageLink>}
      />
    ),
  },
  { name: 'failure', node: <Failure failed={new Refused('offline', 'The service can’t be reached.')} /> },
  {
    name: 'failure-retry',
    node: <Failure failed={new Refused('offline', 'The service can’t be reached.')} onRetry={ignored} />,
  },
  { name: 'loading', node: <Skeletons rows={3} /> },
  {
    name: 'page-header',
    node: (
      <PageHeader
        title="Ana Lopez"
        crumbs={[{ name: 'Review', target: { to: '/review' } }]}
        note="Arrives on Friday at Lake Chalet."
        actions={<Button>Approve</Button>}
      />
    ),
  },
  {
    name: 'panel',
    node: (
      <Panel title="API keys" note="A key acts as this account." actions={<Button size="compact-md">New key</Button>}>
        <p>
          Booking engine{' '}
          <RowButton of="Booking engine" onClick={ignored}>
            Rename
          </RowButton>
          <RowButton of="Booking engine" isDangerous onClick={ignored}>
            Delete
          </RowButton>
        </p>
      </Panel>
    ),
  },
  { name: 'secret', node: <Secret name="The API key" text="sk_test_this-is-an-example" onDone={ignored} /> },
  {
    name: 'links',
    node: (
      <Menu>
        <PageLink to="/review">Review</PageLink> <LinkButton to="/listings">Listings</LinkButton>
        <div role="menu" aria-label="Pages">
          <LinkItem to="/accounts">All accounts</LinkItem>
        </div>
      </Menu>
    ),
  },
  { name: 'copy-text', node: <CopyText name="Redirect address" text="https://stay.example.com/sign-in/sso" /> },
  { name: 'toasts', node: <SomeToasts />, isDialog: true },
];
