import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readPage } from './markdown.mjs';

/** Reports broken links between files (missing file or heading), one per line. External links are not checked. */
export function deadLinks(paths) {
  const pages = new Map(paths.map((path) => [path, readPage(path)]));
  return [...pages.values()].flatMap((page) =>
    page.links.flatMap(({ line, to }) => {
      if (/^([a-z]+:|\/)/i.test(to)) return [];
      const [file, anchor] = to.split('#');
      const target = file ? join(dirname(page.path), decodeURI(file)) : page.path;
      if (!existsSync(join(ROOT, target))) return [`${page.path}:${line} leads to no file: ${to}`];
      const missing = anchor && pages.has(target) && !pages.get(target).anchors.has(decodeURIComponent(anchor));
      return missing ? [`${page.path}:${line} leads to no heading: ${to}`] : [];
    }),
  );
}
