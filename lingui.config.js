import { formatter } from '@lingui/format-po';

/** Texts of the dashboard: `npm run messages` collects them for translation. */
export default {
  sourceLocale: 'en',
  locales: ['en', 'de', 'fr', 'es', 'it'],
  catalogs: [
    {
      path: '<rootDir>/web/dashboard/language/messages/{locale}',
      include: ['<rootDir>/web/dashboard'],
      exclude: ['**/graph/answers.d.ts'],
    },
  ],
  // Without line numbers, so that an edit elsewhere in a file does not change the catalogues.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: { i18n: ['#language', 'i18n'] },
};
