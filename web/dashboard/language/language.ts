import { type Messages, i18n } from '@lingui/core';
import type { Language } from '../../sign-in/words/language.js';
import { language } from './page-language.js';

/** English is in the scripts themselves. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Messages }>>> = {
  de: async () => import('./messages/de.po'),
  fr: async () => import('./messages/fr.po'),
  es: async () => import('./messages/es.po'),
  it: async () => import('./messages/it.po'),
};

// Modules that use texts wait for this one, so that tables of texts may be constants.
i18n.loadAndActivate({
  locale: language,
  messages: language === 'en' ? {} : (await CATALOGUES[language]()).default,
});

export { i18n };
