import { z } from 'zod';
import { type RouteInput, route } from '../../route.js';
import { inputOf } from '../../input-of.js';
import { messages } from '../../messages.js';

const text = z.string().nullish();
const year = z.union([z.number().int(), z.string().regex(/^\d{4}$/, messages.year)]).nullish();

/** Members of an adverse media search; in a query they are all text. */
const SEARCH = {
  first_name: z.string(),
  middle_name: text,
  last_name: z.string(),
  year_of_birth: year,
  country: z.string(),
  city: text,
  state: text,
};

/** Members of a background check, which are validated by the check itself. */
const PERSON = {
  first_name: text,
  middle_name: text,
  last_name: text,
  country: text,
  state: text,
  city: text,
  gender: text,
  phone: text,
  email: text,
  year_of_birth: year,
  date_of_birth: text,
};

function membersOf(shape: object, { query, body }: RouteInput): unknown {
  const given: Record<string, unknown> = { ...query, ...body };
  const members = Object.fromEntries(Object.keys(shape).map((name) => [name, given[name]]));
  const { year_of_birth } = members;
  return inputOf({ ...members, ...(year_of_birth != null && { year_of_birth: Number(year_of_birth) }) });
}

const search = {
  summary: 'Start an adverse media search for a person',
  operation: /* GraphQL */ `
    mutation SearchAdverseMedia($search: AdverseMediaSearch!) {
      searchAdverseMedia(input: { search: $search }) {
        adverseMediaReport {
          id
          status
          startDate: startedAt
        }
        userErrors {
          code
          message
          field
          rule
        }
      }
    }
  `,
  variables: (input: RouteInput) => ({ search: membersOf(SEARCH, input) }),
  answer: ({ searchAdverseMedia }: Record<string, unknown>) => searchAdverseMedia,
};

export const backgroundRoutes = [
  route({
    ...search,
    method: 'get',
    path: '/lookup/adverse-media/search',
    query: z.looseObject(SEARCH),
  }),
  route({
    ...search,
    method: 'post',
    path: '/lookup/adverse-media/search',
    body: z.object(SEARCH),
  }),
  route({
    method: 'get',
    path: '/lookup/adverse-media/results/:id',
    summary: 'Get the current results of an adverse media search',
    operation: /* GraphQL */ `
      query AdverseMediaReport($id: ID!) {
        adverseMediaReport(id: $id) {
          id
          status
          reason
          source
          as_of: asOf
          gaps {
            source
            reason
            message
          }
          scope
          riskCategories
          findings {
            title
            snippet
            summary
            displayLink
            link
            image
            source
            publishedAt
            riskCategories
            matchedName
            nameScore
            adverse
            outcome
            role
            decidingWords
            decidingSentence
            matchedTerms
            qualifiers
          }
          startDate: startedAt
          stopDate: stoppedAt
        }
      }
    `,
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ adverseMediaReport }) => adverseMediaReport,
    unknown: { status: 400, code: 'adverse_media_not_found', text: messages.noSuchAdverseMediaSearch },
  }),
  route({
    method: 'post',
    path: '/background-check/submit',
    summary: 'Start a background check on a person',
    query: z.looseObject({ type: z.literal('globalcheck') }),
    body: z.object(PERSON),
    operation: /* GraphQL */ `
      mutation SubmitBackgroundCheck($input: BackgroundCheckInput!) {
        submitBackgroundCheck(input: { type: globalcheck, backgroundCheck: $input }) {
          backgroundCheck {
            id
            status
            start_date: startedAt
            type
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ body }) => ({ input: membersOf(PERSON, { params: {}, query: {}, body }) }),
    answer: ({ submitBackgroundCheck }) => submitBackgroundCheck,
  }),
  route({
    method: 'get',
    path: '/background-check/results/:id',
    summary: 'Get the current results of a background check, with its PDF',
    operation: /* GraphQL */ `
      query BackgroundCheck($id: ID!) {
        backgroundCheck(id: $id) {
          id
          status
          risk_status: riskStatus
          type
          start_date: startedAt
          stop_date: stoppedAt
          pdf
          report_items: reportItems {
            key
            name
            status
            searched
            reason
            source
            as_of: asOf
            gaps {
              source
              reason
              message
            }
            items {
              title
              subtitle
              description
              tags
              image
              images
              link
            }
          }
        }
      }
    `,
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ backgroundCheck }) => backgroundCheck,
    unknown: { status: 500, code: 'background_check_not_found', text: messages.noSuchBackgroundCheck },
  }),
];
