interface AddressParts {
  /** The whole address, if the host entered it as one text. */
  address: string | null;
  street: string;
  zipcode: string | null;
  city: string;
}

/** An address in one line. */
export const addressLine = ({ address, street, zipcode, city }: AddressParts): string =>
  address ?? [street, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
