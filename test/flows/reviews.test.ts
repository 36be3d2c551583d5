import { PASSWORD, People } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let people: People;
let ids: string[];
const PAYLOAD = 'reservations { id assignee { name } dueAt tags } userErrors { code message field rule }';
const UPDATE = `mutation ($input: UpdateReviewsInput!) { updateReviews(input: $input) { ${PAYLOAD} } }`;

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1' });
  people = new People(service);
  ids = await Promise.all(['Ann', 'Bea', 'Cleo'].map((name) => book(name)));
});

afterAll(async () => {
  await service?.stop();
});

async function book(name: string, headers?: Record<string, string>): Promise<string> {
  const body = { without_listing: true, guest: { last_name: name, email: `${name}@example.com` } };
  return (await service.rest('POST', '/reservations?sync=1&skip_gp=1', body, headers)).body.id;
}

async function invite(name: string, role: string): Promise<{ id: string; email: string }> {
  const email = `${name.toLowerCase()}@example.com`;
  const { data } = await service.graph(
    `mutation ($input: PersonInput!) { invitePerson(input: $input) { invitedPerson { person { id email } } userErrors { code message field rule } } }`,
    { input: { name, email, role, password: PASSWORD } },
  );
  return data.invitePerson.person;
}

/** The reservations as they are afterwards, or the code of the failure. */
async function update(input: object, headers?: Record<string, string>) {
  const { data, errors } = await service.graph(UPDATE, { input }, headers);
  return errors?.[0]?.extensions.code ?? data.updateReviews;
}

const found = async (filter: object) => {
  const query =
    'query ($filter: ReservationFilter!) { reservationConnection(filter: $filter) { totalCount edges { node { id } } } }';
  const { data } = await service.graph(query, { filter });
  return data.reservationConnection.edges.map(({ node }: { node: { id: string } }) => node.id).sort();
};

test('reservations are assigned, get a due time and tags, and are found by them', async () => {
  const [mia, view] = [await invite('Mia', 'MANAGER'), await invite('Vera', 'VIEWER')];
  const assignees = (await service.graph('{ assignees { name } }')).data.assignees;
  expect(assignees).toEqual([{ name: 'Mia' }]);
  const [one, two, three] = ids as [string, string, string];
  const dueAt = '2030-03-01T17:00:00.000Z';
  const both = { reservationIds: [one, two], assigneeId: mia.id, dueAt, addTags: [' VIP ', 'call back', 'vip'] };
  const changed = { assignee: { name: 'Mia' }, dueAt, tags: ['call back', 'vip'] };
  expect(await update(both)).toEqual([
    { id: one, ...changed },
    { id: two, ...changed },
  ]);
  expect(await update({ reservationIds: [three], assigneeId: view.id })).toBe('PERSON_NOT_FOUND');

  expect(await found({ assigneeId: mia.id })).toEqual([one, two].sort());
  expect(await found({ isAssigned: false })).toEqual([three]);
  expect(await found({ isAssigned: true, tag: 'Vip' })).toEqual([one, two].sort());
  expect(await found({ tag: 'call' })).toEqual([]);
  expect(await found({ dueBefore: '2030-03-02T00:00:00Z' })).toEqual([one, two].sort());
  expect(await found({ dueBefore: dueAt })).toEqual([]);
  // A search runs with rights of its own, also where it is combined with these filters.
  const search = 'example';
  expect(await found({ search, isAssigned: false })).toEqual([three]);
  expect(await found({ search, assigneeId: mia.id, tag: 'vip', dueBefore: '2030-03-02T00:00:00Z' })).toEqual(
    [one, two].sort(),
  );
  expect(await found({ search, portalScreen: 'AboutYou', portalStage: 'OPENED' })).toEqual([]);
  expect((await service.graph('{ reservationTags }')).data.reservationTags).toEqual(['call back', 'vip']);

  // What is not given stays; null clears.
  expect(await update({ reservationIds: [one], removeTags: ['VIP'], addTags: ['null'] })).toEqual([
    { id: one, ...changed, tags: ['call back', 'null'] },
  ]);
  expect(await update({ reservationIds: [one], assigneeId: null, dueAt: null })).toEqual([
    { id: one, assignee: null, dueAt: null, tags: ['call back', 'null'] },
  ]);
});

