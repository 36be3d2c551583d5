/** Error messages shared by all parts of the service. Codes stay at the call sites. */
export const messages = {
  // Faults of the service
  internal: 'Something went wrong on our side.',
  unavailable: 'The service is temporarily unavailable. Try again in a few seconds.',
  storageFull: 'The service has run out of storage. Try again later.',
  noAnswerFromGraph: 'The GraphQL service did not respond. Try again.',
  graphUnavailable: 'The GraphQL service is temporarily unavailable (503). Try again.',
  graphStatus: (status: number) => `The GraphQL service returned HTTP ${status}.`,

  // Credentials
  sdkKeyOnly: "SDK keys can only run the portal's client-side operations. Use a secret API key.",
  ownLinkOnly: 'This portal link only gives access to its own portal.',
  previewOnly: 'This is a preview: nothing can be submitted or changed.',

  // Idempotency
  takenOver: 'Another request with this Idempotency-Key is now in progress. This request changed nothing.',

  // Subscriptions
  subscriptionsAtGateway:
    'Subscriptions are only available through the gateway. Open a WebSocket to its /graphql endpoint.',

  // Files
  badFileName: 'Not a valid stored file name.',
  filesUnavailable: 'File storage is temporarily unavailable. Try again later.',
  fileTimeout: 'File storage timed out.',
  fileTooLarge: 'The stored object is larger than the maximum file size.',

  // Scalars
  notADay: 'Date must be a day of the calendar, YYYY-MM-DD.',
  notATime: 'DateTime must be a time with a time zone (RFC 3339), such as 2027-03-01T14:30:00Z.',

  // Background work
  workersBusy: 'All workers are busy. Try again later.',
  workerWaitTimeout: 'Timed out waiting for a free worker.',
  workersStopping: 'The worker pool is shutting down.',
  taskTimeout: 'The task timed out.',
  workerExited: 'The worker process exited before it finished its task.',

  // Requests to other servers
  receiverTimeout: 'The receiver did not respond in time.',
  receiverUnreachable: 'Could not connect to the receiver.',
  receiverCutOff: 'The receiver closed the connection before its response was complete.',
  notSent: 'The message could not be sent.',
  urlMalformed: 'The address is not a valid URL.',
  urlScheme: 'Only http and https addresses are supported.',
  urlCredentials: 'The address must not contain a user name or password.',
  urlNotPublic: 'The address does not resolve to a public IP address.',
  urlNotResolved: 'The host name of the address could not be resolved.',
  urlResolveTimeout: 'Resolving the host name of the address timed out.',
};

/** Problems of one member or setting: each continues a sentence that begins with its name. */
export const problems = {
  required: 'is required',
  cursor: 'must be a cursor from a previous page',
  atMostItems: (most: number) => `must have at most ${most} items`,
  notWithFirst: 'cannot be combined with first',
  atLeast: (least: number) => `must be at least ${least}`,
};
