import { pageReader, pageText } from '#subgraphs/intelligence/background/media/pages/read-pages.js';
import { allows } from '#subgraphs/intelligence/background/media/pages/robots-rules.js';
import type { Article } from '#subgraphs/intelligence/news/facts.js';
import { type Asked, type ProviderServer, providerServer } from '../support/provider-server.js';

const OTHERS = 'User-agent: *\nDisallow: /private/\nAllow: /private/open\nDisallow: /*.pdf$\nDisallow: /a*z/';

test.each<[string, string, boolean]>([
  ['', '/a', true],
  ['User-agent: *\nDisallow: /', '/a', false],
  ['User-agent: *\nDisallow:', '/a', true],
  ['User-agent: other\nDisallow: /', '/a', true],
  ['User-agent: other\nUser-agent: *\nDisallow: /', '/a', false],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Guest-Screening\nAllow: /', '/a', true],
  ['User-agent: *\nAllow: /\n\nUser-agent: guest-screening\nDisallow: /news', '/news/1', false],
  [OTHERS, '/private/a', false],
  [OTHERS, '/private/open/a', true],
  [OTHERS, '/a.pdf', false],
  [OTHERS, '/a.pdf?b', true],
  [OTHERS, '/abcz/d', false],
  ['<html>Not found</html>', '/a', true],
  ['# a comment\r\nUSER-AGENT: * # all\r\nDISALLOW: /a # that', '/a/b', false],
])('robots.txt %j on %s: %s', (robots, path, allowed) => expect(allows(robots, path)).toBe(allowed));

test('the text of a page is its article, one line per block', () => {
  const html = `<html><head><title>T</title><style>p{}</style></head><body><nav><p>Ann Lee elsewhere</p></nav>
    <article><h1>Head&amp;line</h1><script>var a = '</p>';</script><p>Ann <b>Lee</b> spoke.</p><p>It rained.</p></article>
    <footer>Ann Lee</footer></body></html>`;
  expect(pageText(html)).toBe('Head&line\nAnn Lee spoke.\nIt rained.');
  expect(pageText('<p>One</p>Two<!-- Three -->')).toBe('One\nTwo');
});

describe('pages of articles', () => {
  let server: ProviderServer;
  let robots = '';
  const page = '<article><p>Ann Lee opened a bakery.</p></article>';

  beforeAll(async () => {
    server = await providerServer();
  });
  beforeEach(() => {
    robots = '';
    server.asked = [];
    server.mood = 'answer';
    server.says = ({ url }: Asked) =>
      url === '/robots.txt' ? { status: robots ? 200 : 404, body: robots } : { status: 200, body: page };
  });
  afterAll(() => server?.stop());

  const article = (path: string, more: Partial<Article> = {}): Article => ({
    title: 'A title',
    url: `${server.url}${path}`,
    domain: 'x',
    language: null,
    country: null,
    imageUrl: null,
    publishedAt: null,
    namedAs: 'Ann Lee',
    ...more,
  });
  const asked = () => server.asked.map(({ url }) => url).sort();
  const bodies = async (most: number, articles: Article[], insideOnly = false, allowPrivate = true) =>
    (await pageReader(most, allowPrivate)(articles, { insideOnly })).map(({ body }) => body);

  test('are read up to the configured number, with robots.txt once per host', async () => {
    const articles = ['/1', '/2', '/3'].map((path) => article(path));
    expect(await bodies(2, articles)).toEqual(['Ann Lee opened a bakery.', 'Ann Lee opened a bakery.', null]);
    expect(asked()).toEqual(['/1', '/2', '/robots.txt']);
  });

  test('are not read if disabled, in test mode, or if the text is already known', async () => {
    const there = article('/2', { body: 'At hand.', imported: true });
    expect(await bodies(0, [article('/1')])).toEqual([null]);
    expect(await bodies(5, [article('/1')], true)).toEqual([null]);
    expect(await bodies(5, [there])).toEqual(['At hand.']);
    expect(server.asked).toEqual([]);
  });

  test('are skipped where robots.txt disallows them', async () => {
    robots = 'User-agent: *\nDisallow: /secret';
    expect(await bodies(5, [article('/secret/1'), article('/open')])).toEqual([null, 'Ann Lee opened a bakery.']);
    expect(asked()).toEqual(['/open', '/robots.txt']);
  });

  test('at private addresses are refused', async () => {
    expect(await bodies(5, [article('/1')], false, false)).toEqual([null]);
    expect(server.asked).toEqual([]);
  });

  test.each(['error', 'garbage', 'reset', 'cut', 'endless', 'redirect'] as const)(
    'are skipped if the server fails: %s',
    async (mood) => {
      server.mood = mood;
      expect(await bodies(5, [article('/1')])).toEqual([null]);
    },
  );
});
