import { useMediaQuery } from '@mantine/hooks';
import { useRoute } from '../address/route.js';
import ReservationPage from '../reservation/reservation-page.js';
import { type Opened, caseAddress, readCase } from './asked.js';
import { QueuePane } from './queue-pane.js';
import { useCaseList } from './use-case-list.js';
import './workbench.css';

/** Wide enough for a list beside the reservation. */
const WIDE = '(min-width: 64rem)';

/** A reservation, on wide screens beside the list that it was opened from. */
export default function Workbench({ id }: { id: string }) {
  const { query } = useRoute();
  const opened = readCase(query);
  if (!opened) return <ReservationPage key={id} id={id} neighbours={null} />;
  return <WithList id={id} {...opened} />;
}

function WithList({ id, ...opened }: { id: string } & Opened) {
  const list = useCaseList(id, opened);
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const addressOf = (one: string) => caseAddress(one, opened);
  return (
    <div className={isWide ? 'workbench' : undefined}>
      {isWide && <QueuePane id={id} list={list} asked={opened.asked} addressOf={addressOf} />}
      <ReservationPage key={id} id={id} neighbours={list.neighbours} />
    </div>
  );
}
