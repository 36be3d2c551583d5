import { useMediaQuery } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import ReservationPage from '../reservation/reservation-page.js';
import { type Opened, readCase } from './asked.js';
import { QueuePane } from './queue-pane.js';
import { useCaseList } from './use-case-list.js';
import './workbench.css';

/** Wide enough for a list beside the reservation. */
const WIDE = '(min-width: 64rem)';

const route = getRouteApi('/reservation/$id');

/** A reservation, on wide screens beside the list that it was opened from. */
export default function Workbench() {
  const { id } = route.useParams();
  const opened = readCase(route.useSearch());
  if (!opened) return <ReservationPage key={id} id={id} neighbours={null} />;
  return <WithList id={id} {...opened} />;
}

function WithList({ id, ...opened }: { id: string } & Opened) {
  const list = useCaseList(id, opened);
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  return (
    <div className={isWide ? 'workbench' : undefined}>
      {isWide && <QueuePane id={id} list={list} opened={opened} />}
      <ReservationPage key={id} id={id} neighbours={list.neighbours} />
    </div>
  );
}
