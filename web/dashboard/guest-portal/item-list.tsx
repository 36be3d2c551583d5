import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { RowButton } from '../look/panel.js';
import { Sortable, moved } from '../look/sortable.js';

interface ItemListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** One of the items in words, such as “rule”. */
  word: string;
  newItem(): Item;
  onChange(items: Item[]): void;
  children(item: Item, change: (change: Partial<Item>) => void, n: number): ReactNode;
}

/** Items that can be added, edited, moved and removed. */
export function ItemList<Item extends { id: string }>(props: ItemListProps<Item>) {
  const { items, word, newItem, onChange, children } = props;
  return (
    <>
      <Sortable<Item>
        items={items}
        className="plain-list item-list"
        keyOf={({ id }) => id}
        nameOf={(_, n) => `${word} ${n + 1}`}
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
              <RowButton
                of={`${word} ${n + 1}`}
                isDangerous
                onClick={() => onChange(items.filter((one) => one !== item))}
              >
                Remove
              </RowButton>
            </div>
          </>
        )}
      </Sortable>
      <Button className="item-add" size="compact-md" variant="default" onClick={() => onChange([...items, newItem()])}>
        Add {word}
      </Button>
    </>
  );
}
