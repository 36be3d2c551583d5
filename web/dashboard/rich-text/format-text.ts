/** A text and what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const ITEM = /^(\s*(?:[-*•]|\d{1,3}[.)])\s+)?(.*\S)(\s*)$/;

const replaced = ({ text, start, end }: Selected, by: string, selects: [start: number, end: number]): Selected => ({
  text: text.slice(0, start) + by + text.slice(end),
  start: start + selects[0],
  end: start + selects[1],
});

/** The stars on one side of a position. */
const starsBefore = (text: string, at: number) => /\*{0,3}$/.exec(text.slice(Math.max(0, at - 3), at))![0].length;
const starsAfter = (text: string, at: number) => /^\*{0,3}/.exec(text.slice(at, at + 3))![0].length;

const has = (stars: number, mark: '**' | '*') => (mark === '**' ? stars >= 2 : stars % 2 === 1);

/** Makes the selection bold or italic, or takes that back. Marks never span lines: each line has its own. */
export function toggleMark(selected: Selected, mark: '**' | '*'): Selected {
  const { text } = selected;
  let { start, end } = selected;
  while (start < end && /\s/.test(text[start]!)) start += 1;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  const { length } = mark;
  const isAround = has(starsBefore(text, start), mark) && has(starsAfter(text, end), mark);
  if (isAround && (start < end || starsBefore(text, start) === length)) {
    const inner = text.slice(start, end);
    return replaced({ text, start: start - length, end: end + length }, inner, [0, inner.length]);
  }
  const inner = text.slice(start, end);
  const isInside =
    inner.length > 2 * length && has(starsAfter(inner, 0), mark) && has(starsBefore(inner, inner.length), mark);
  if (isInside && !inner.includes('\n')) {
    const bare = inner.slice(length, -length);
    return replaced({ text, start, end }, bare, [0, bare.length]);
  }
  if (!inner.includes('\n'))
    return replaced({ text, start, end }, mark + inner + mark, [length, length + inner.length]);
  const lines = inner.split('\n').map((line) => {
    const [, prefix = '', words, rest] = ITEM.exec(line) ?? [];
    return words ? prefix + mark + words + mark + rest : line;
  });
  const marked = lines.join('\n');
  return replaced({ text, start, end }, marked, [0, marked.length]);
}

/** Makes the selected lines items of a list, or takes that back. */
export function toggleList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(end - 1, start));
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isFilled = (line: string) => lines.length === 1 || line.trim() !== '';
  const isList = lines.filter(isFilled).every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (!isFilled(line) ? line : isList ? line.slice(2) : `- ${line}`)).join('\n');
  const isCaret = start === end;
  const caret = Math.max(0, start - from + (isList ? -2 : 2));
  return replaced({ text, start: from, end: to }, changed, isCaret ? [caret, caret] : [0, changed.length]);
}

/** Makes the selection a link, and selects what is still to be written: its text or its address. */
export function insertLink({ text, start, end }: Selected, example: string): Selected {
  const chosen = text.slice(start, end).replaceAll('\n', ' ').trim();
  const isAddress = /^(?:https:|mailto:|tel:)\S+$/i.test(chosen);
  const label = isAddress || !chosen ? example : chosen;
  const address = isAddress ? chosen : 'https://';
  const link = `[${label}](${address})`;
  const inLabel: [number, number] = [1, 1 + label.length];
  const inAddress: [number, number] = [label.length + 3, link.length - 1];
  return replaced({ text, start, end }, link, isAddress || !chosen ? inLabel : inAddress);
}

/** Writes a text in place of the selection. */
export const insertText = (selected: Selected, added: string): Selected =>
  replaced(selected, added, [added.length, added.length]);
