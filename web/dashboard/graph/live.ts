import type { TypedDocumentNode } from '@urql/core';
import { useEffect } from 'react';
import { onEnd, pipe, subscribe } from 'wonka';
import type { TypeName } from './answer-types.js';
import type { Operations } from './answers.js';
import { type Subject, changedBy } from './changes.js';
import { client } from './client.js';
import { WATCH } from './documents.js';
import type { Name } from './requests.js';
import { type Change, refresh } from './shown-queries.js';
import { onConnected, useIsOpen } from './socket.js';

const RETRY_MS = 3_000;
/** Pages read once more after this delay, to include changes from before the subscription was active. */
const SECOND_READ_MS = 1_500;
/** Changes are collected this long, so that a burst is read once. */
const BURST_MS = 250;
/** Least time between two readings. */
const PAUSE_MS = 1_000;
/** The same for each query that is read, since every page of a long list is one: a session has 600 a minute. */
const PAUSE_PER_QUERY_MS = 150;

/** Lists that keep their rows in place themselves, and what has no rows. */
const STEADY: ReadonlySet<Name> = new Set<Name>(['Review', 'Reservation', 'ManagedReservation', 'CountReservations']);

/** Changes that were not read yet, and those that wait until the pointer leaves the rows. */
const fresh = new Map<string, Change>();
const held = new Map<string, Change>();
let timer = 0;
let nextReadAt = -Infinity;

const isPointingAtRows = () => document.querySelector('tbody:hover') !== null;

function readNow(changes: ReadonlyMap<string, Change>, isChosen: (name: Name) => boolean): void {
  const pauseMs = Math.max(PAUSE_MS, PAUSE_PER_QUERY_MS * refresh([...changes.values()], isChosen));
  nextReadAt = Math.max(nextReadAt, performance.now() + pauseMs);
}

function readChanges(): void {
  timer = 0;
  if (fresh.size > 0) {
    readNow(fresh, (name) => STEADY.has(name));
    for (const [key, change] of fresh) held.set(key, change);
    fresh.clear();
  }
  if (isPointingAtRows()) {
    timer = window.setTimeout(readChanges, BURST_MS);
    return;
  }
  readNow(held, (name) => !STEADY.has(name));
  held.clear();
}

/** Reads soon what a change affects, without moving rows under the pointer. */
function announce(change: Change): void {
  fresh.set(JSON.stringify(change), change);
  timer ||= window.setTimeout(readChanges, Math.max(BURST_MS, nextReadAt - performance.now()));
}

/** Reads soon what shows records of this type, as after an event about one. */
export const announceChange = (type: TypeName): void => announce({ types: [type], reservationId: null });

const ANYTHING: Change = { types: null, reservationId: null };

interface Told {
  subject: { __typename: Subject };
  reservation: { id: string } | null;
}

/** Follows a subscription with one root field, again if it ends. */
function watch<N extends keyof typeof WATCH>(name: N): void {
  const document = WATCH[name] as unknown as TypedDocumentNode<Operations[N]['answer']>;
  pipe(
    client.subscription(document, {}),
    onEnd(() => void setTimeout(() => watch(name), RETRY_MS)),
    subscribe(({ data }) => {
      if (!data) return;
      const [{ subject, reservation }] = Object.values(data) as [Told];
      announce({ types: changedBy(subject.__typename), reservationId: reservation?.id ?? null });
    }),
  );
}

let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  let isAgain = false;
  onConnected(() => {
    if (isAgain) announce(ANYTHING);
    isAgain = true;
    setTimeout(() => announce(ANYTHING), SECOND_READ_MS);
  });
  watch('WatchFamily');
}

/** Follows changes while the page is open. Returns whether it does. */
export function useIsLive(): boolean {
  useEffect(follow, []);
  return useIsOpen();
}
