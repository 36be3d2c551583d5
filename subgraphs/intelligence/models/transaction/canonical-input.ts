import { Failure, type InputProblem } from '#kit/failure.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import { readEmailAddress } from '../../email/email-address.js';
import { INVALID } from '../features/read-features.js';
import type { FraudAnalysisInput } from './analysis.input.js';

/** Normalized input: equal inputs give equal text. Countries are ISO 3166-1 alpha-2. */
export interface CanonicalInput {
  sessionToken: string | null;
  productToken: string | null;
  email: string | null;
  phoneNumber: string | null;
  phoneCountry: string | null;
  ipAddress: string | null;
  billingCountry: string | null;
  billingZip: string | null;
  /** Whether a billing country was given, recognized or not. */
  billingGiven: boolean;
}

const LONGEST = 320;

function problemsOf(input: FraudAnalysisInput): InputProblem[] {
  const problems = Object.entries(input).flatMap(([name, text]): InputProblem[] =>
    typeof text === 'string' && text.length > LONGEST
      ? [{ loc: [name], msg: `String should have at most ${LONGEST} characters`, type: 'string_too_long' }]
      : [],
  );
  const { email } = input;
  if (problems.length === 0 && email?.trim() && !readEmailAddress(email.trim()))
    problems.push({ loc: ['email'], msg: 'value is not a valid email address', type: 'value_error' });
  return problems;
}

const word = (text: string | null | undefined): string | null => text?.trim() || null;

/** Normalizes the input. Throws BAD_INPUT for texts that are too long and invalid email addresses. */
export async function canonicalInput(input: FraudAnalysisInput): Promise<CanonicalInput> {
  const problems = problemsOf(input);
  if (problems.length > 0) throw new Failure('BAD_INPUT', INVALID, problems);
  const [phoneCountry, billing] = [word(input.phoneCountry), word(input.billingCountry)];
  return {
    sessionToken: word(input.sessionToken),
    productToken: word(input.productToken),
    email: word(input.email)?.toLowerCase() ?? null,
    ipAddress: word(input.ipAddress)?.toLowerCase() ?? null,
    phoneNumber: word(input.phoneNumber)?.replace(/[\s().-]+/g, '') || null,
    phoneCountry: phoneCountry && (await countryCodeOf(phoneCountry)),
    billingCountry: billing && (await countryCodeOf(billing)),
    billingZip: word(input.billingZip)?.toUpperCase().replace(/\s+/g, '') || null,
    billingGiven: billing !== null,
  };
}
