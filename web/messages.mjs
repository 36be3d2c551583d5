import { readFile } from 'node:fs/promises';
import { transformAsync } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { formatter } from '@lingui/format-po';

const format = formatter();

/** The messages of a catalogue by ID, without those that are not translated. */
async function translations(filename) {
  const parsed = await format.parse(await readFile(filename, 'utf8'), { filename, sourceLocale: 'en' });
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
  );
}

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
      plugins: [[macro, { descriptorFields: 'message' }]],
    });
  },
};
