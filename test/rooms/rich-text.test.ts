import { type Inline, parseInline, parseRichText } from '#web/portal/rich-text/parse-rich-text.js';

/** A tree as markup, for short expectations. */
const shown = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'break') return '⏎';
      if (part.kind === 'value') return `<value ${part.mark}>`;
      if (part.kind === 'link') return `<a ${part.href}>${shown(part.children)}</a>`;
      const tag = part.kind === 'bold' ? 'b' : 'i';
      return `<${tag}>${shown(part.children)}</${tag}>`;
    })
    .join('');

const read = (text: string) => shown(parseInline(text));

const blocks = (text: string) =>
  parseRichText(text).map((block) =>
    block.kind === 'paragraph'
      ? shown(block.children)
      : block.items.map(({ number, children }) => `${number ?? '•'} ${shown(children)}`),
  );

test.each([
  ['**bold** and *italic*', '<b>bold</b> and <i>italic</i>'],
  ['**bold with *italic* inside**', '<b>bold with <i>italic</i> inside</b>'],
  ['***both***', '<i><b>both</b></i>'],
  ['***both* bold**', '<b><i>both</i> bold</b>'],
  ['***both** italic*', '<i><b>both</b> italic</i>'],
  ['**bold *both***', '<b>bold <i>both</i></b>'],
  ['これは**太字**です', 'これは<b>太字</b>です'],
  ['(*so*), "**so**".', '(<i>so</i>), "<b>so</b>".'],
  ['**22:00**', '<b>22:00</b>'],
  ['[the **map**](https://example.com/map)', '<a https://example.com/map>the <b>map</b></a>'],
  [
    '[us](mailto:stay@example.com), [call](tel:+13035550123)',
    '<a mailto:stay@example.com>us</a>, <a tel:+13035550123>call</a>',
  ],
  ['See https://example.com/a?b=1.', 'See <a https://example.com/a?b=1>https://example.com/a?b=1</a>.'],
  ['(http://192.168.1.1)', '(<a http://192.168.1.1/>http://192.168.1.1</a>)'],
  ['one\ntwo', 'one⏎two'],
  ['From {{2030-03-01}}, {{listing.address}}', 'From <value 2030-03-01>, <value listing.address>'],
])('%j is formatted', (text, expected) => expect(read(text)).toBe(expected));

test.each([
  'Pay 5 * 3 * 2 dollars',
  '5*3*2 is 30',
  'The code is *55* or #12*34*, then *1234#',
  'Rated 5* by guests, 4* by us',
  'Open ** until ** late',
  '**never closed',
  '*never closed',
  'WIFI_NAME_2 and __init__',
  '# no heading, `no code`, ~~no strike~~, <b>no HTML</b> &amp; none',
  '![no picture](x)',
  '[no address]',
  '[no address] (https://)',
  'C:\\temp\\files',
  '[x]()',
  '****',
])('%j stays text, as it always was', (text) => expect(read(text)).toBe(text));

test.each([
  ['a script', '[x](javascript:alert(1))'],
  ['a script in another case', '[x](JaVaScRiPt:alert)'],
  ['a script after a control character', '[x](\u0001javascript:alert)'],
  ['a script with an encoded colon', '[x](javascript&#58;alert)'],
  ['a page of data', '[x](data:text/html,hi)'],
  ['a path of our own', '[x](/accounts)'],
  ['a host without a scheme', '[x](//example.com)'],
  ['an address without encryption under a text', '[x](http://example.com)'],
  ['a name that passes for the host', '[x](https://bank.example@evil.example/)'],
  ['a turned-around address', '[x](https://example.com/\u202Egnp.exe)'],
  ['an invisible character', '[x](https://exam\u200Bple.com)'],
  ['a quotation mark', '[x](https://example.com/"onclick=)'],
  ['a value', '[x](https://example.com/{{guest.last_name}})'],
  ['an escaped value', '[x](https://example.com/\\*a)'],
  ['mail to many, with a body', '[x](mailto:a@example.com?bcc=b@example.com&body=x)'],
  ['a number with a code', '[x](tel:*21*123#)'],
])('%s is no link under a text of its own', (_title, text) => {
  expect(read(text)).not.toContain('>x</a>');
  expect(read(text).replace(/<[^>]*>/g, '')).toContain('[x](');
});

test('escaped punctuation is text, so a filled-in value formats nothing', () => {
  expect(read('**Dear \\*\\*x\\*\\* \\[a\\]\\(javascript\\:alert\\(1\\)\\)**')).toBe(
    '<b>Dear **x** [a](javascript:alert(1))</b>',
  );
  expect(read('\\https\\:\\/\\/example\\.com \\{\\{nights\\}\\}')).toBe('\\https://example.com {{nights}}');
  expect(blocks('\\- no item\n1\\. neither')).toEqual(['- no item⏎1. neither']);
  expect(read('**{{}}**')).toBe('<b><value ></b>');
});

test('paragraphs and lists are read; a list keeps its numbers', () => {
  expect(blocks('Bring:\n- a **towel**\n- soap\n  and water\n\nThank you.\r\nAnn')).toEqual([
    'Bring:',
    ['• a <b>towel</b>', '• soap⏎and water'],
    'Thank you.⏎Ann',
  ]);
  expect(blocks('24. open\n31. closed\n* star')).toEqual([['24 open', '31 closed'], ['• star']]);
  expect(blocks('2030. was a year\n-no item\n\n\n')).toEqual(['2030. was a year⏎-no item']);
  expect(blocks('')).toEqual([]);
});

test('elements never cross a paragraph', () => expect(blocks('**a\n\nb**')).toEqual(['**a', 'b**']));

const N = 10_000;
test.each([
  ['stars', '*'.repeat(N)],
  ['stars with spaces', '* '.repeat(N)],
  ['beginnings of italics', '*a '.repeat(N)],
  ['beginnings of bold text', '**a '.repeat(N)],
  ['both in turn', '*a **b '.repeat(N)],
  ['crossed elements', '*a **b* c** '.repeat(N)],
  ['pairs of stars', '**a'.repeat(N)],
  ['triple stars', '***a'.repeat(N)],
  ['codes', '**x *5* '.repeat(N)],
  ['brackets', '['.repeat(N)],
  ['beginnings of links', '[a]('.repeat(N)],
  ['nested links', '[a](b'.repeat(N)],
  ['long labels', `[${'a'.repeat(400)}`.repeat(N / 10)],
  ['long addresses', `[a](${'b'.repeat(1_900)} `.repeat(N / 10)],
  ['braces', '{{'.repeat(N)],
  ['backslashes', '\\'.repeat(N)],
  ['bare addresses', ' https://%'.repeat(N)],
  ['joined addresses', 'https://...'.repeat(N)],
  ['letters that could start an address', 'h'.repeat(N)],
  ['items', '- a\n'.repeat(N)],
  ['indented lines', `- a\n${'  b\n'.repeat(N)}`],
  ['spaces', `- ${' '.repeat(N)}`],
])('%s are read in linear time', (_title, text) => {
  const before = process.cpuUsage();
  parseRichText(text.repeat(10));
  const { user, system } = process.cpuUsage(before);
  // Milliseconds of processor time, on which other work has little effect; quadratic time would be minutes.
  expect((user + system) / 1_000).toBeLessThan(5_000);
});
