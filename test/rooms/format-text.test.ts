import { type Selected, insertLink, insertText, toggleList, toggleMark } from '#web/dashboard/rich-text/format-text.js';

/** `|` marks the selection's ends. */
function selected(text: string): Selected {
  const [before, ...more] = text.split('|');
  const inner = more.length > 1 ? more[0]! : '';
  return { text: text.replaceAll('|', ''), start: before!.length, end: before!.length + inner.length };
}

const shown = ({ text, start, end }: Selected) =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

test.each([
  ['a |word| b', '**', 'a **|word|** b'],
  ['a **|word|** b', '**', 'a |word| b'],
  ['a |**word**| b', '**', 'a |word| b'],
  ['a| word |b', '*', 'a *|word|* b'],
  ['**|word|**', '*', '***|word|***'],
  ['***|word|***', '*', '**|word|**'],
  ['***|word|***', '**', '*|word|*'],
  ['a |', '**', 'a **|**'],
  ['a **|**', '**', 'a |'],
  ['|one\n\n- two|', '**', '|**one**\n\n- **two**|'],
])('%j with %s becomes %j', (before, mark, after) =>
  expect(shown(toggleMark(selected(before), mark as '*'))).toBe(after),
);

test.each([
  ['a\nb|c\nd', 'a\n- b|c\nd'],
  ['a\n- b|c\nd', 'a\nb|c\nd'],
  ['|one\n\ntwo|', '|- one\n\n- two|'],
  ['|- one\n- two|\nthree', '|one\ntwo|\nthree'],
  ['|', '- |'],
])('the lines of %j become %j', (before, after) => expect(shown(toggleList(selected(before)))).toBe(after));

test.each([
  ['see |the map|.', 'see [the map](|https://|).'],
  ['see |https://example.com|', 'see [|text|](https://example.com)'],
  ['see |', 'see [|text|](https://)'],
])('%j becomes the link %j', (before, after) => expect(shown(insertLink(selected(before), 'text'))).toBe(after));

test('a placeholder replaces the selection', () =>
  expect(shown(insertText(selected('Hi |you|!'), '{{guest.first_name}}'))).toBe('Hi {{guest.first_name}}|!'));
