import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, AppShell, Burger, Button, Kbd, Tooltip } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useDisclosure, useHotkeys, useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react';
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { useIsLive } from '../graph/live.js';
import type { Section } from '../places.js';
import { AccountMenu } from './account-menu.js';
import { ColorScheme } from './color-scheme.js';
import { Profile } from './profile.js';
import { SideBar } from './side-bar.js';
import type { Who } from './who.js';
import './shell.css';

const CommandPalette = lazy(async () => import('./command-palette.js'));

interface ShellProps {
  sections: Section[];
  path: string;
  who: Who;
  children: ReactNode;
}

/** The frame around every page: side bar, search and the signed-in user. */
export function Shell({ sections, path, who, children }: ShellProps) {
  const [isOpen, menu] = useDisclosure(false);
  const [isSearching, search] = useDisclosure(false);
  const [isNarrow, setNarrow] = useLocalStorage({ key: 'side-bar-narrow', defaultValue: false });
  useHotkeys([['mod+K', search.open]], []);
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', menu.close), [router, menu.close]);
  return (
    <AppShell
      layout="alt"
      header={{ height: 48 }}
      navbar={{ width: isNarrow ? 64 : 232, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'sm', sm: 'md' }}
      transitionDuration={0}
    >
      <a className="skip" href="#main" onClick={toContent}>
        <Trans>Skip to content</Trans>
      </a>
      <AppShell.Navbar className={isNarrow ? 'side-bar narrow' : 'side-bar'} aria-label={t`Dashboard`}>
        <div className="side-head">
          <AccountMenu who={who} isNarrow={isNarrow} />
          <Burger opened size="sm" onClick={menu.close} hiddenFrom="sm" aria-label={t`Close menu`} />
        </div>
        <SideBar sections={sections} path={path} isNarrow={isNarrow} />
        <Profile who={who} isNarrow={isNarrow} />
      </AppShell.Navbar>
      <AppShell.Header className="top-bar">
        <Burger opened={isOpen} size="sm" onClick={menu.open} hiddenFrom="sm" aria-label={t`Open menu`} />
        <Tooltip label={isNarrow ? t`Expand side bar` : t`Collapse side bar`}>
          <ActionIcon
            visibleFrom="sm"
            variant="subtle"
            color="gray"
            aria-label={isNarrow ? t`Expand side bar` : t`Collapse side bar`}
            onClick={() => setNarrow(!isNarrow)}
          >
            {isNarrow ? <IconLayoutSidebarLeftExpand size={18} /> : <IconLayoutSidebarLeftCollapse size={18} />}
          </ActionIcon>
        </Tooltip>
        <Button
          className="search-box"
          size="xs"
          variant="default"
          justify="start"
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            <span className="search-keys" aria-hidden="true">
              <Kbd size="xs">
                <Trans>Ctrl</Trans>
              </Kbd>{' '}
              <Kbd size="xs">K</Kbd>
            </span>
          }
          onClick={search.open}
        >
          <Trans>Search or go to…</Trans>
        </Button>
        <span className="grow" />
        <LiveState />
        <ColorScheme />
      </AppShell.Header>
      <AppShell.Main id="main">{children}</AppShell.Main>
      <Suspense>{isSearching && <CommandPalette sections={sections} onClose={search.close} />}</Suspense>
    </AppShell>
  );
}

function toContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('h1')?.focus();
}

/** Whether the page receives live updates. */
function LiveState() {
  const isOnline = useIsLive();
  return (
    <span role="status" className={isOnline ? 'live on' : 'live'}>
      {isOnline ? t({ message: 'Live', context: 'updates', comment: 'The page receives live updates.' }) : t`Not live`}
    </span>
  );
}
