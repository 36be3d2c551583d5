import { zoneGroup } from '../../../packages/document-reader/bench/chip.js';
import type { Fixture } from './fixture.js';
import { FORBIDDEN_TO_ALL, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = ownRow('500 reservation_not_found');
const unknownField = ownRow('RESERVATION_NOT_FOUND');

/** Not a picture: the response says so, and nothing is read. */
const NONE = Buffer.from('no picture').toString('base64');

/** A chip with a zone and nothing that proves it. */
const ZONE = zoneGroup([
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
]);
const CHIP = `{ sod: "${NONE}", dataGroups: [{ number: 1, content: "${ZONE.toString('base64')}" }] }`;

const named = ({ documented: id }: Fixture) => ({ params: { id, step: 'front', type: 'drivers' } });

export const idCheckRows = [
  rest('POST /idcheck/upload/:id/:step/:type', unknown, (own) => ({ ...named(own), body: { imageBase64: NONE } })),
  rest('POST /idcheck/attempts/:id', unknown, named),
  rest('GET /idcheck/status/:id', unknown, named),
  rest('GET /idcheck/image/:id/:step', unknown, named),

  graph(
    'Mutation.uploadIdImage',
    unknownField,
    ({ documented: id }) =>
      `mutation { uploadIdImage(input: { reservationId: "${id}", step: back, kind: drivers, imageBase64: "${NONE}" }) { idImageUpload { code error } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.allowIdImagesAgain',
    unknownField,
    ({ documented: id }) =>
      `mutation { allowIdImagesAgain(input: { reservationId: "${id}" }) { idCheck { status } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.submitDigitalDocument',
    unknownField,
    ({ documented: id }) => `mutation {
      submitDigitalDocument(input: { reservationId: "${id}", chip: ${CHIP} }) {
        digitalDocument { chip { faults url } mobileLicence { faults url } card { lastName } } userErrors { code message field rule }
      }
    }`,
  ),
  graph(
    'Mutation.startMovementCheck',
    FORBIDDEN_TO_ALL,
    () => 'mutation { startMovementCheck { movementChallenge { id poses } userErrors { code message field rule } } }',
  ),
  graph(
    'Mutation.submitMovementFrames',
    FORBIDDEN_TO_ALL,
    () => `mutation {
      submitMovementFrames(input: { challengeId: "x", frames: [{ step: 0, atMs: 1, imageBase64: "${NONE}" }] }) {
        portalMovement { outcome } userErrors { code message field rule }
      }
    }`,
  ),
  graph(
    'Mutation.skipMovementCheck',
    FORBIDDEN_TO_ALL,
    () => 'mutation { skipMovementCheck { portalMovement { outcome } userErrors { code message field rule } } }',
  ),
  graph(
    'Query.idImage',
    unknownField,
    ({ documented: id }) => `{ idImage(reservationId: "${id}", step: front) { dataUrl } }`,
  ),
  graph(
    'Subscription.idCheckChanged',
    unknownField,
    ({ documented: id }) => `subscription {
      idCheckChanged(reservationId: "${id}", since: 0) { type reservation { id idCheck { errors } identification { fullName: lastName } } }
    }`,
  ),
];
