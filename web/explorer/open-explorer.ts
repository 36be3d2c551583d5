import { json } from '@codemirror/lang-json';
import { graphql } from 'cm6-graphql';
import { buildSchema } from 'graphql';
import { openEditor } from './editor.js';

interface Asked {
  /** Empty: the session of this browser. */
  key: string;
  query: string;
  /** JSON. */
  variables: string;
}

/** Sends a document to this service; gives what came back, and its status with the time that it took. */
async function run({ key, query, variables }: Asked): Promise<{ status: string; text: string }> {
  let given: unknown;
  try {
    given = JSON.parse(variables || '{}');
  } catch {
    return { status: 'The variables are no JSON.', text: '' };
  }
  const began = performance.now();
  const headers: Record<string, string> = key ? { 'x-api-key': key } : { 'apollo-require-preflight': '1' };
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      cache: 'no-store',
      credentials: key ? 'omit' : 'same-origin',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables: given }),
    });
    const text = JSON.stringify(await answer.json(), null, 2);
    return { status: `Status ${answer.status}, ${Math.round(performance.now() - began)} ms`, text };
  } catch {
    return { status: 'The service can’t be reached.', text: '' };
  }
}

const FIRST = `# Ctrl and Enter run it; Ctrl and Space show what may follow.
query Newest {
  me {
    id
    name
  }
  reservations(size: 5, sort: CREATED_AT_DESCENDING) {
    total
    items {
      id
      confirmationCode
      summary {
        compositeStatus
        riskColor
      }
    }
  }
}
`;

const MARKUP = `
  <main class="explorer">
    <p><a href="/docs/graphql">The graph</a></p>
    <h1>Explorer</h1>
    <form autocomplete="off">
      <label for="key">API key <span class="quiet">kept in this page only; empty: who is signed in</span></label>
      <div class="bar">
        <input id="key" type="password" autocomplete="off" spellcheck="false" />
        <button type="submit">Run</button>
      </div>
    </form>
    <div class="panes">
      <section aria-labelledby="named-document">
        <h2 id="named-document">Document</h2><div class="editor tall"></div>
        <h2>Variables</h2><div class="editor"></div>
      </section>
      <section aria-labelledby="named-answer">
        <h2 id="named-answer">Answer</h2>
        <p role="status" class="quiet"></p>
        <pre tabindex="0" aria-label="Answer"></pre>
      </section>
    </div>
  </main>`;

/** The page where documents are written with the schema at hand and run on this service. Nothing is kept. */
export async function openExplorer(place: HTMLElement): Promise<void> {
  const answer = await fetch('/docs/schema.graphql');
  const schema = buildSchema(await answer.text());
  place.innerHTML = MARKUP;
  const find = <Found extends Element>(selector: string) => place.querySelector<Found>(selector)!;
  const [above, below] = place.querySelectorAll<HTMLElement>('.editor');
  const status = find<HTMLElement>('[role="status"]');
  const output = find<HTMLElement>('pre');
  const send = async (): Promise<void> => {
    status.textContent = 'Asking…';
    const key = find<HTMLInputElement>('#key').value.trim();
    const said = await run({ key, query: query.text(), variables: variables.text() });
    status.textContent = said.status;
    output.textContent = said.text;
  };
  const onRun = () => void send();
  const query = openEditor(above!, { label: 'Document', text: FIRST, language: graphql(schema), onRun });
  const variables = openEditor(below!, { label: 'Variables, as JSON', text: '{}', language: json(), onRun });
  find('form').addEventListener('submit', (event) => (event.preventDefault(), onRun()));
}
