import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconBuilding, IconCheck, IconSelector } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAsked } from '../graph/use-asked.js';
import { PRODUCT } from '../look/page-header.js';
import { LinkItem } from '../look/link.js';
import { useMay } from '../look/role.js';
import mark from '../../look/mark.svg';
import type { Who } from './who.js';

interface AccountMenuProps {
  who: Who;
  isNarrow: boolean;
}

/** The signed-in account. Owners can filter reservations by an account below it. */
export function AccountMenu({ who: { me }, isNarrow }: AccountMenuProps) {
  const mayChoose = useMay('OWNER');
  const [isOpen, setOpen] = useState(false);
  const name = me?.name ?? me?.email ?? t`Account`;
  const label = (
    <>
      <img src={mark} alt="" width="28" height="28" />
      <span className={isNarrow ? 'unseen' : 'account-name'}>
        <strong>{PRODUCT}</strong>
        <span className="quiet">{name}</span>
      </span>
    </>
  );
  if (!mayChoose) return <div className="account-menu">{label}</div>;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-start" width={240}>
      <Menu.Target>
        <UnstyledButton className="account-menu">
          {label}
          {!isNarrow && <IconSelector size={16} aria-hidden />}
          <span className="unseen">
            <Trans>Switch account</Trans>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>{isOpen && <Choices ownName={name} />}</Menu.Dropdown>
    </Menu>
  );
}

function Choices({ ownName }: { ownName: string }) {
  const { data } = useAsked('AccountNames', {});
  const chosen = useSearch({ strict: false, select: ({ account }) => account ?? null });
  const line = (id: string | null, name: string) => (
    <LinkItem
      key={id ?? 'all'}
      to="/reservations"
      search={{ account: id ?? undefined }}
      leftSection={<IconBuilding size={16} aria-hidden />}
      rightSection={chosen === id ? <IconCheck size={16} aria-hidden /> : null}
    >
      {name}
    </LinkItem>
  );
  const below = data?.accountConnection.edges ?? [];
  return (
    <>
      <Menu.Label>{below.length > 0 ? t`Show reservations of` : t`Account`}</Menu.Label>
      {line(null, below.length > 0 ? t`${ownName} and all accounts below` : ownName)}
      {below.map(({ node }) => line(node.id, node.name ?? node.email ?? node.id))}
      <Menu.Divider />
      <LinkItem to="/accounts">
        <Trans>All accounts</Trans>
      </LinkItem>
    </>
  );
}
