import { useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { useLive } from '../graph/live.js';
import { useAsked } from '../graph/use-asked.js';
import { PageTitle } from '../look/page-title.js';
import { Fact, Problem, Tag, dayOf, worded } from '../look/words.js';
import { Columns, Lines, shortTime } from './plots.js';

type Numbers = Operations['Figures']['answer']['reservationFigures'];

const SPANS = [7, 30, 90, 365];

/** How much comes in, how fast it is decided, and where guests stop. */
export default function Figures() {
  const [days, setDays] = useState(30);
  const { data, failed, again } = useAsked('Figures', { days });
  useLive(again);
  return (
    <>
      <PageTitle text="Figures" />
      <div className="filters">
        <label>
          Of the last
          <select value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {SPANS.map((span) => (
              <option key={span} value={span}>
                {span} days
              </option>
            ))}
          </select>
        </label>
      </div>
      <Problem failed={failed} />
      {data && <Plots figures={data.reservationFigures} />}
    </>
  );
}

function Plots({ figures }: { figures: Numbers }) {
  const { received, settled, automationRate, p50Seconds, p95Seconds, days, colors, screens } = figures;
  const counted = (count: number) => (count === 1 ? '1 reservation' : `${count} reservations`);
  return (
    <>
      <dl className="numbers">
        <Fact name="Received">{received}</Fact>
        <Fact name="Settled">{settled}</Fact>
        <Fact name="Settled without a person">
          {automationRate === null ? '–' : `${Math.round(automationRate * 1000) / 10} %`}
        </Fact>
        <Fact name="Time to the verdict, half">{shortTime(p50Seconds)}</Fact>
        <Fact name="95 in a hundred">{shortTime(p95Seconds)}</Fact>
      </dl>
      <Columns
        label="Reservations a day"
        bars={days.map(({ day, received: count }) => ({
          name: dayOf(day),
          value: count,
          text: `${dayOf(day)}: ${counted(count)}`,
        }))}
      />
      <Lines
        label="Time to the verdict, day by day"
        lines={[
          { name: 'p50', kind: 'half', values: days.map((day) => day.p50Seconds) },
          { name: 'p95', kind: 'most', values: days.map((day) => day.p95Seconds) },
        ]}
      />
      <section>
        <h2>Risk colours</h2>
        {colors.length === 0 && <p className="empty">None yet.</p>}
        {colors.map(({ color, count }) => (
          <Share key={color ?? 'none'} name={color ?? 'not yet'} kind={color ?? ''} count={count} of={received} />
        ))}
      </section>
      <section>
        <h2>Where guests stop in the portal</h2>
        {screens.length === 0 && <p className="empty">No guest has opened a screen yet.</p>}
        {screens.map((screen) => (
          <DropOff key={screen.screen} screen={screen} />
        ))}
      </section>
      <Table figures={figures} />
    </>
  );
}

function Share({ name, kind, count, of }: { name: string; kind: string; count: number; of: number }) {
  const part = of === 0 ? 0 : count / of;
  return (
    <div className="share">
      <Tag kind={kind}>{name}</Tag>
      <svg viewBox="0 0 100 10" aria-hidden="true" preserveAspectRatio="none">
        <rect className={`bar ${kind}`} width={part * 100} height="10" />
      </svg>
      <span>
        {count} <span className="quiet">({Math.round(part * 100)} %)</span>
      </span>
    </div>
  );
}

function DropOff({ screen: { screen, viewed, submitted, accepted } }: { screen: Numbers['screens'][number] }) {
  const most = Math.max(1, viewed, submitted);
  return (
    <div className="share drop">
      <span>{worded(screen)}</span>
      <svg viewBox="0 0 100 12" aria-hidden="true" preserveAspectRatio="none">
        <rect className="bar opened" width={(viewed / most) * 100} height="12" />
        <rect className="bar" y="3" width={(submitted / most) * 100} height="6" />
      </svg>
      <span className="quiet">
        {viewed} opened, {submitted} sent, {accepted} accepted
      </span>
    </div>
  );
}

function Table({ figures: { days } }: { figures: Numbers }) {
  return (
    <details>
      <summary>The days as a table</summary>
      <table className="rows">
        <thead>
          <tr>
            {['Day', 'Received', 'p50', 'p95'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, received, p50Seconds, p95Seconds }) => (
            <tr key={day}>
              <th scope="row">{dayOf(day)}</th>
              <td data-name="Received">{received}</td>
              <td data-name="p50">{shortTime(p50Seconds)}</td>
              <td data-name="p95">{shortTime(p95Seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
