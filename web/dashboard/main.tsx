import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import './look/mantine.css';
import './look/look.css';
import { i18n } from './language/language.js';
import { cssVariables, theme } from './look/theme.js';
import { router } from './routes.js';
import icon from '../look/mark.svg';

/** The page's policy allows style elements with this nonce. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

// The scroll lock of dialogs reads its nonce from here.
Object.assign(globalThis, { __webpack_nonce__: nonce });

document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: icon }));

createRoot(document.getElementById('app')!).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme="auto"
    getStyleNonce={() => nonce}
  >
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </MantineProvider>,
);
