import { z } from 'zod';
import type { Puts } from '../../datasets/catalogue/dataset.js';
import { readJson } from '../../datasets/reading/read-json.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { newsPut } from './news-item.js';

const text = z.string().nullish();

const Article = z.object({
  url: text,
  link: text,
  title: text,
  body: text,
  content: text,
  summary: text,
  source: text,
  domain: text,
  published_at: text,
  date: text,
  language: text,
  image: text,
  image_url: text,
});

/** Reads articles from JSON lines or a single array. */
export async function* readNewsJson(file: SourceFile): Puts {
  for await (const { value, line } of readJson(file)) {
    const found = Article.safeParse(value);
    if (!found.success) throw new ImportProblem('must be an article whose fields are text', file.name, line);
    const { url, link, title, body, content, summary, source, domain, published_at, date, language, image, image_url } =
      found.data;
    yield newsPut({
      url: url ?? link,
      title,
      body: body ?? content ?? summary,
      source: source ?? domain,
      publishedAt: published_at ?? date,
      language,
      imageUrl: image ?? image_url,
    });
  }
}
