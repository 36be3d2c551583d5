/** `email` as `local@domain` in lower case. */
export interface EmailQuestion {
  email: string;
}
