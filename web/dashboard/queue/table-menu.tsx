import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { QueueRow } from '../graph/answers.js';
import type { Column } from '../look/data-table.js';
import { type TableLook, isShown } from './use-table-look.js';
import type { View } from './views.js';

interface TableMenuProps {
  columns: readonly Column<QueueRow>[];
  view: View;
  look: TableLook;
  onChange(look: TableLook): void;
}

/** Chooses the columns of the list and the height of its rows; kept in this browser. */
export function TableMenu({ columns, view, look, onChange }: TableMenuProps) {
  const toggle = (key: string) => onChange({ ...look, shown: { ...look.shown, [key]: !isShown(look, key, view) } });
  return (
    <Menu position="bottom-end" width={224} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="xs" variant="default" visibleFrom="sm" leftSection={<IconColumns3 size={16} aria-hidden />}>
          <Trans>Columns</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.slice(1).map(({ key, name }) => (
          <Choice key={key} name={name} isOn={isShown(look, key, view)} onChange={() => toggle(key)} />
        ))}
        <Menu.Divider />
        <Choice
          name={<Trans>Taller rows</Trans>}
          isOn={look.isRoomy}
          onChange={() => onChange({ ...look, isRoomy: !look.isRoomy })}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

const Choice = ({ name, isOn, onChange }: { name: ReactNode; isOn: boolean; onChange(): void }) => (
  <Menu.CheckboxItem checked={isOn} onChange={onChange}>
    {name}
  </Menu.CheckboxItem>
);
