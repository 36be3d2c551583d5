import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { RowButton } from '../look/panel.js';
import { Sortable, moved } from '../look/sortable.js';

interface ItemListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** An item by its number, such as “rule 2”. */
  nameOf(number: number): string;
  /** The button that adds an item. */
  add: string;
  newItem(): Item;
  onChange(items: Item[]): void;
  children(item: Item, change: (change: Partial<Item>) => void, n: number): ReactNode;
}

/** Items that can be added, edited, moved and removed. */
export function ItemList<Item extends { id: string }>(props: ItemListProps<Item>) {
  const { items, nameOf, add, newItem, onChange, children } = props;
  return (
    <>
      <Sortable<Item>
        items={items}
        className="plain-list item-list"
        keyOf={({ id }) => id}
        nameOf={(_, n) => nameOf(n + 1)}
        onMove={(from, to) => onChange(moved(items, from, to))}
      >
        {(item, n, handle) => (
          <>
            {handle}
            <div className="form-stack">
              {children(
                item,
                (change) => onChange(items.map((one) => (one === item ? { ...one, ...change } : one))),
                n,
              )}
            </div>
            <div className="item-actions">
              <RowButton of={nameOf(n + 1)} isDangerous onClick={() => onChange(items.filter((one) => one !== item))}>
                <Trans>Remove</Trans>
              </RowButton>
            </div>
          </>
        )}
      </Sortable>
      <Button className="item-add" size="compact-md" variant="default" onClick={() => onChange([...items, newItem()])}>
        {add}
      </Button>
    </>
  );
}
