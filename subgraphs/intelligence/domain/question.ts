/** `domain` in ASCII form. */
export interface DomainQuestion {
  domain: string;
}
