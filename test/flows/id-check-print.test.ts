import { drawDocuments, type DrawnDocument } from '../support/documents.js';
import { licenceBack, licenceFront } from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
let documents: DrawnDocument[];

beforeAll(async () => {
  at = await pictureTest();
  documents = await drawDocuments([
    { format: 'EUROPEAN', level: 'clean' },
    { format: 'EUROPEAN', level: 'easy' },
    { format: 'TD3', level: 'clean', forged: true },
    { format: 'AMERICAN', level: 'clean' },
  ]);
}, 300_000);

afterAll(() => at?.stop());

const LONG = 400_000;
const guestOf = ({ person }: DrawnDocument) => ({
  full_name: `${person.firstName} ${person.lastName}`,
  birth_date: person.birth.iso,
});

test(
  'a European license has no self-verifying data: its print passes when it matches the guest',
  async () => {
    const { image, person } = documents[0]!;
    const id = await at.stay(guestOf(documents[0]!));
    const { body: answer } = await at.upload(id, 'front', image);
    expect(answer).toMatchObject({ code: 'OK', card: { last_name: person.lastName, expiry_date: person.expiry.iso } });
    expect((await at.upload(id, 'back', await licenceFront('the back of it'))).body.code).toBe('OK');
    expect((await at.status(id)).body).toEqual({ status: 'passed', errors: [] });
    await at.entry(id, ({ status }) => status === 'PASS');
    const { body } = await at.service.rest('GET', `/reservations/${id}`);
    expect(body.identification).toMatchObject({
      first_name: person.firstName,
      last_name: person.lastName,
      document_type: 'drivers',
      birth_date: person.birth.iso,
      expiry_date: person.expiry.iso,
    });
    // The guest's name has changed: the same print is checked again, and a mismatch does not fail anyone.
    await at.service.rest('PUT', `/reservations/${id}?sync=1`, {
      guest: { full_name: 'Peter Jones', birth_date: '1955-01-01' },
    });
    expect((await at.status(id)).body).toEqual({
      status: 'review',
      errors: [
        'The name on the document does not match the guest.',
        'The birth date on the document does not match the guest.',
      ],
    });
  },
  LONG,
);

test(
  'a guest without a birth date whose document has print alone needs review',
  async () => {
    const id = await at.stay({ full_name: guestOf(documents[1]!).full_name });
    await at.upload(id, 'front', documents[1]!.image);
    await at.upload(id, 'back', await licenceFront('another back'));
    expect((await at.status(id)).body).toEqual({
      status: 'review',
      errors: ['Only printed text could be read, and the guest has no birth date on file to compare it with.'],
    });
  },
  LONG,
);

const CONTRADICTS =
  'The machine-readable zone is legible but contradicts its own check digits or the printed birth date.';
const SPECIMEN = 'The document is a specimen: it names a country that does not exist.';
const DIFFERS = 'The printed text appears to differ from the machine-readable zone or barcode.';

test(
  'a passport with another name beside its machine-readable lines needs review, like a license with another barcode',
  async () => {
    const passport = await at.stay(guestOf(documents[2]!), { IDCollection: 'required' });
    await at.upload(passport, 'front', documents[2]!.image, 'passport');
    expect((await at.status(passport)).body).toEqual({ status: 'review', errors: [CONTRADICTS, SPECIMEN] });

    const licence = await at.stay();
    await at.upload(licence, 'front', documents[3]!.image);
    await at.upload(licence, 'back', await licenceBack(licenceText(freshHolder())));
    expect((await at.status(licence)).body).toEqual({ status: 'review', errors: [DIFFERS] });
  },
  LONG,
);
