import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox, Switch } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { MailObstacle, NotificationTopic, Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { PageHeader } from '../look/page-header.js';
import { Panel, RowButton } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { SaveRow } from '../look/save-row.js';
import { Failure, Skeletons } from '../look/states.js';
import { Ago } from '../look/when.js';
import { askBrowser, browserNotices } from '../shell/browser-notices.js';
import { language } from '../language/page-language.js';

type Mail = NonNullable<Operations['MailNotifications']['answer']['mailNotifications']>;
type Chat = Operations['ChatNotifications']['answer']['chatNotifications'];

const TOPICS: [NotificationTopic, string][] = [
  ['NEEDS_REVIEW', t`Reservations that need a review`],
  ['PROBLEMS', t`Problems: failing webhooks, failed jobs, outdated data`],
];

const OBSTACLES: Record<MailObstacle, string> = {
  NO_MAIL_SERVER: t`Nothing is sent until the service has a mail server (SMTP_URL).`,
  ADDRESS_NOT_CONFIRMED: t`Nothing is sent until your email address is confirmed. Sign in once more to get the link.`,
};

/** Notifications are in the language of the page where they were set. */
const LANGUAGE = language.toUpperCase() as Uppercase<typeof language>;

const chosen = (form: FormData) => TOPICS.map(([topic]) => topic).filter((topic) => form.get(topic) === 'on');

/** Who is told what: the user by mail and in the browser, the team in its chat. */
export default function Notifications() {
  const isOwner = useMay('OWNER');
  const mail = useAsked('MailNotifications', {});
  const chat = useAsked('ChatNotifications', isOwner ? {} : null);
  const failed = mail.failed ?? chat.failed;
  return (
    <>
      <PageHeader title={t`Notifications`} note={t`Counts and links only: nothing about a guest leaves the service.`} />
      <Failure failed={failed} onRetry={() => (mail.again(), chat.again())} />
      {!mail.data && !failed && <Skeletons rows={4} />}
      {mail.data?.mailNotifications && <MailPanel mail={mail.data.mailNotifications} onDone={mail.again} />}
      {mail.data && <BrowserPanel />}
      {chat.data && (
        <ChatPanel key={chat.data.chatNotifications?.host} chat={chat.data.chatNotifications} onDone={chat.again} />
      )}
    </>
  );
}

const Topics = ({ topics }: { topics: readonly NotificationTopic[] }) =>
  TOPICS.map(([topic, label]) => (
    <Checkbox key={topic} name={topic} label={label} defaultChecked={topics.includes(topic)} />
  ));

function MailPanel({ mail: { topics, obstacle }, onDone }: { mail: Mail; onDone(): void }) {
  const [said, setSaid] = useState('');
  const { isBusy, failed, run } = useDoing();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = chosen(new FormData(event.currentTarget));
    if (!(await run(() => ask('SetMailNotifications', { topics: wanted, language: LANGUAGE })))) return;
    setSaid(t`Saved.`);
    onDone();
  };
  return (
    <Panel title={t`Email to you`} note={obstacle ? OBSTACLES[obstacle] : undefined}>
      <form className="form-stack" aria-label={t`Email to you`} onSubmit={(event) => void save(event)}>
        <Topics topics={topics} />
        <SaveRow {...{ failed, isBusy, said }} />
      </form>
    </Panel>
  );
}

function BrowserPanel() {
  const [state, setState] = useState(browserNotices());
  return (
    <Panel title={t`This browser`}>
      <Switch
        label={t`Show a notice when a reservation needs a review and this tab is in the background`}
        checked={state === 'on'}
        disabled={state === 'refused'}
        description={state === 'refused' ? t`Notices are blocked in the settings of the browser.` : undefined}
        onChange={(event) => void askBrowser(event.currentTarget.checked).then(setState)}
      />
    </Panel>
  );
}

function ChatPanel({ chat, onDone }: { chat: Chat; onDone(): void }) {
  const [said, setSaid] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const { isBusy, failed, run } = useDoing();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const variables = { url: textIn(form, 'url') || null, topics: chosen(form), language: LANGUAGE };
    if (!(await run(() => ask('SetChatNotifications', variables)))) return;
    setSaid(t`Saved.`);
    onDone();
  };
  const remove = async () => {
    if (await run(() => ask('RemoveChatNotifications', {}))) onDone();
  };
  return (
    <Panel
      title={t`Team chat`}
      note={t`Posts to an incoming webhook, such as those of Slack or Mattermost. A first message is posted when you save a new address.`}
      actions={
        chat && (
          <RowButton of={t`the team chat`} isDangerous onClick={() => setRemoving(true)}>
            <Trans>Remove</Trans>
          </RowButton>
        )
      }
    >
      <form className="form-stack narrow-form" aria-label={t`Team chat`} onSubmit={(event) => void save(event)}>
        <TextField
          label={chat ? t`New webhook address` : t`Webhook address`}
          name="url"
          type="url"
          required={!chat}
          hint={chat ? t`Posts go to ${chat.host}. Leave this empty to keep it.` : undefined}
        />
        <Topics topics={chat?.topics ?? ['NEEDS_REVIEW', 'PROBLEMS']} />
        {chat?.failingSince && (
          <p className="note">
            <Trans>
              Posts fail. The first failure was <Ago at={chat.failingSince} />.
            </Trans>
          </p>
        )}
        <SaveRow {...{ failed, isBusy, said }} />
      </form>
      {isRemoving && (
        <Confirm
          title={t`Remove the team chat?`}
          action={t`Remove`}
          isDangerous
          onDone={(form) => {
            setRemoving(false);
            if (form) void remove();
          }}
        />
      )}
    </Panel>
  );
}
