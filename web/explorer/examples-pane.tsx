import { type GraphiQLPlugin, StarIcon, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { EXAMPLES, type Example, tabOf } from './examples.js';

/** Lists the examples; each opens in its tab, or in a new one if that was changed or closed. */
function ExamplesPane() {
  const { addTab, changeTab, setVisiblePlugin } = useGraphiQLActions();
  const { tabs, queryEditor, variableEditor } = useGraphiQL(({ tabs, queryEditor, variableEditor }) => ({
    tabs,
    queryEditor,
    variableEditor,
  }));
  const open = (example: Example): void => {
    const { query, variables } = tabOf(example);
    // On a phone the pane covers the editors: see explorer.css.
    if (matchMedia('(max-width: 48rem)').matches) setVisiblePlugin(null);
    const at = tabs.findIndex((tab) => tab.query === query);
    if (at >= 0) return changeTab(at);
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  };
  return (
    <section className="examples" aria-label="Examples">
      <h2 className="examples-title">Examples</h2>
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example.title}>
            <button type="button" onClick={() => open(example)}>
              {example.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const EXAMPLES_PLUGIN: GraphiQLPlugin = {
  title: 'Examples',
  icon: StarIcon,
  content: ExamplesPane,
};
