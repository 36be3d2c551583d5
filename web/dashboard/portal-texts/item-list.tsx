import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { RowButton } from '../look/panel.js';

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
  const move = (n: number) =>
    onChange(items.map((item, at) => items[at === n ? n - 1 : at === n - 1 ? n : at] ?? item));
  return (
    <>
      <ol className="plain-list item-list">
        {items.map((item, n) => (
          <li key={item.id}>
            <div className="form-stack">
              {children(
                item,
                (change) => onChange(items.map((one) => (one === item ? { ...one, ...change } : one))),
                n,
              )}
            </div>
            <div className="item-actions">
              {n > 0 && (
                <RowButton of={`${word} ${n + 1}`} onClick={() => move(n)}>
                  Move up
                </RowButton>
              )}
              <RowButton
                of={`${word} ${n + 1}`}
                isDangerous
                onClick={() => onChange(items.filter((one) => one !== item))}
              >
                Remove
              </RowButton>
            </div>
          </li>
        ))}
      </ol>
      <Button className="item-add" size="compact-md" variant="default" onClick={() => onChange([...items, newItem()])}>
        Add {word}
      </Button>
    </>
  );
}
