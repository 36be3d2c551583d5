import * as service from '#placeholders';
import { exampleValues } from '#web/portal-preview/fill-examples.js';
import * as dashboard from '#web/dashboard/messages/placeholders.js';

test('the dashboard offers every placeholder that the service fills in, with an example', () => {
  expect(dashboard.PLACEHOLDERS.map(({ name }) => name)).toEqual([...service.PLACEHOLDERS]);
  const words = service.PLACEHOLDERS.map((name) => `{{${name}}}`).join(' ');
  expect(dashboard.fillIn(words, dashboard.EXAMPLES)).not.toContain('{');
  expect(dashboard.fillIn('{{ guest.first_name }} {{unknown}}', dashboard.EXAMPLES)).toBe('Maria {{unknown}}');
});

test('the preview of the portal has an example of every placeholder that its texts can have', () => {
  const example = { guest: { firstName: 'Ann', lastName: 'Lee' }, placeName: 'A', checkInDate: '', checkOutDate: '' };
  expect(Object.keys(exampleValues(example))).toEqual([...service.PORTAL_PLACEHOLDERS]);
});
