import * as service from '#placeholders';
import * as dashboard from '#web/dashboard/messages/placeholders.js';

test('the dashboard offers every placeholder that the service fills in, with an example', () => {
  expect(dashboard.PLACEHOLDERS.map(({ name }) => name)).toEqual([...service.PLACEHOLDERS]);
  const words = service.PLACEHOLDERS.map((name) => `{{${name}}}`).join(' ');
  expect(dashboard.fillIn(words, dashboard.EXAMPLES)).not.toContain('{');
  expect(dashboard.fillIn('{{ guest.first_name }} {{unknown}}', dashboard.EXAMPLES)).toBe('Maria {{unknown}}');
});
