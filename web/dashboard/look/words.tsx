import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CODE_WORDS } from './code-words.js';
import { LOCALE, language } from '../language/page-language.js';

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });

export const dayOf = (date: string | null) => (date ? DAY.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)) : '–');

const SHORT_DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day without its year. */
export const shortDayOf = (date: string) => SHORT_DAY.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

/** `guestPortal`, `guest_portal.completed`, `IDVerification` as words, in the language of the page if they are known. */
export function worded(name: string): string {
  const english = inEnglish(name);
  return CODE_WORDS[english] ?? english;
}

function inEnglish(name: string): string {
  const words = (/^[A-Z]+(_[A-Z]+)*$/.test(name) ? name.toLowerCase() : name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_.]+/g, ' ')
    .trim();
  const lower = words.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** A label within a sentence: without a capital, except in German, where nouns keep theirs. */
export const withinSentence = (label: string) => (language === 'de' ? label : label.toLowerCase());

const COUNTRIES = new Intl.DisplayNames(LOCALE, { type: 'region' });

/** The name of a country by its ISO 3166-1 alpha-2 code; other texts as they are. */
export const countryOf = (code: string | null) => code && (/^[A-Z]{2}$/.test(code) ? COUNTRIES.of(code) : code);

interface Money {
  amount: number;
  currency: string | null;
}

export function amountOf(money: Money | null): string {
  if (!money) return '–';
  const { amount, currency } = money;
  return currency
    ? new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(amount)
    : amount.toLocaleString(LOCALE);
}

interface Named {
  fullName: string | null;
  firstName: string | null;
  lastName: string | null;
}

export const nameOf = ({ fullName, firstName, lastName }: Named) =>
  fullName ?? ([firstName, lastName].filter(Boolean).join(' ') || t`No name`);

interface FactProps {
  name: string;
  children: ReactNode;
  /** Takes a line of its own. */
  isLong?: boolean;
}

export const Fact = ({ name, children, isLong = false }: FactProps) => (
  <div className={isLong ? 'long' : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
