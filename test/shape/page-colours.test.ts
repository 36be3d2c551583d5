import { fileAt } from './rules/tree.js';

const DARK =
  /:root\[data-mantine-color-scheme='dark'\] \{([^}]*)\}|prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/;

/** The colours of a style sheet's `:root` by name, in the light and the dark scheme. */
function coloursOf(path: string): { light: Record<string, string>; dark: Record<string, string> } {
  const { text } = fileAt(path)!;
  const namesIn = (block = '') =>
    Object.fromEntries([...block.matchAll(/--([\w-]+): (#[\da-f]+);/g)].map(([, name, value]) => [name!, value!]));
  const [, ofDashboard, ofPages] = DARK.exec(text)!;
  return { light: namesIn(/:root \{([^}]*)\}/.exec(text)![1]), dark: namesIn(ofDashboard ?? ofPages) };
}

test('pages for signing in have the colours of the dashboard, in both schemes', () => {
  const dashboard = coloursOf('web/dashboard/look/look.css');
  const pages = coloursOf('web/pages.css');
  // What the dashboard takes from Mantine.
  const { edge: _edge, fill: _fill, 'on-fill': _onFill, ...light } = pages.light;
  const { edge: _edgeDark, ...dark } = pages.dark;
  expect(Object.keys(light).length).toBeGreaterThan(8);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(dashboard.light).toMatchObject(light);
  expect(dashboard.dark).toMatchObject(dark);
});

test('their buttons have the colour of its buttons', () => {
  expect(fileAt('web/dashboard/look/theme.ts')!.text).toContain(`'${coloursOf('web/pages.css').light.fill}'`);
});
