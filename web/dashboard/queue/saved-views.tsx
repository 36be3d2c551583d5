import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { Suspense, lazy, useState } from 'react';
import { ask } from '../graph/ask.js';
import { useAsked } from '../graph/use-asked.js';
import { LinkItem } from '../look/link.js';
import { useMay } from '../look/role.js';
import { showToast } from '../look/toasts.js';
import { type Asked, savedFilterOf, searchOfSaved } from './asked.js';

const NameView = lazy(async () => import('./name-view.js'));

/** Saved filters: the user's own, and those shared with the whole account. */
export function SavedViews({ asked }: { asked: Asked }) {
  const { data, again } = useAsked('Views', {});
  const [isNaming, setNaming] = useState(false);
  const mayEdit = useMay('MANAGER');
  const views = data?.savedViews ?? [];
  // Everyone who knows the account's password signs in as the account: its views are shared in any case.
  const isAccount = !data?.signedIn?.person;
  const change = (work: () => Promise<unknown>, done: string) =>
    void work().then(
      () => (again(), showToast({ text: done })),
      (error: unknown) => showToast({ text: error instanceof Error ? error.message : t`Not saved.`, isProblem: true }),
    );
  const save = (form: FormData | null) => {
    setNaming(false);
    if (!form) return;
    const name = String(form.get('name')).trim();
    const view = { name, filter: savedFilterOf(asked), sort: asked.sort, shared: form.get('shared') === 'on' };
    change(() => ask('SaveView', view), t`View “${name}” saved`);
  };
  if (views.length === 0 && !mayEdit) return null;
  return (
    <>
      <Menu position="bottom-end" width={256}>
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            className="short-button"
            leftSection={<IconBookmark size={16} aria-hidden />}
          >
            <span className="short-label">
              <Trans>Saved views</Trans>
            </span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && (
            <Menu.Label>
              <Trans>No saved views yet</Trans>
            </Menu.Label>
          )}
          {views.map((view) => (
            <LinkItem
              key={view.id}
              to="/review"
              search={searchOfSaved(view)}
              rightSection={view.shared && !isAccount ? t`Shared` : null}
            >
              {view.name}
            </LinkItem>
          ))}
          {mayEdit && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => setNaming(true)}>
                <Trans>Save these filters…</Trans>
              </Menu.Item>
              {views.map(({ id, name }) => (
                <Menu.Item
                  key={id}
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => change(() => ask('DeleteView', { id }), t`View “${name}” deleted`)}
                >
                  <Trans>Delete {name}</Trans>
                </Menu.Item>
              ))}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>{isNaming && <NameView isAccount={isAccount} onDone={save} />}</Suspense>
    </>
  );
}
