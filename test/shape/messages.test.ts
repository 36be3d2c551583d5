import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { projectRoot } from '#kit/process/project-root.js';
import { textsOutside } from './rules/dashboard-texts.js';
import { code } from './rules/tree.js';

const folder = join(projectRoot, 'web/dashboard/language/messages');
const locales = readdirSync(folder).map((name) => name.replace('.po', ''));
const format = formatter();

interface Message {
  message?: string;
  translation?: string;
}

const parsed = async (locale: string): Promise<Message[]> => {
  const filename = join(folder, `${locale}.po`);
  const context = { locale, sourceLocale: 'en', filename };
  return Object.values(await format.parse(readFileSync(filename, 'utf8'), context));
};

/** Names of values and of marks around words: `{name}`, `{count, plural, …}`, `<0>`. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]|<\/?(\d+)\/?>/g)].map(([found, name]) => name ?? found))].sort();

const component = (text: string) => [{ path: 'web/dashboard/x.tsx', text }];

describe('a text of the dashboard', () => {
  test.each([
    'const x = <p>No rows</p>;',
    'const x = <p>{isOn ? "Yes" : null}</p>;',
    'const x = <Button aria-label="Close" />;',
    'const x = { word: "Needs review" };',
    'const x = (n: number) => `Last ${n} days`.concat(`Week from ${n}`);',
  ])('is found outside of the catalogues: %s', (text) => expect(textsOutside(component(text))).toHaveLength(1));

  test.each([
    'const x = <p><Trans>No rows</Trans></p>;',
    'const x = <p>{isOn ? t`Yes` : null}</p>;',
    'const x = <Button className="quiet wide" aria-label={t`Close`} />;',
    'const x = { word: t({ message: "Needs review" }), key: "needs-review" };',
    'const x = <b>{kind === "open" ? 1 : 2}</b>;',
  ])('is accepted: %s', (text) => expect(textsOutside(component(text))).toEqual([]));

  test('is in the catalogues', () => expect(textsOutside(code)).toEqual([]));
});

test.each(locales)('a translation has the placeholders of its message: %s', async (locale) => {
  const messages = await parsed(locale);
  for (const { translation } of messages) if (translation) compileMessageOrThrow(translation);
  const wrong = messages.filter(
    ({ message = '', translation }) => translation && placeholders(translation).join() !== placeholders(message).join(),
  );
  expect(wrong.map(({ translation }) => translation)).toEqual([]);
  expect(messages.length).toBeGreaterThan(1_000);
});
