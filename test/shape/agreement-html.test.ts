import { ALLOWED } from '#subgraphs/identity/settings/usage-agreement/safe-html.js';
import { ATTRIBUTES, SPEECHLESS, TAGS } from '#web/portal-preview/allowed-html.js';

test('the preview of an agreement keeps the HTML that the service keeps', () => {
  const { a, ...attributes } = ALLOWED.allowedAttributes;
  expect({ TAGS, SPEECHLESS, ATTRIBUTES }).toEqual({
    TAGS: ALLOWED.allowedTags,
    SPEECHLESS: ALLOWED.nonTextTags,
    ATTRIBUTES: attributes,
  });
  expect(a).toEqual(['href', 'title', 'rel', 'target']);
});
