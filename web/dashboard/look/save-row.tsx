import { Problem } from './words.js';

/** The foot of a form that is saved as a whole: what went wrong, the button, and what was said of the last time. */
export function SaveRow({
  failed,
  isBusy,
  said,
}: {
  failed: Parameters<typeof Problem>[0]['failed'];
  isBusy: boolean;
  said: string;
}) {
  return (
    <>
      <Problem failed={failed} />
      <div className="actions">
        <button type="submit" disabled={isBusy}>
          Save
        </button>
        <span role="status">{said}</span>
      </div>
    </>
  );
}
