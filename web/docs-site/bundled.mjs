/** Packages that end up in the scripts and styles of the site, for the licence check and THIRD-PARTY-NOTICES. */
export const BUNDLED = [
  '@docsearch/css',
  '@vue/reactivity',
  '@vue/runtime-core',
  '@vue/runtime-dom',
  '@vue/shared',
  '@vueuse/core',
  '@vueuse/integrations',
  '@vueuse/shared',
  'focus-trap',
  'mark.js',
  'minisearch',
  'tabbable',
  'vitepress',
];

const packageOf = (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/** Fails a build that bundles a package which is not listed. */
export const onlyListed = {
  name: 'only-listed-packages',
  generateBundle(_options, bundle) {
    for (const { modules = {} } of Object.values(bundle))
      for (const [path, { renderedLength }] of Object.entries(modules)) {
        const name = packageOf(path);
        if (renderedLength > 0 && name && !BUNDLED.includes(name))
          throw new Error(`The site bundles ${name}: add it to web/docs-site/bundled.mjs and run npm run notices.`);
      }
  },
};
