/** A document that a tab of the explorer starts with. */
export interface Example {
  /** What it does, for the list of examples. */
  title: string;
  query: string;
  variables: Record<string, unknown>;
}

const RESERVATION_ID = 'ID of a reservation';

/** The ten most common tasks. The first has no variables: the explorer opens it first and shows none there. */
export const EXAMPLES: Example[] = [
  {
    title: 'Search reservations',
    query: /* GraphQL */ `
      # Enter your API key above, or sign in to the dashboard first.
      # Ctrl+Enter runs the operation, Ctrl+Space completes.
      query SearchReservations($search: String, $after: String) {
        reservationConnection(first: 10, after: $after, sort: CREATED_AT_DESCENDING, filter: { search: $search }) {
          edges {
            node {
              id
              confirmationCode
              checkInDate
              guest {
                fullName
              }
              summary {
                compositeStatus
                riskColor
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    variables: {},
  },
  {
    title: 'Create a listing',
    query: /* GraphQL */ `
      mutation CreateListing($input: ListingInput!) {
        saveListing(input: { listing: $input }) {
          listing {
            id
            myId
            name
            status
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
    variables: {
      input: {
        myId: 'loft1',
        status: 'ACTIVE',
        name: 'Loft One',
        location: { street: '1 Main St', city: 'Denver', state: 'CO', country: 'US', zipcode: '80202' },
      },
    },
  },
  {
    title: 'Create and screen a reservation',
    query: /* GraphQL */ `
      # Waits up to 7 seconds for the decision, without the guest portal.
      mutation ScreenReservation($input: ReservationInput!) {
        createReservation(input: { work: { sync: true, skipPortal: true }, reservation: $input }) {
          reservation {
            id
            confirmationCode
            guestPortalUrl
            summary {
              compositeStatus
              riskColor
              reason
            }
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
    variables: {
      input: {
        withoutListing: true,
        checkInDate: '2030-03-01',
        checkOutDate: '2030-03-05',
        numberOfGuests: 2,
        totalPrice: { amount: 640, currency: 'USD' },
        guest: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org', phone: '+13035550123' },
      },
    },
  },
  {
    title: 'Read a decision and its explanation',
    query: /* GraphQL */ `
      query ReadDecision($id: ID!) {
        reservation(id: $id) {
          confirmationCode
          summary {
            status
            compositeStatus
            riskColor
            reason
            topRisks
            topRecommendations
            businessRules
            supervised
          }
        }
        explainDecision(reservationId: $id) {
          createdAt
          replayed {
            same
            policyVersion
            storedPolicyVersion
          }
        }
      }
    `,
    variables: { id: RESERVATION_ID },
  },
  {
    title: 'Watch a verification live',
    query: /* GraphQL */ `
      # Stays open until you stop it. since: 0 replays the events so far.
      subscription WatchVerification($id: ID!) {
        verificationStatusChanged(reservationId: $id, since: 0) {
          sequence
          epoch
          type
          occurredAt
          reservation {
            summary {
              compositeStatus
              riskColor
            }
          }
        }
      }
    `,
    variables: { id: RESERVATION_ID },
  },
  {
    title: 'Add a note',
    query: /* GraphQL */ `
      mutation AddNote($id: ID!, $text: String!) {
        addNote(input: { reservationId: $id, text: $text }) {
          note {
            id
            text
            createdAt
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
    variables: { id: RESERVATION_ID, text: 'Called the guest: arrives late.' },
  },
  {
    title: 'Approve or decline',
    query: /* GraphQL */ `
      # decision: approve or decline
      mutation Decide($id: ID!, $decision: SupervisedDecision!, $notes: String) {
        decideReservation(input: { id: $id, decision: $decision, notes: $notes }) {
          reservation {
            id
            summary {
              compositeStatus
              supervised
            }
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
    variables: { id: RESERVATION_ID, decision: 'approve', notes: 'Known guest.' },
  },
  {
    title: 'Register a webhook',
    query: /* GraphQL */ `
      # Keep the signing secret: it is shown only once.
      mutation RegisterWebhook($input: WebhookInput!) {
        registerWebhook(input: $input) {
          webhookRegistration {
            endpoint {
              id
              webhookKey
              url
              kind
              enabled
            }
            signingSecret
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
    variables: {
      input: { webhookKey: 'reservation_webhook_url', webhookUrl: 'https://example.org/hooks', kind: 'thin' },
    },
  },
  {
    title: 'Look up an email address',
    query: /* GraphQL */ `
      query LookUpEmail($email: String!) {
        emailFacts(email: $email) {
          known
          reason
          facts {
            valid
            canonical
            disposable
            free
            masked
          }
        }
      }
    `,
    variables: { email: 'ann@example.org' },
  },
  {
    title: 'Page through events',
    query: /* GraphQL */ `
      # For the next page, set after to the last sequence that you received.
      query PageEvents($after: Int!) {
        events(accountId: "me", afterSequence: $after, limit: 20) {
          sequence
          epoch
          type
          occurredAt
          reservation {
            id
            confirmationCode
          }
        }
      }
    `,
    variables: { after: 0 },
  },
];

/** What the editors of a tab hold for an example. */
export function tabOf({ query, variables }: Example): { query: string; variables: string } {
  const isEmpty = Object.keys(variables).length === 0;
  const indent = /^ */.exec(query.replace(/^\n/, ''))![0];
  const text = `${query.replaceAll(`\n${indent}`, '\n').trim()}\n`;
  return { query: text, variables: isEmpty ? '' : JSON.stringify(variables, null, 2) };
}
