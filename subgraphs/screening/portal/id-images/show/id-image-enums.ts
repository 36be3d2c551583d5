import { enumOf } from '#kit/graph/enum-of.js';
import type { BookingMismatch } from '../../../booking/id-document/booking-mismatch.js';

export const BookingMismatchEnum = enumOf<BookingMismatch>(
  'BookingMismatch',
  'How an identity document differs from the reservation.',
  {
    not_the_guest: 'Neither the name nor the birth date matches.',
    name_differs: 'The name does not match.',
    birth_date_differs: 'The birth date does not match.',
  },
);

export const IdImageUploadCode = enumOf('IdImageUploadCode', 'Result of an image upload.', {
  OK: 'The image was accepted.',
  FAILED: 'The image cannot be used.',
});

export const DocumentSex = enumOf('DocumentSex', 'Sex, as on an identity document.', {
  F: 'Female.',
  M: 'Male.',
  X: 'Unspecified.',
});
