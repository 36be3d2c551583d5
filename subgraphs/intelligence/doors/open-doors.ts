import { INSIDE, type OutsideDoor } from '#kit/process/settings/lookup-doors.js';
import type { LookupSettings } from '#kit/process/settings/lookups.js';
import type { Answer } from '../lookups/answer/answer.js';
import type { SocialFacts } from '../lookups/social/social-answer.type.js';
import { type Asker, type OpenDoor, allTogether, firstToKnow } from './ask-doors.js';
import type { FactsOf, QuestionOf, WithDoors } from './capabilities.js';
import type { Door } from './door.js';
import { guardedDoor } from './guarded-door.js';
import { INSIDE_DOORS, type InsideDoors } from './inside-doors.js';
import { KeptAnswers } from './kept-answers.js';
import type { NewsFacts } from './outside/outside-facts.js';
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
    sex_offenders: inOrder('sex_offenders'),
    evictions: inOrder('evictions'),
    news: allTogether('news', doorsOf('news'), everyArticle, 'covering'),
    watchlist: inOrder('watchlist'),
    credit: inOrder('credit'),
  };
}

/** Each network has its own accounts, so that no source stands for another; one that has seen an account is right. */
function everyAccount(said: SocialFacts[]): SocialFacts {
  const accounts = new Map<string, SocialFacts['accounts'][number]>();
  for (const account of said.flatMap((each) => each.accounts)) {
    const key = `${account.by} ${account.network}`;
    if (!accounts.get(key)?.registered) accounts.set(key, account);
  }
  return { accounts: [...accounts.values()] };
}

/** No source has all the news. */
const everyArticle = (said: NewsFacts[]): NewsFacts => ({
  articles: said.flatMap(({ articles }) => articles),
  coverage: said.flatMap(({ coverage }) => coverage),
});

function insideDoor<Name extends WithDoors>(
  inside: InsideDoors,
  name: Name,
): OpenDoor<QuestionOf<Name>, FactsOf<Name>> {
  const ask = inside[name] as Door<QuestionOf<Name>, FactsOf<Name>>['ask'];
  return { name, inside: true, ask: (question) => ask(question, NEVER) };
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
