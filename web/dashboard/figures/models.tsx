import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { Failure, Skeletons } from '../look/states.js';
import { Fact, dayOf } from '../look/words.js';
import { readFigures } from './model-figures.js';

type Model = Operations['Models']['answer']['models'][number];

const NAMES: Record<Model['name'], string> = { STR_FRAUD: 'Fraud model', GUEST_LOYALTY: 'Guest loyalty model' };

/** The models in use, each with its card. */
export default function Models() {
  const { data, failed, again } = useAsked('Models', {});
  return (
    <>
      <PageHeader
        title="Models"
        note="What each model predicts, what it was trained on, and how well it did on data it had not seen."
      />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons rows={6} />}
      {data?.models.map((model) => (
        <ModelCard key={`${model.name} ${model.version}`} model={model} />
      ))}
    </>
  );
}

function ModelCard({ model }: { model: Model }) {
  const { name, version, role, summary, data, note, limits, trainedAt, rows, positives, figures } = model;
  const groups = readFigures(name, figures);
  return (
    <Panel
      title={NAMES[name]}
      actions={
        <span className="panel-tags">
          <Badge tone={role === 'CHAMPION' ? 'good' : 'info'}>
            {role === 'CHAMPION' ? 'In use' : 'Comparison only'}
          </Badge>
          <span className="quiet">Version {version}</span>
        </span>
      }
    >
      <p>{summary}</p>
      {note && <p className="note">{note}</p>}
      <dl className="facts">
        <Fact name="Training data">{data}</Fact>
        <Fact name="Rows">
          {rows.toLocaleString('en-GB')}, {Math.round((positives / Math.max(1, rows)) * 1000) / 10}% positive
        </Fact>
        <Fact name="Trained">{dayOf(trainedAt)}</Fact>
      </dl>
      <div className="halves">
        {groups.map(({ title, lines }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="sentences">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <details>
        <summary>Known limits ({limits.length})</summary>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
