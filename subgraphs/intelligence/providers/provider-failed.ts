/** Why a provider returned no usable response. */
export type FailedBecause =
  | 'timed_out'
  | 'not_connected'
  | 'broken_off'
  | 'address_refused'
  | 'credentials_refused'
  | 'rate_limited'
  | 'refused'
  | 'unreadable'
  | 'too_large'
  | 'busy'
  | 'circuit_open'
  | 'fault';

/** Details of a failure for the log. */
export interface ProviderFailure {
  capability: string;
  error: unknown;
}

export type Report = (failure: ProviderFailure) => void;

/** An outage of one provider. Contains nothing of the request or response, so that it can be logged. */
export class ProviderFailed extends Error {
  /** `hibp.timed_out`: the code in the log. */
  readonly code: string;

  constructor(
    readonly provider: string,
    readonly because: FailedBecause,
    options?: ErrorOptions,
  ) {
    super(`The provider ${provider} returned no usable response: ${because}.`, options);
    this.name = 'ProviderFailed';
    this.code = `${provider}.${because}`;
  }
}
