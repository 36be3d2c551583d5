import { z } from 'zod';
import { type Answered, providerFailure } from './answered.js';
import { twins } from './twins.js';
import { messages } from '../../messages.js';

interface PhoneFacts {
  valid: boolean;
  countryCode: string | null;
  phoneNumber: string | null;
  nationalFormat: string | null;
}

interface EmailFacts {
  valid: boolean;
  disposable: boolean;
  free: boolean;
  mx: Answered<{ acceptsMail: boolean }> | null;
  education: Answered<{ institution: object | null }> | null;
}

const country = z.string().regex(/^[A-Za-z]{2}$/, messages.countryCode);

export const validateRoutes = [
  ...twins({
    path: '/validate/phone/:number',
    forPages: true,
    summary: 'Validate a phone number; an invalid one returns 200 with `error`',
    members: ['country'],
    query: z.looseObject({ country: country.optional() }),
    operation: /* GraphQL */ `
      query ValidatePhone($number: String!, $country: String) {
        phoneFacts(number: $number, defaultCountry: $country) {
          known
          reason
          facts {
            valid
            countryCode
            phoneNumber: e164
            nationalFormat
          }
        }
      }
    `,
    failure: ({ phoneFacts }) => providerFailure(phoneFacts as Answered<PhoneFacts>),
    answer: ({ phoneFacts }) => {
      const { facts, reason } = phoneFacts as Answered<PhoneFacts>;
      if (reason === 'country_undetermined') return { error: messages.phoneNeedsCountry };
      if (!facts?.valid) return { error: messages.phoneInvalid };
      const { countryCode, phoneNumber, nationalFormat } = facts;
      return { countryCode, phoneNumber, nationalFormat };
    },
  }),
  ...twins({
    path: '/validate/email/:email',
    forPages: true,
    summary: 'Validate an email address and look up its domain',
    operation: /* GraphQL */ `
      query ValidateEmail($email: String!) {
        emailFacts(email: $email) {
          known
          reason
          facts {
            valid
            disposable
            free
            mx {
              known
              facts {
                acceptsMail
              }
            }
            education {
              known
              reason
              facts {
                institution {
                  name
                  countryName
                  countryCode
                  domains
                  urls
                }
              }
            }
          }
        }
      }
    `,
    failure: ({ emailFacts }) => {
      const answer = emailFacts as Answered<EmailFacts>;
      return providerFailure(answer) ?? (answer.facts?.education ? providerFailure(answer.facts.education) : null);
    },
    answer: ({ emailFacts }) => {
      const { facts } = emailFacts as Answered<EmailFacts>;
      if (!facts?.valid) return { status: 'INVALID' };
      const institution = facts.education?.facts?.institution ?? null;
      const { disposable: isDisposable, free: isFree } = facts;
      // The address itself is still checked if the name servers fail.
      const mail = facts.mx?.facts && { acceptsMail: facts.mx.facts.acceptsMail };
      const result = { isEduEmail: institution !== null, emailDomainEducation: institution, isDisposable, isFree };
      return { status: 'VALID', result: { ...result, ...mail } };
    },
  }),
];
