import { Checks } from '../../dashboard/reservation/checks.js';
import { ComparedField, Comparison } from '../../dashboard/reservation/comparison.js';
import { Decision } from '../../dashboard/reservation/decision.js';
import { Explanation } from '../../dashboard/reservation/explanation.js';
import { MatchCard } from '../../dashboard/reservation/match-card.js';
import PlacesMap from '../../dashboard/reservation/places-map.js';
import { details, explained, match, places, reservationOf, subject } from '../examples.js';
import { type Specimen, ignored } from '../specimen.js';

const review = reservationOf('review');

export const reservation: readonly Specimen[] = [
  { name: 'decision-review', node: <Decision reservation={review} onDecided={() => {}} /> },
  {
    name: 'decision-approved',
    node: <Decision reservation={reservationOf('approve')} onDecided={() => {}} />,
  },
  {
    name: 'decision-pending',
    node: <Decision reservation={reservationOf('pending')} onDecided={() => {}} />,
  },
  { name: 'why', node: <Explanation reservation={review} decision={explained} onDone={ignored} /> },
  {
    name: 'why-nothing',
    node: (
      <Explanation
        reservation={review}
        decision={{
          ...explained,
          outcome: { ...explained.outcome, riskScore: 0, contributions: [], counterfactuals: [] },
        }}
        onDone={ignored}
      />
    ),
  },
  { name: 'map', node: <PlacesMap {...places} /> },
  {
    name: 'map-countries',
    node: (
      <PlacesMap
        listing={{ ...places.listing, location: { ...places.listing.location, geo: null } }}
        home={null}
        network={{ precision: 'COUNTRY', city: null, countryCode: 'BR', lat: null, lon: null }}
      />
    ),
  },
  { name: 'checks', node: <Checks details={details} isTest={false} /> },
  { name: 'match', node: <MatchCard subject={subject} item={match} onDone={ignored} /> },
  {
    name: 'match-simulated',
    node: <MatchCard subject={subject} item={{ ...match, id: 'TEST:1001', source: 'TEST' }} onDone={ignored} />,
  },
  {
    name: 'match-dismissed',
    node: (
      <MatchCard
        subject={subject}
        item={{
          ...match,
          dismissal: {
            id: 'd1',
            note: 'Born in another year.',
            expiresAt: '2031-03-01T00:00:00Z',
            updatedAt: '2030-02-27T12:00:00Z',
          },
        }}
        onDone={ignored}
      />
    ),
  },
  {
    name: 'comparison',
    node: (
      <Comparison sides={['Booking', 'ID document']}>
        <ComparedField name="Name" left="Ana Lopez" right="Ana Lopez" result={{ word: 'Same', tone: 'good' }} />
        <ComparedField name="Date of birth" left="–" right="4 May 1990" />
        <ComparedField name="Country" left="Spain" right="Portugal" result={{ word: 'Different', tone: 'warn' }} />
      </Comparison>
    ),
  },
];
