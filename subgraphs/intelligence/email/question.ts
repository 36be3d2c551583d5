/** `email` as `local@domain` in lowercase. */
export interface EmailQuestion {
  email: string;
}

/** `domain` in ASCII form, whose mail servers to look up. */
export interface MxQuestion {
  domain: string;
}
