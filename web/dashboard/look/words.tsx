import type { ReactNode } from 'react';
import type { Refused } from '../graph/ask.js';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const dayOf = (date: string | null) => (date ? DAY.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)) : '–');

export function Moment({ at }: { at: string | null }) {
  return at ? <time dateTime={at}>{MOMENT.format(new Date(at))}</time> : <>–</>;
}

/** `guestPortal`, `guest_portal.completed`, `IDVerification` as words. */
export function worded(name: string): string {
  const words = (/^[A-Z]+(_[A-Z]+)*$/.test(name) ? name.toLowerCase() : name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .trim();
  const lower = words.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

interface Money {
  amount: number;
  currency: string | null;
}

export function amountOf(money: Money | null): string {
  if (!money) return '–';
  const { amount, currency } = money;
  return currency ? new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount) : String(amount);
}

interface Named {
  fullName: string | null;
  firstName: string | null;
  lastName: string | null;
}

export const nameOf = ({ fullName, firstName, lastName }: Named) =>
  fullName ?? ([firstName, lastName].filter(Boolean).join(' ') || 'No name');

export const Tag = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <span className={`tag ${kind.toLowerCase()}`}>{children}</span>
);

/** Why something was not done; a screen reader says it at once. */
export const Problem = ({ failed }: { failed: Refused | null }) =>
  failed && (
    <p className="problem" role="alert">
      {failed.message}
    </p>
  );

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
