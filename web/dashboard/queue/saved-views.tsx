import { Button, Checkbox, Menu } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ask } from '../graph/ask.js';
import { useAsked } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { useMay } from '../look/role.js';
import { showToast } from '../look/toasts.js';
import { type Asked, addressOfSaved, savedFilterOf } from './asked.js';

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
      (error: unknown) => showToast({ text: error instanceof Error ? error.message : 'Not saved.', isProblem: true }),
    );
  const save = (form: FormData) => {
    const name = textIn(form, 'name');
    const view = { name, filter: savedFilterOf(asked), sort: asked.sort, shared: form.get('shared') === 'on' };
    change(() => ask('SaveView', view), `View “${name}” saved`);
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
            <span className="short-label">Saved views</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Label>No saved views yet</Menu.Label>}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              component="a"
              href={addressOfSaved(view)}
              rightSection={view.shared && !isAccount ? 'Shared' : null}
            >
              {view.name}
            </Menu.Item>
          ))}
          {mayEdit && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => setNaming(true)}>Save these filters…</Menu.Item>
              {views.map(({ id, name }) => (
                <Menu.Item
                  key={id}
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => change(() => ask('DeleteView', { id }), `View “${name}” deleted`)}
                >
                  Delete {name}
                </Menu.Item>
              ))}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isNaming && (
        <Confirm
          title="Save these filters"
          action="Save view"
          onDone={(form) => {
            setNaming(false);
            if (form) save(form);
          }}
        >
          <TextField label="Name of the view" name="name" required />
          {!isAccount && <Checkbox name="shared" label="Share with everyone in the account" />}
        </Confirm>
      )}
    </>
  );
}
