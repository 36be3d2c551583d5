import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { Failure, Skeletons } from '../look/states.js';
import { Fact, dayOf } from '../look/words.js';
import { readFigures } from './model-figures.js';
import { paragraphOf, textsOf } from '../language/server-words.js';
import { percent, whole } from '../look/numbers.js';

type Model = Operations['Models']['answer']['models'][number];

const NAMES: Record<Model['name'], string> = { STR_FRAUD: t`Fraud model`, GUEST_LOYALTY: t`Guest loyalty model` };

/** The models in use, each with its card. */
export default function Models() {
  const { data, failed, again } = useAsked('Models', {});
  return (
    <>
      <PageHeader
        title={t`Models`}
        note={t`What each model predicts, what it was trained on, and how well it did on data it had not seen.`}
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
  const { name, version, role, trainedAt, rows, positives, figures } = model;
  const limits = textsOf(model.limitPhrases, model.limits);
  const groups = readFigures(name, figures);
  return (
    <Panel
      title={NAMES[name]}
      actions={
        <span className="panel-tags">
          <Badge tone={role === 'CHAMPION' ? 'good' : 'info'}>
            {role === 'CHAMPION' ? t`In use` : t`Comparison only`}
          </Badge>
          <span className="quiet">
            <Trans>Version {version}</Trans>
          </span>
        </span>
      }
    >
      <p>{paragraphOf([model.summaryPhrase], model.summary)}</p>
      {model.note && <p className="note">{paragraphOf(model.notePhrase ? [model.notePhrase] : [], model.note)}</p>}
      <dl className="facts">
        <Fact name={t`Training data`} isLong>
          {paragraphOf([model.dataPhrase], model.data)}
        </Fact>
        <Fact name={t`Rows`}>
          <Trans>
            {whole(rows)}, {percent(positives / Math.max(1, rows))} positive
          </Trans>
        </Fact>
        <Fact name={t`Trained`}>{dayOf(trainedAt)}</Fact>
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
        <summary>
          <Trans>Known limits ({limits.length})</Trans>
        </summary>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
