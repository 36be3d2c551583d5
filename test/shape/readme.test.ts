import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

test('the README is short, and shows the dashboard and the guest portal', () => {
  const text = read('README.md');
  expect(text.split('\n').length).toBeLessThanOrEqual(150);
  expect(text).toContain('](docs/images/dashboard.png)');
  expect(text).toContain('](docs/images/portal.png)');
});

test.each(['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'])(
  '%s links to existing files',
  (path) => {
    const links = [...read(path).matchAll(/(?<!!\[[^\]]*)\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, to]) => to!);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((to) => !existsSync(join(projectRoot, dirname(path), to)))).toEqual([]);
  },
);