test('a manager assigns and a viewer may not; neither sees the team of another account', async () => {
  const manager = await people.signedIn(await invite('Max', 'MANAGER'));
  const viewer = await people.signedIn(await invite('Vic', 'VIEWER'));
  const tag = `mutation { updateReviews(input: { reservationIds: ["${ids[2]}"], addTags: ["by hand"] }) { ${PAYLOAD} } }`;
  expect((await manager.graph(tag)).body.data.updateReviews[0].tags).toEqual(['by hand']);
  expect((await viewer.graph(tag)).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const child = await people.keyOf(await people.person());
  const own = await book('Dora', child);
  expect((await service.graph('{ assignees { name } reservationTags }', {}, child)).data).toEqual({
    assignees: [],
    reservationTags: [],
  });
  const { data } = await service.graph('{ assignees { id } }');
  expect(await update({ reservationIds: [own], assigneeId: data.assignees[0].id }, child)).toBe('PERSON_NOT_FOUND');
  expect(await update({ reservationIds: [ids[0], own], addTags: ['no'] }, child)).toBe('RESERVATION_NOT_FOUND');
  expect(await update({ reservationIds: [own], addTags: ['theirs'] })).toMatchObject([{ tags: ['theirs'] }]);
});

test('bad input is refused with its place, and changes nothing', async () => {
  const one = ids[1]!;
  const before = (await service.graph(`{ reservation(id: "${one}") { tags } }`)).data.reservation.tags;
  const place = async (input: object) => {
    const { errors } = await service.graph(UPDATE, { input: { reservationIds: [one], ...input } });
    const { code, details } = errors![0]!.extensions as { code: string; details?: { loc: string[] }[] };
    return [code, details?.[0]?.loc.join('.')];
  };
  const many = Array.from({ length: 21 }, (_, n) => `tag ${n}`);
  expect(await place({ addTags: ['fine', '<b>'] })).toEqual(['BAD_INPUT', 'addTags.1']);
  expect(await place({ addTags: ['x'.repeat(31)] })).toEqual(['BAD_INPUT', 'addTags.0']);
  expect(await place({ addTags: many })).toEqual(['BAD_INPUT', 'addTags']);
  expect(await place({ addTags: many.slice(0, 19) })).toEqual(['BAD_INPUT', 'addTags']);
  expect(await place({ removeTags: [''] })).toEqual(['BAD_INPUT', 'removeTags.0']);
  expect(await place({ reservationIds: [] })).toEqual(['BAD_INPUT', 'reservationIds']);
  expect(await place({ reservationIds: many })).toEqual(['RESERVATION_NOT_FOUND', undefined]);
  expect((await service.graph(`{ reservation(id: "${one}") { tags } }`)).data.reservation.tags).toEqual(before);
});

test('simultaneous changes of tags are all kept, and erasing the guest deletes them', async () => {
  const id = await book('Eve');
  const tags = Array.from({ length: 8 }, (_, n) => `tag ${n}`);
  await Promise.all(tags.map((tag) => update({ reservationIds: [id], addTags: [tag] })));
  expect((await service.graph(`{ reservation(id: "${id}") { tags } }`)).data.reservation.tags).toEqual(tags);
  await service.rest('POST', '/guests/erase', { reservation_id: id });
  expect((await service.graph(`{ reservation(id: "${id}") { tags } }`)).data.reservation.tags).toEqual([]);
  expect(await update({ reservationIds: [id], addTags: ['late'] })).toBe('RESERVATION_ERASED');
});
