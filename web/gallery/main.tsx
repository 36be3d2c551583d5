import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { RouterContextProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '../dashboard/look/mantine.css';
import '../dashboard/look/look.css';
import '../dashboard/guest-portal/guest-portal.css';
import '../dashboard/messages/messages.css';
import '../dashboard/queue/queue.css';
import '../dashboard/reservation/case.css';
import '../dashboard/rules/rules.css';
import '../dashboard/shell/shell.css';
import { i18n } from '../dashboard/language/language.js';
import { RoleContext } from '../dashboard/look/role.js';
import { cssVariables, theme } from '../dashboard/look/theme.js';
import './gallery.css';
import { Gallery } from './gallery.js';

/** Links of the specimens lead nowhere. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

createRoot(document.getElementById('app')!).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
    <I18nProvider i18n={i18n}>
      <RoleContext value="OWNER">
        <RouterContextProvider router={router}>
          <Gallery />
        </RouterContextProvider>
      </RoleContext>
    </I18nProvider>
  </MantineProvider>,
);
