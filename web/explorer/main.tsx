import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import 'graphiql/setup-workers/vite';
import './explorer.css';
import { buildSchema } from 'graphql';
import { createRoot } from 'react-dom/client';
import { Explorer } from './explorer.js';

// GraphiQL would load its editor only once it has the schema.
void import('monaco-graphql/esm/monaco-editor.js');

const place = document.getElementById('app');
if (place) {
  const answer = await fetch('/docs/schema.graphql');
  createRoot(place).render(<Explorer schema={buildSchema(await answer.text())} />);
}
