/** Error messages of screening and ID checks: what happened, then what to do. */
export const screeningMessages = {
  // Business rules
  ruleNotFound: 'Business rule not found.',
  ruleNameTaken: 'is already used by another rule',
  draftToLive: 'A draft cannot go live directly. Set it to shadow first to see its effect.',
  tooManyRules: (max: number) => `Business rule limit reached: ${max} per account. Delete a rule first.`,
  empty: 'must not be empty',
  tooLong: (max: number) => `must be at most ${max} characters`,
  controlCharacters: 'must not contain control characters or invalid Unicode characters',
  tooManyActions: (max: number) => `must have at most ${max} actions`,
  approveAndDecline: 'must not both approve and decline',
  screenNotExpected: 'is only allowed with require_screen',
  screenUnknown: 'must be the name of a screen',
  unsupportedFunction: (name: string, supported: readonly string[]) =>
    `calls unsupported function ${name}. Use one of: ${supported.join(', ')}`,
  notBoolean: (type: string) => `must return true or false, but returns ${type}`,
  invalidCondition: (problem: string) => `is not a valid condition: ${problem}`,

  // Features for model training
  featuresForbidden: 'Only the service itself can read training features.',
  belowOne: 'must be at least 1',
  invalidCursor: 'must be a cursor from the previous page',

  // Reports, images and erasure
  reportUnavailable: 'The report data is temporarily unavailable. Try again.',
  tooManyImages: 'Too many images are being processed. Try again in a moment.',
  dismissalsUnavailable: 'Dismissed watchlist matches cannot be deleted right now. Try again.',
};
