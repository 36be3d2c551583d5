/** `email` as `local@domain` in lower case. */
export interface EmailQuestion {
  email: string;
}

/** `domain` in ASCII form, whose mail servers are asked for. */
export interface MxQuestion {
  domain: string;
}
