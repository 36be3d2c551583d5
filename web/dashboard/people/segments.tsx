import { useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Pager } from '../look/pager.js';
import { Problem, amountOf, dayOf, nameOf } from '../look/words.js';

type Counted = Operations['SegmentCounts']['answer']['segmentCounts'][number];
type Listed = Operations['SegmentGuests']['answer']['segmentGuests']['items'][number];

const SIZE = 25;

/** How many guests each segment has, and the guests of one, or all, page by page. */
export function Segments() {
  const [segment, setSegment] = useState<string | null>(null);
  const [from, setFrom] = useState(0);
  const counts = useAsked('SegmentCounts', {});
  const page = useAsked('SegmentGuests', { segment, from, size: SIZE });
  const choose = (name: string): void => {
    setSegment(name === segment ? null : name);
    setFrom(0);
  };
  const guests = page.data?.segmentGuests;
  const words = counts.data?.segmentCounts.find((one) => one.segment.name === segment)?.segment;
  return (
    <>
      <Problem failed={counts.failed ?? page.failed} />
      {counts.data && <Plot counts={counts.data.segmentCounts} {...{ segment, choose }} />}
      <section>
        <h2>{segment ?? 'All guests'}</h2>
        {words && (
          <p>
            {words.description} <strong>{words.recommendedAction}</strong>
          </p>
        )}
        {guests && guests.items.length === 0 && <p className="empty">Nobody yet.</p>}
        {guests && guests.items.length > 0 && <GuestTable guests={guests.items} />}
        {guests && <Pager {...{ total: guests.total, from: guests.from, size: guests.size, onFrom: setFrom }} />}
      </section>
    </>
  );
}

interface PlotProps {
  counts: Counted[];
  segment: string | null;
  choose(name: string): void;
}

/** A bar for each segment, against the largest; a press shows its guests, another one all again. */
function Plot({ counts, segment: chosen, choose }: PlotProps) {
  const most = Math.max(1, ...counts.map(({ guests }) => guests));
  const all = counts.reduce((sum, { guests }) => sum + guests, 0);
  return (
    <section>
      <h2>Segments</h2>
      {counts.map(({ segment: { name }, guests }) => (
        <div key={name} className="share segment">
          <button type="button" className="second" aria-pressed={name === chosen} onClick={() => choose(name)}>
            {name}
          </button>
          <svg viewBox="0 0 100 10" aria-hidden="true" preserveAspectRatio="none">
            <rect className="bar" width={(guests / most) * 100} height="10" />
          </svg>
          <span>
            {guests} <span className="quiet">({all === 0 ? 0 : Math.round((guests / all) * 100)} %)</span>
          </span>
        </div>
      ))}
    </section>
  );
}

function GuestTable({ guests }: { guests: Listed[] }) {
  return (
    <table className="rows">
      <thead>
        <tr>
          {['Guest', 'Segment', 'Stays', 'Nights', 'Paid', 'Last stay'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guests.map(({ id, segment, metrics, flags, reservation }) => (
          <tr key={id}>
            <th scope="row">
              {reservation ? (
                <a href={`#/reservation/${reservation.id}`}>{nameOf(reservation.guest)}</a>
              ) : (
                'Not kept any more'
              )}
              <span className="quiet">{reservation?.confirmationCode}</span>
            </th>
            <td data-name="Segment">{segment.name}</td>
            <td data-name="Stays">
              {metrics.totalStays}
              {flags.hasFutureBooking && <span className="quiet"> and one to come</span>}
            </td>
            <td data-name="Nights">{metrics.totalNights}</td>
            <td data-name="Paid">{metrics.totalStays === 0 ? '–' : amountOf(metrics.totalRevenue)}</td>
            <td data-name="Last stay">{dayOf(metrics.lastStayDate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
