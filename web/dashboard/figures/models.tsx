import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { PageTitle } from '../look/page-title.js';
import { Problem, dayOf, worded } from '../look/words.js';

type Model = Operations['Models']['answer']['models'][number];

/** The models in use, with their cards. */
export default function Models() {
  const { data, failed } = useAsked('Models', {});
  return (
    <>
      <PageTitle text="Models" />
      <Problem failed={failed} />
      {data?.models.map((model) => (
        <ModelCard key={`${model.name} ${model.version}`} model={model} />
      ))}
    </>
  );
}

function ModelCard({ model }: { model: Model }) {
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
