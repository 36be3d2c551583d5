import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { QueueRow } from '../graph/answers.js';
import type { RowTable } from '../look/row-table.js';

interface TableMenuProps {
  table: RowTable<QueueRow>;
  isRoomy: boolean;
  onRoomy(): void;
}

/** Chooses the columns of the list and the height of its rows; kept in this browser. */
export function TableMenu({ table, isRoomy, onRoomy }: TableMenuProps) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <Menu position="bottom-end" width={224} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="xs" variant="default" visibleFrom="sm" leftSection={<IconColumns3 size={16} aria-hidden />}>
          <Trans>Columns</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map((column) => (
          <Choice
            key={column.id}
            name={column.columnDef.meta?.name}
            isOn={column.getIsVisible()}
            onChange={() => column.toggleVisibility()}
          />
        ))}
        <Menu.Divider />
        <Choice name={<Trans>Taller rows</Trans>} isOn={isRoomy} onChange={onRoomy} />
      </Menu.Dropdown>
    </Menu>
  );
}

const Choice = ({ name, isOn, onChange }: { name: ReactNode; isOn: boolean; onChange(): void }) => (
  <Menu.CheckboxItem checked={isOn} onChange={onChange}>
    {name}
  </Menu.CheckboxItem>
);
