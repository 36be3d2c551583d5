import { agreementPage } from '#web/portal/look/agreement-page.js';

const signed = {
  version: 1,
  sha256: 'ab12',
  signedName: 'Ann Lee',
  signedImage: null,
  signedAt: '2030-01-01T00:00:00Z',
};
const words = {
  language: 'en',
  direction: 'ltr',
  title: 'Usage agreement',
  signedOn: 'Signed on 1 January 2030',
} as const;
const page = (format: 'html' | 'text' | 'markdown', content: string) =>
  agreementPage({ ...signed, format, content } as Parameters<typeof agreementPage>[0], words);

test('the copy of a Markdown agreement reads as the guest saw it, and escapes what is text', () => {
  const text = page(
    'markdown',
    '# Terms\nBe **very *kind***\nto <b>all</b> & {{guest.first_name}}\n\n- One\n- Two\n\n2. Last [site](https://example.com/?a=1&b=2)',
  );
  expect(text.replaceAll(/\n\s*/g, '')).toContain(
    '<h2>Terms</h2>' +
      '<p>Be <strong>very <em>kind</em></strong><br />to &lt;b&gt;all&lt;/b&gt; &amp; {{guest.first_name}}</p>' +
      '<ul><li>One</li><li>Two</li></ul>' +
      '<ol><li value="2">Last <a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">site</a></li></ol>',
  );
});

test('copies of plain text and HTML stay as they are', () => {
  expect(page('text', '# No heading\n**<b>**')).toContain('# No heading\n**&lt;b&gt;**</div>');
  expect(page('html', '<h2>Terms</h2>')).toContain('<div dir="auto"><h2>Terms</h2></div>');
});
