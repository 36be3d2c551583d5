import { INSIDE, type OutsideDoor } from '#kit/process/settings/lookup-doors.js';
import type { LookupSettings } from '#kit/process/settings/lookups.js';
import type { Answer } from '../lookups/answer/answer.js';
import type { WatchlistQuestion } from '../lookups/questions.js';
import { type Asker, type OpenDoor, allTogether, firstToKnow } from './ask-doors.js';
import type { FactsOf, QuestionOf, WithDoors } from './capabilities.js';
import type { Door } from './door.js';
import { guardedDoor } from './guarded-door.js';
import { INSIDE_DOORS, type InsideDoors } from './inside-doors.js';
import { KeptAnswers } from './kept-answers.js';
import { everyAccount, everyArticle, everyCase, everyHit, everyOffender } from './join-answers.js';
import { heldLists } from './coverage/door-coverage.js';
import { OUTSIDE } from './outside-doors.js';

/** Every capability that has doors: asks them in the order of the settings. */
export type Doors = {
  [Name in WithDoors]: (question: QuestionOf<Name>, asker: Asker) => Promise<Answer<FactsOf<Name>>>;
};

/** Nobody waits for an answer out of the process's own memory. */
const NEVER = new AbortController().signal;

/** Opens the doors that the settings name. Limits, circuits and kept answers live as long as what is returned. */
export function openDoors(settings: LookupSettings, inside: InsideDoors = INSIDE_DOORS): Doors {
  const kept = new KeptAnswers();
  const doorsOf = <Name extends WithDoors>(name: Name) =>
    settings.order[name].map((door) =>
      door === INSIDE ? insideDoor(inside, name) : outsideDoor(settings, kept, name, door as OutsideDoor),
    );
  const inOrder = <Name extends WithDoors>(name: Name) => firstToKnow(name, doorsOf(name));
  return {
    phone: inOrder('phone'),
    mx: inOrder('mx'),
    ip: inOrder('ip'),
    ip_threats: inOrder('ip_threats'),
    whois: inOrder('whois'),
    company: inOrder('company'),
    address: inOrder('address'),
    breaches: inOrder('breaches'),
    social: allTogether('social', doorsOf('social'), everyAccount),
    sex_offenders: allTogether('sex_offenders', doorsOf('sex_offenders'), everyOffender, 'covering'),
    evictions: fromTheFirst(allTogether('evictions', doorsOf('evictions'), everyCase, 'covering')),
    news: allTogether('news', doorsOf('news'), everyArticle, 'covering'),
    watchlist: withHeldLists(allTogether('watchlist', doorsOf('watchlist').map(narrowed), everyHit)),
    credit: inOrder('credit'),
  };
}

/** A search that names sources is put to those alone; whose list it is only imported lists tell. */
function narrowed<Facts>(door: OpenDoor<WatchlistQuestion, Facts>): OpenDoor<WatchlistQuestion, Facts> {
  const isOutside = (source: string) => source.trim().toLowerCase() in OUTSIDE.watchlist;
  return {
    ...door,
    isMeant: ({ sources, sourceCountry }) => {
      if (door.inside) return !sources || sources.some((source) => !isOutside(source));
      return !sourceCountry && (!sources || sources.some((source) => source.trim().toLowerCase() === door.name));
    },
  };
}

/** Each source is asked from its first case on, so that their pages can be joined to the one that is wanted. */
function fromTheFirst(ask: Doors['evictions']): Doors['evictions'] {
  return async (question, asker) => {
    const { from, size } = question;
    const answer = await ask({ ...question, from: 0, size: from + size }, asker);
    if (!answer.known) return answer;
    const { total, items } = answer.facts;
    return { ...answer, facts: { total, from, size, items: items.slice(from, from + size) } };
  };
}

/** A list that is not imported leaves no gap where a provider that answered holds it. */
function withHeldLists(ask: Doors['watchlist']): Doors['watchlist'] {
  return async (question, asker) => {
    const answer = await ask(question, asker);
    const held = heldLists(answer.source?.split(', ') ?? []);
    const gaps = answer.gaps.filter(({ reason, source }) => reason !== 'list_not_imported' || !held.includes(source));
    return { ...answer, gaps };
  };
}

function insideDoor<Name extends WithDoors>(
  inside: InsideDoors,
  name: Name,
): OpenDoor<QuestionOf<Name>, FactsOf<Name>> {
  const ask = inside[name] as Door<QuestionOf<Name>, FactsOf<Name>>['ask'];
  return { name: INSIDE, inside: true, ask: (question) => ask(question, NEVER) };
}

function outsideDoor<Name extends WithDoors>(
  { doors, circuit, cacheMs, allowPrivate }: LookupSettings,
  kept: KeptAnswers,
  name: Name,
  door: OutsideDoor,
): OpenDoor<QuestionOf<Name>, FactsOf<Name>> {
  const reach = { ...doors[door]!, allowPrivate };
  const { timeoutMs, concurrency } = reach;
  const guarded = guardedDoor(OUTSIDE[name][door]!(reach), { timeoutMs, concurrency, circuit });
  return {
    name: door,
    inside: false,
    ask: (question, { accountId }) =>
      kept.through([accountId, name, door, question], cacheMs[name], () => guarded.ask(question, NEVER)),
  };
}
