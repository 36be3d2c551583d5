import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const nodeGlobals = readonly(Object.getOwnPropertyNames(globalThis));
const browserGlobals = readonly([
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'getComputedStyle'],
  ...[
    'HTMLElement',
    'Element',
    'Node',
    'Event',
    'CustomEvent',
    'customElements',
    'FileReader',
    'Image',
    'MediaRecorder',
  ],
  ...[
    'requestAnimationFrame',
    'IntersectionObserver',
    'MutationObserver',
    'ResizeObserver',
    'matchMedia',
    'EventSource',
  ],
]);

export default defineConfig(
  { ignores: ['dist/', 'data/', 'coverage/', 'schema/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      // It does not see that a decorator reads a constant, and calls it unused.
      'no-useless-assignment': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // The compiler's own check (noUnusedLocals) treats these the same way.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // Rules that need types, for the files of tsconfig.json only.
    files: ['{kit,subgraphs,gateway,rest-shim,test,bench}/**/*.ts', 'web/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: nodeGlobals } },
  { files: ['web/**/*.{js,mjs}'], languageOptions: { globals: browserGlobals } },
  // What is started by hand or by npm talks to the terminal.
  { files: ['**/main.ts', 'bench/**', '.ci/**'], rules: { 'no-console': 'off' } },
);
