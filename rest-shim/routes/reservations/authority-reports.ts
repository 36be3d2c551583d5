import { z } from 'zod';
import { route } from '../../route.js';

const unknown = { status: 400, code: 'reservation_not_found', text: 'There is no such reservation.' };

const OPERATION = /* GraphQL */ `
  mutation AuthorityReports($input: AuthorityExportInput!) {
    exportAuthorityReports(input: $input) {
      file_name: fileName
      media_type: mediaType
      content
      stays
      guests
    }
  }
`;

const FORMAT = z.enum(['csv', 'json']).optional();

/** Reports to the authorities as the guests handed them in. */
export const authorityRoutes = [
  route({
    method: 'get',
    path: '/reservations/:id/authority-report',
    summary: 'What the guest of a stay told for the authorities, as a file in the answer.',
    query: z.looseObject({ format: FORMAT }),
    operation: OPERATION,
    variables: ({ params, query }) => ({ input: { reservationId: params.id, format: query.format } }),
    answer: ({ exportAuthorityReports }) => exportAuthorityReports,
    unknown,
  }),
  route({
    method: 'get',
    path: '/authority-reports',
    summary: 'The same of all stays that arrive on some days.',
    query: z.looseObject({
      from: z.string().optional(),
      to: z.string().optional(),
      country: z.string().optional(),
      format: FORMAT,
    }),
    operation: OPERATION,
    variables: ({ query: { from, to, country, format } }) => ({ input: { from, to, countryCode: country, format } }),
    answer: ({ exportAuthorityReports }) => exportAuthorityReports,
  }),
];
