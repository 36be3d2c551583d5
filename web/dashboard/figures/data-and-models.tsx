import { useAsked } from '../graph/use-asked.js';
import type { Operations } from '../graph/answers.js';
import { PageTitle } from '../look/page-title.js';
import { Problem, Tag, dayOf, worded } from '../look/words.js';

type Answer = Operations['DataAndModels']['answer'];

/** What verdicts rest on: lists with their day and licence, models with what they were measured to be worth. */
export function DataAndModels() {
  const { data, failed } = useAsked('DataAndModels', {});
  return (
    <>
      <PageTitle text="Data and models" />
      <Problem failed={failed} />
      {data && (
        <>
          <section>
            <h2>Models</h2>
            {data.models.map((model) => (
              <ModelCard key={`${model.name} ${model.version}`} model={model} />
            ))}
          </section>
          <section>
            <h2>Data sets</h2>
            <ul className="cards">
              {[...data.datasets]
                .sort((a, b) => b.parts.length - a.parts.length)
                .map((dataset) => (
                  <DatasetCard key={dataset.name} dataset={dataset} />
                ))}
            </ul>
          </section>
        </>
      )}
    </>
  );
}

function ModelCard({ model }: { model: Answer['models'][number] }) {
  const { name, version, role, summary, data, note, trainedAt, rows, figures } = model;
  return (
    <article>
      <h3>
        {worded(name)}{' '}
        <span className="quiet">
          {version}, {worded(role).toLowerCase()}
        </span>
      </h3>
      <p>{summary}</p>
      {note && <p>{note}</p>}
      <p className="quiet">
        {data} {rows.toLocaleString('en-GB')} rows, trained {dayOf(trainedAt)}.
      </p>
      <dl>
        {figures.map(({ name: figure, value }) => (
          <div key={figure}>
            <dt>{worded(figure)}</dt>
            <dd>{Math.round(value * 10_000) / 10_000}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function DatasetCard({ dataset: { title, publisher, licence, parts } }: { dataset: Answer['datasets'][number] }) {
  return (
    <li>
      <p className="line">
        <strong>{title}</strong>
        <Tag kind={parts.length > 0 ? 'pass' : 'disabled'}>{parts.length > 0 ? 'Loaded' : 'Not loaded'}</Tag>
      </p>
      <p className="quiet">
        {publisher}. {licence}
      </p>
      {parts.map(({ part, asOf, rows }) => (
        <p key={part}>
          {part === 'all' ? '' : `${part}: `}
          {rows.toLocaleString('en-GB')} rows of {dayOf(asOf)}
        </p>
      ))}
    </li>
  );
}
