import type { InputProblem } from '#kit/failure.js';
import type { Field } from '../pages/field-row.js';
import type { SignInWords } from './words/en.js';

/** Limits of the identity subgraph: of names, addresses, phone numbers and passwords, by type of field. */
const LONGEST: Record<string, number> = { text: 200, email: 254, tel: 40, password: 200 };
const SHORTEST_PASSWORD = 12;

/** The field for a new password. `label` says whose. */
export function newPasswordField({ fields }: SignInWords, name: string, label: string): Field {
  const hint = fields.passwordHint(SHORTEST_PASSWORD);
  return { name, label, type: 'password', autocomplete: 'new-password', required: true, hint };
}

/** The field for the current password. */
export function passwordField(name: string, label: string): Field {
  return { name, label, type: 'password', autocomplete: 'current-password', required: true };
}

/** The field for an address that signs in, named as password managers expect. */
export function emailField(label: string): Field {
  return { name: 'email', label, type: 'email', autocomplete: 'username', required: true };
}

/** The field for a code of the authenticator app. */
export function codeField({ fields }: SignInWords): Field {
  return { name: 'code', label: fields.code, type: 'text', autocomplete: 'one-time-code', required: true };
}

/** Says what is wrong with a field. The problem's own message is English and for the API. */
export function problemText({ problems }: SignInWords, { label, type }: Field, problem: InputProblem): string {
  switch (problem.type) {
    case 'missing':
      return problems.required(label);
    case 'too_long':
      return problems.tooLong(label, LONGEST[type]!);
    case 'too_short':
      return problems.tooShort(label, SHORTEST_PASSWORD);
    case 'common_password':
      return problems.commonPassword(label);
    case 'personal_password':
      return problems.personalPassword(label);
    case 'email_taken':
      return problems.emailTaken(label);
    case 'value_error':
      if (type === 'email') return problems.email(label);
      // Names and passwords are texts of any kind.
      return type === 'tel' ? problems.phone(label) : problems.badText(label);
    default:
      return problems.other(label);
  }
}
