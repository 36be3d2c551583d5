import { longDay } from '../../words/dates.js';
import { calendarOf } from './calendar.js';
import { agreementPage } from './agreement-page.js';
import { usePortal } from '../state/use-portal.js';
import { filled, useSpoken } from '../words/use-words.js';

/** Downloads: a calendar entry once the stay is approved, and a copy of the signed agreement. */
export function Arrival() {
  const portal = usePortal();
  const { words, locale, language } = useSpoken();
  const { signedAgreement, isApproved } = portal;
  const title = filled(words.arrival.event, { place: portal.placeName ?? '' }).trim();
  const calendar = isApproved ? calendarOf(portal, title) : null;
  if (!signedAgreement && !calendar) return null;
  return (
    <div className="row">
      {calendar && (
        <button className="second" type="button" onClick={() => download('stay.ics', 'text/calendar', calendar)}>
          {words.arrival.calendar}
        </button>
      )}
      {signedAgreement && (
        <button
          className="second"
          type="button"
          onClick={() => {
            const signedOn = filled(words.arrival.signed, { date: longDay(locale, signedAgreement.signedAt) });
            const [title] = words.screens.UsageAgreement!;
            const shown = { language, direction: words.direction, title, signedOn };
            download('agreement.html', 'text/html', agreementPage(signedAgreement, shown));
          }}
        >
          {words.arrival.agreement}
        </button>
      )}
    </div>
  );
}

function download(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
