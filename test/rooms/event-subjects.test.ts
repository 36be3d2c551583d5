import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { type GraphQLSchema, graphql } from 'graphql';
import { z } from 'zod';
import { EVENTS, type EventType } from '#events';
import { subgraphSchema } from '#kit/graph/subgraph.js';
import { SCREEN_NAMES } from '#portal-screens';
import { EVENT_SUBJECT, type ToldEvent, flatEvent } from '#rest-shim/routes/event-record.js';
import { EventResolver } from '#subgraphs/identity/log/event/event.resolver.js';
import { shownEvent } from '#subgraphs/identity/log/event/find-events.js';

type Payload = Record<string, string>;

let schema: GraphQLSchema;

beforeAll(async () => {
  ({ schema } = await subgraphSchema({ resolvers: [EventResolver], types: [], references: {} }));
});

/** Every value that the member may have; undefined if it may be absent. */
function valuesOf(member: z.ZodType): (string | undefined)[] {
  if (member instanceof z.ZodOptional) return [undefined, ...valuesOf(member.unwrap() as z.ZodType)];
  if (member instanceof z.ZodEnum) return member.options.map(String);
  return member.safeParse('AboutYou').success ? [...SCREEN_NAMES] : [randomUUID()];
}

/** Payloads of an event: together they have each value of each member. */
function payloadsOf(type: EventType): Payload[] {
  const members = Object.entries(EVENTS[type].shape as Record<string, z.ZodType>);
  const values = members.map(([name, member]) => [name, valuesOf(member)] as const);
  return Array.from({ length: Math.max(...values.map(([, all]) => all.length)) }, (_, n) => {
    const given = values.flatMap(([name, all]) => (all[n % all.length] ? [[name, all[n % all.length]!]] : []));
    return Object.fromEntries(given) as Payload;
  });
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The event as `/v1` writes it. */
async function told(type: EventType, payload: Payload): Promise<object> {
  const row = { id: randomUUID(), accountId: randomUUID(), sequence: 1, type, payload, occurredAt: new Date() };
  const source = `{ event(accountId: "a", sequence: 1) { type subject { ...EventSubjectRecord } } } ${EVENT_SUBJECT}`;
  const contextValue = { viewer: { kind: 'api' }, load: { event: () => shownEvent(row) } };
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return flatEvent(JSON.parse(JSON.stringify(data!.event)) as ToldEvent);
}

test.each(Object.keys(EVENTS) as EventType[])('the subject of %s has all members of its payload', async (type) => {
  const payloads = payloadsOf(type);
  expect(payloads.length).toBeGreaterThan(0);
  for (const payload of payloads) {
    const members = Object.entries(payload).map(([name, value]) => [snake(name), value]);
    expect(await told(type, payload)).toEqual({ type, ...Object.fromEntries(members) });
  }
});
