import { Failure } from '#kit/failure.js';
import type { Graph } from '#kit/graph/graph.js';
import type { GraphProblem } from '#kit/graph/graph-problem.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages as texts } from '../../messages.js';
import type { ListingInput } from '../../references/listing.input.js';

/** Facts of a listing that an analysis uses. */
export interface ListingFacts {
  accommodates: number;
  location: { countryCode: string };
}

/** A stay's listing. */
export interface BookedListing extends ListingFacts {
  id: string;
  accountId: string;
}

const FIELDS = /* GraphQL */ `
  id
  accommodates
  location {
    countryCode
  }
  accountId
`;

const LISTING = /* GraphQL */ `
  query ReservedListing($id: ID!) {
    listing(id: $id) {
      ${FIELDS}
    }
  }
`;

const SAVE_LISTING = /* GraphQL */ `
  mutation SaveReservedListing($input: ListingInput!) {
    saveListing(input: { listing: $input }) {
      listing {
        ${FIELDS}
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

/** Saves a listing with a reservation through the property subgraph. Throws the property subgraph's failure. */
export async function saveListingByGraph(graph: Graph, viewer: Viewer, input: ListingInput): Promise<BookedListing> {
  const { data, errors } = await graph(SAVE_LISTING, { input }, viewer);
  const [error] = errors;
  if (error) throw listingFailure(error);
  return (data as { saveListing: BookedListing }).saveListing;
}

/** Reports the listing's problems under their location in the reservation. */
function listingFailure({ code, message, details }: GraphProblem): Failure {
  const problems = details?.map(({ loc, ...problem }) => ({
    loc: loc[0] === 'listing' ? loc : ['listing', ...loc],
    ...problem,
  }));
  const text = problems?.[0] ? `${problems[0].loc.join('.')} ${problems[0].msg}` : message;
  return new Failure(code === 'BAD_USER_INPUT' ? 'BAD_INPUT' : (code ?? 'UNAVAILABLE'), text, problems);
}

/** Loads the stay's listing from the property subgraph; null if it does not exist. Throws UNAVAILABLE. */
export async function listingByGraph(graph: Graph, viewer: Viewer, id: string): Promise<BookedListing | null> {
  const { data, errors } = await graph(LISTING, { id }, viewer);
  if (errors.length > 0) throw new Failure('UNAVAILABLE', texts.listingUnavailable);
  return (data?.listing as BookedListing | null | undefined) ?? null;
}
