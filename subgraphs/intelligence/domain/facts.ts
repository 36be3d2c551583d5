export interface Company {
  name: string;
  country: string | null;
  industry: string | null;
  size: string | null;
  profileUrl: string | null;
  founded: string | null;
}
