/** A source's report about an IP address; `timestamp` is the last report (ISO 8601). */
export interface IpThreat {
  ip: string;
  title: string;
  link: string | null;
  timestamp: string | null;
  source: string;
  tags: string[];
  reasons: string[];
}
