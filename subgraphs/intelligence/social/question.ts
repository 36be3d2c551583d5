/** `email` as `local@domain` in lower case, `phone` in E.164 format; null: not given. */
export interface SocialQuestion {
  email: string | null;
  phone: string | null;
}
