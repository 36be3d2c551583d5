import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconLock, IconUser } from '@tabler/icons-react';
import { LANGUAGES, type Language } from '../../sign-in/words/language.js';
import { chooseLanguage, language } from '../language/page-language.js';
import { Badge } from '../look/badges.js';
import type { Role } from '../graph/answers.js';
import type { Who } from './who.js';

const ROLE_WORDS: Readonly<Record<Role, string>> = { VIEWER: t`viewer`, MANAGER: t`manager`, OWNER: t`owner` };

/** The signed-in user, at the foot of the side bar. */
export function Profile({ who: { me, signedIn }, isNarrow }: { who: Who; isNarrow: boolean }) {
  const name = signedIn?.person?.name ?? me?.name ?? me?.email ?? t`Account`;
  return (
    <div className="profile">
      <Menu position="top-start" width={216}>
        <Menu.Target>
          <UnstyledButton className="profile-button">
            <Avatar name={name} size={28} radius="xl" color="brand" aria-hidden />
            <span className={isNarrow ? 'unseen' : 'profile-name'}>
              <span>{name}</span>
              <span className="quiet">{ROLE_WORDS[signedIn?.role ?? 'VIEWER']}</span>
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href="/account" leftSection={<IconUser size={16} aria-hidden />}>
            <Trans>Account and sign out</Trans>
          </Menu.Item>
          <Menu.Item component="a" href="/account/security" leftSection={<IconLock size={16} aria-hidden />}>
            <Trans>Two-step sign-in</Trans>
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>
            <Trans>Language</Trans>
          </Menu.Label>
          {(Object.keys(LANGUAGES) as Language[]).map((one) => (
            <Menu.Item
              key={one}
              lang={one}
              aria-current={one === language}
              rightSection={one === language ? <IconCheck size={16} aria-hidden /> : null}
              onClick={() => chooseLanguage(one)}
            >
              {LANGUAGES[one]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {me?.mode === 'test' && !isNarrow && (
        <Badge tone="warn">
          <Trans>Test mode</Trans>
        </Badge>
      )}
    </div>
  );
}
