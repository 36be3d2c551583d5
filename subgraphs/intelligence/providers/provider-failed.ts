/** Why a provider gave no answer that can be used. */
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

/** What is told of a failure, so that it is logged. */
export interface ProviderFailure {
  capability: string;
  error: unknown;
}

export type Report = (failure: ProviderFailure) => void;

/** An outage of one provider. Nothing of the question or of the answer is in it, so that it may be logged. */
export class ProviderFailed extends Error {
  /** `hibp.timed_out`: what the log keeps of it. */
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
