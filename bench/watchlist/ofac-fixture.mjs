import { readFileSync } from 'node:fs';
import { ofacScore } from '@guest-screening/name-matching';
import { parse } from 'csv-parse/sync';
import { DATA } from './lists.mjs';

/** Share of the fixture's scores that are met within 5; -1 there means that no score of 80 or more was given. */
export function ofacFixture() {
  const rows = parse(readFileSync(`${DATA}ofac-search-tool/ofac_fixtures.csv`), { columns: true, relax_quotes: true });
  const met = rows.filter(({ query_name, result_name, ofac_score }) => {
    const score = ofacScore(query_name, result_name);
    return Number(ofac_score) < 0 ? score < 80 : Math.abs(score - Number(ofac_score)) <= 5;
  });
  return met.length / rows.length;
}
