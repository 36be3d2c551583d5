import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { type Label, type TrainingArticle, trainingArticles } from './stories/write-articles.js';

const FOLDER = join(projectRoot, 'subgraphs/intelligence/background/media/training');
const OLDER = ['articles-tuning', 'articles-style', 'articles-pairs', 'articles-short', 'articles-development'];

function olderArticles(): TrainingArticle[] {
  const lines = OLDER.flatMap((file) =>
    readFileSync(join(FOLDER, `${file}.ndjson`), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
  const rows = lines.map(
    (line) => JSON.parse(line) as Omit<TrainingArticle, 'expected'> & { expected: Label | 'another_person' },
  );
  return rows.flatMap(({ expected, ...row }) =>
    expected === 'another_person' ? [] : [{ ...row, expected, held: false, author: 0 }],
  );
}

/** The articles made of the stories, then those of earlier rounds; the same on every run. */
export const allArticles = (): TrainingArticle[] => [...trainingArticles(), ...olderArticles()];
