import { t } from '@lingui/core/macro';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import './sortable.css';

interface SortableProps<Item> {
  items: readonly Item[];
  className: string;
  label?: string;
  keyOf(item: Item): string;
  /** An item in words, such as “rule 2”. */
  nameOf(item: Item, n: number): string;
  classOf?(item: Item): string | undefined;
  onMove(from: number, to: number): void;
  /** The handle goes beside the content of the item. */
  children(item: Item, n: number, handle: ReactNode): ReactNode;
}

interface Drag {
  from: number;
  to: number;
  /** Distance of the pointer from where it began. */
  by: number;
  /** Height of the dragged item. */
  height: number;
}

/** Moves one item of a list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, n) => n !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

/** Pointers closer than this to the edge of the window scroll it. */
const EDGE_PX = 56;
const SCROLL_PX = 14;

/** A list whose items are dragged by their handles, or moved by the arrow keys on them. */
export function Sortable<Item>(props: SortableProps<Item>) {
  const { items, className, label, keyOf, nameOf, classOf, onMove, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { drag, handlers } = useDrag(list, onMove);
  const onKeyDown = (event: KeyboardEvent, n: number) => {
    const to = n + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0);
    if (to === n) return;
    event.preventDefault();
    if (!items[to]) return;
    onMove(n, to);
    setSaid(t`Position ${to + 1} of ${items.length}`);
  };
  return (
    <>
      <ol ref={list} className={drag ? `${className} is-sorting` : className} aria-label={label}>
        {items.map((item, n) => (
          <li
            key={keyOf(item)}
            className={[classOf?.(item), drag?.from === n && 'is-dragged'].filter(Boolean).join(' ') || undefined}
            style={drag ? { transform: `translateY(${offsetOf(drag, n)}px)` } : undefined}
          >
            {children(
              item,
              n,
              <button
                type="button"
                className="drag-handle"
                aria-label={t`Move ${nameOf(item, n)}`}
                title={t`Drag, or use the arrow keys`}
                {...handlers(n)}
                onKeyDown={(event) => onKeyDown(event, n)}
              >
                <IconGripVertical size={16} aria-hidden />
              </button>,
            )}
          </li>
        ))}
      </ol>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  );
}

/** The dragged item follows the pointer; those between its old and its new place give way. */
function offsetOf({ from, to, by, height }: Drag, n: number): number {
  if (n === from) return by;
  if (n > from && n <= to) return -height;
  return n < from && n >= to ? height : 0;
}

function useDrag(list: { current: HTMLOListElement | null }, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** Where the drag began, and the middles of all items then. */
  const start = useRef({ y: 0, middles: [] as number[] });
  const begin = (event: PointerEvent, n: number) => {
    if (event.button !== 0 || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const boxes = [...list.current.children].map((one) => one.getBoundingClientRect());
    start.current = { y: event.clientY + scrollY, middles: boxes.map(({ top, height }) => top + scrollY + height / 2) };
    setDrag({ from: n, to: n, by: 0, height: boxes[n]!.height });
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    if (event.clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    if (event.clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    const { y, middles } = start.current;
    const by = event.clientY + scrollY - y;
    const middle = middles[drag.from]! + by;
    const above = middles.filter((one, n) => n !== drag.from && one < middle).length;
    setDrag({ ...drag, by, to: above });
  };
  const end = () => {
    setDrag(null);
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
  };
  const handlers = (n: number) => ({
    onPointerDown: (event: PointerEvent) => begin(event, n),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handlers };
}
