import { z } from 'zod';
import { route } from '../../route.js';
import { messages } from '../../messages.js';

const unknown = { status: 400, code: 'reservation_not_found', text: messages.noSuchReservation };

const OPERATION = /* GraphQL */ `
  mutation AuthorityReports($input: AuthorityExportInput!) {
    exportAuthorityReports(input: $input) {
      authorityExport {
        file_name: fileName
        media_type: mediaType
        content
        stays
        guests
      }
      userErrors {
        code
        message
        field
        rule
      }
    }
  }
`;

const FORMAT = z.enum(['csv', 'json']).optional();

/** Authority reports with the data that guests entered. */
export const authorityRoutes = [
  route({
    method: 'get',
    path: '/reservations/:id/authority-report',
    summary: 'Export the authority report for one reservation as a file',
    query: z.looseObject({ format: FORMAT }),
    operation: OPERATION,
    variables: ({ params, query }) => ({ input: { reservationId: params.id, format: query.format } }),
    answer: ({ exportAuthorityReports }) => exportAuthorityReports,
    unknown,
  }),
  route({
    method: 'get',
    path: '/authority-reports',
    summary: 'Export the authority reports for all arrivals in a date range as a file',
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
