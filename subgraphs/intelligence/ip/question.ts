export interface IpQuestion {
  ip: string;
}
