import { readFile } from 'node:fs/promises';
import { transformAsync } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const format = formatter();

/** Phrases of the service have a syntax of their own (web/dashboard/language/phrase-words.ts). */
const OF_PHRASES = /\/server-words\//;

/** The translated messages of a catalogue by ID, those of pages compiled. */
async function translations(filename) {
  const written = OF_PHRASES.test(filename) ? (phrase) => phrase : compileMessage;
  const parsed = await format.parse(await readFile(filename, 'utf8'), { filename, sourceLocale: 'en' });
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([id, { translation }]) => (translation ? [[id, written(translation)]] : [])),
  );
}

const isMessage = ({ leadingComments }) => leadingComments?.some(({ value }) => value.trim().endsWith('i18n')) ?? false;

/** A Babel plugin that compiles the messages which the macros have written, so that browsers need no compiler. */
const compiled = ({ types }) => ({
  visitor: {
    Program: {
      exit: (program) =>
        program.traverse({
          ObjectExpression({ node }) {
            if (!isMessage(node)) return;
            const message = node.properties.find(({ key }) => key?.name === 'message');
            if (message) message.value = types.valueToNode(compileMessage(message.value.value));
          },
        }),
    },
  },
});

/** Expands Lingui's macros and reads its catalogues. English texts stay in the scripts, so that English needs no catalogue. */
export const messages = {
  name: 'messages',
  enforce: 'pre',
  async load(id) {
    return id.endsWith('.po') ? `export default ${JSON.stringify(await translations(id))};` : null;
  },
  async transform(code, id) {
    if (!/\.tsx?$/.test(id) || !/@lingui\/\w+\/macro/.test(code)) return null;
    return transformAsync(code, {
      filename: id,
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: [[macro, { descriptorFields: 'message' }], compiled],
    });
  },
};
