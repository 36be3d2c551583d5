import { parseAgreement } from '#web/portal/rich-text/parse-agreement.js';
import { plainLine } from '#web/portal/rich-text/parse-rich-text.js';

const kinds = (text: string) =>
  parseAgreement(text).map((block) => (block.kind === 'heading' ? `h${block.level}` : block.kind));

test('has headings, also between lines of a paragraph and of a list', () => {
  expect(kinds('# Terms\nFirst\n## Rules\r\n- one\n- two\n   ###### Last \n#no\n####### seven')).toEqual([
    'h1',
    'paragraph',
    'h2',
    'list',
    'h6',
    'paragraph',
  ]);
  expect(parseAgreement('## A **bold** heading  ')).toEqual([
    { kind: 'heading', level: 2, children: ['A ', { kind: 'bold', children: ['bold'] }, ' heading'] },
  ]);
});

test.each(['{{guest.first_name}} pays', '{{2030-03-01}} and {{{{4}}}}', '{{}}', '{{12'])(
  'has no placeholders: %s is text',
  (text) => {
    const [block] = parseAgreement(text);
    expect(block).toEqual({ kind: 'paragraph', children: [text] });
    expect(plainLine('{{4}}')).toBe('4');
  },
);

test('reads long texts in linear time', () => {
  const texts = [
    '# '.repeat(100_000),
    `#${' '.repeat(199_000)}`,
    '{'.repeat(200_000),
    '#'.repeat(200_000),
    '# a\n'.repeat(50_000),
  ];
  for (const text of texts) {
    const start = performance.now();
    parseAgreement(text);
    expect(performance.now() - start).toBeLessThan(1_500);
  }
});
