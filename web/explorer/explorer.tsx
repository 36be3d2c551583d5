import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useMemo, useRef } from 'react';
import { EXAMPLES, tabOf } from './examples.js';
import { EXAMPLES_PLUGIN } from './examples-pane.js';
import { openFetcher } from './fetcher.js';
import { TabStorage } from './storage.js';

const PLUGINS = [EXAMPLES_PLUGIN, HISTORY_PLUGIN];
const TABS = EXAMPLES.map(tabOf);

/** The editors take the scheme of the system when they open; this tells them of a change. */
function SystemTheme() {
  const theme = useGraphiQL(({ theme }) => theme);
  const { setTheme } = useGraphiQLActions();
  useEffect(() => {
    if (theme !== null) return undefined;
    const isDark = matchMedia('(prefers-color-scheme: dark)');
    const change = () => setTheme(null);
    isDark.addEventListener('change', change);
    return () => isDark.removeEventListener('change', change);
  }, [theme, setTheme]);
  return null;
}

/** GraphiQL with this service's schema, examples and transports. The key stays in its field: it is never stored. */
export function Explorer({ schema }: { schema: GraphQLSchema }) {
  const key = useRef<HTMLInputElement>(null);
  const fetcher = useMemo(() => openFetcher(() => key.current?.value.trim() ?? ''), []);
  const storage = useMemo(() => new TabStorage(), []);
  return (
    <>
      <header className="explorer-bar">
        <h1>GraphQL explorer</h1>
        <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="key">API key</label>
          <input
            id="key"
            ref={key}
            type="password"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="about-key"
          />
          <span id="about-key">Never stored. Leave empty to use your session.</span>
        </form>
        <nav aria-label="Reference">
          <a href="/docs/">Documentation</a>
          <a href="/docs/graphql">Schema</a>
        </nav>
      </header>
      <main className="explorer">
        <GraphiQL
          fetcher={fetcher}
          schema={schema}
          storage={storage}
          plugins={PLUGINS}
          defaultTabs={TABS}
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
          defaultEditorToolsVisibility="variables"
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
          <SystemTheme />
        </GraphiQL>
      </main>
    </>
  );
}
