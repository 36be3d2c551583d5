import { BadConfiguration } from '#kit/process/config.js';
import type { Dataset } from './dataset.js';

/** The file of the same name beside another one, such as `ALT.CSV` beside `SDN.CSV`. */
function beside(own: string, published: string): string {
  const url = new URL(own);
  url.pathname = url.pathname.replace(/[^/]*$/, new URL(published).pathname.split('/').pop()!);
  return url.href;
}

/**
 * Returns the datasets with the operator's download URLs, such as those of a mirror. Data from the publisher is replaced
 * by data from there. Throws BadConfiguration for unknown names.
 */
export function withOwnUrls(datasets: Dataset[], urls: Readonly<Record<string, string>>): Dataset[] {
  const unknown = Object.keys(urls).filter((name) => datasets.every((dataset) => dataset.name !== name));
  if (unknown.length > 0)
    throw new BadConfiguration(unknown.map((name) => `DATASETS_URLS: ${name} is not a dataset (npm run datasets)`));
  return datasets.map((dataset) => {
    const own = urls[dataset.name];
    if (!own) return dataset;
    const { officialUrl, officialBeside = [], officialBefore = [] } = dataset;
    return {
      ...dataset,
      officialUrl: own,
      officialBeside: officialBeside.map((published) => beside(own, published)),
      officialBefore: officialUrl === null ? officialBefore : [officialUrl, ...officialBefore],
      hasOwnUrl: true,
    };
  });
}
