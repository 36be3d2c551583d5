import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconLock, IconUser } from '@tabler/icons-react';
import { Badge } from '../look/badges.js';
import type { Who } from './who.js';

/** The signed-in user, at the foot of the side bar. */
export function Profile({ who: { me, signedIn }, isNarrow }: { who: Who; isNarrow: boolean }) {
  const name = signedIn?.person?.name ?? me?.name ?? me?.email ?? 'Account';
  return (
    <div className="profile">
      <Menu position="top-start" width={216}>
        <Menu.Target>
          <UnstyledButton className="profile-button">
            <Avatar name={name} size={28} radius="xl" color="brand" aria-hidden />
            <span className={isNarrow ? 'unseen' : 'profile-name'}>
              <span>{name}</span>
              <span className="quiet">{signedIn?.role.toLowerCase() ?? 'viewer'}</span>
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href="/account" leftSection={<IconUser size={16} aria-hidden />}>
            Account and sign out
          </Menu.Item>
          <Menu.Item component="a" href="/account/security" leftSection={<IconLock size={16} aria-hidden />}>
            Two-step sign-in
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {me?.mode === 'test' && !isNarrow && <Badge tone="warn">Test mode</Badge>}
    </div>
  );
}
