import type { Operations } from '../graph/answers.js';

export type QueueAsked = Omit<Operations['Queue']['variables'], 'size'>;

/** What may be chosen, by the variable that it fills; an empty value leaves it open. */
const CHOICES: { name: keyof QueueAsked; label: string; values: [value: string, text: string][] }[] = [
  {
    name: 'verification',
    label: 'Verification',
    values: [
      ['review', 'Needs review'],
      ['pending', 'Pending'],
      ['verified', 'Verified'],
    ],
  },
  {
    name: 'color',
    label: 'Risk',
    values: ['green', 'yellow', 'orange', 'red', 'black'].map((color) => [color, color]),
  },
  {
    name: 'status',
    label: 'Booking',
    values: [
      ['CONFIRMED', 'Confirmed'],
      ['INQUIRY', 'Inquiry'],
      ['CANCELED', 'Cancelled'],
    ],
  },
  {
    name: 'portal',
    label: 'Portal',
    values: [
      ['COMPLETED', 'Completed'],
      ['INCOMPLETE', 'Incomplete'],
    ],
  },
];

const SORTS = [
  ['CREATED_AT_DESCENDING', 'Newest first'],
  ['CREATED_AT', 'Oldest first'],
  ['CHECK_IN_DATE', 'Earliest arrival'],
  ['UPDATED_AT_DESCENDING', 'Last changed'],
];

interface FiltersProps {
  asked: QueueAsked;
  onChange(asked: QueueAsked): void;
}

/** What the queue is narrowed by; a change shows at once, and begins with the first page. */
export function Filters({ asked, onChange }: FiltersProps) {
  const set = (name: keyof QueueAsked, value: string) => onChange({ ...asked, from: 0, [name]: value || undefined });
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="wide">
        Search
        <input
          type="search"
          defaultValue={asked.search ?? ''}
          placeholder="Name, code, email, phone, listing"
          onChange={(event) => set('search', event.target.value.trim())}
        />
      </label>
      {CHOICES.map(({ name, label, values }) => (
        <label key={name}>
          {label}
          <select value={String(asked[name] ?? '')} onChange={(event) => set(name, event.target.value)}>
            <option value="">Any</option>
            {values.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        Arrival from
        <input
          type="date"
          value={asked.checkInFrom ?? ''}
          onChange={(event) => set('checkInFrom', event.target.value)}
        />
      </label>
      <label>
        Arrival to
        <input type="date" value={asked.checkInTo ?? ''} onChange={(event) => set('checkInTo', event.target.value)} />
      </label>
      <label>
        Order
        <select value={asked.sort} onChange={(event) => set('sort', event.target.value)}>
          {SORTS.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
