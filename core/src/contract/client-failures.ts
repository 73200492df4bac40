/** What can keep the web from getting any answer at all, and what a person reads then. */
export const clientFailures = {
  offline: 'You are offline. Everything saved in this browser is there; this needs a connection.',
  network: 'The server could not be reached. Nothing you saved is affected. Try again in a minute.',
  timeout: 'The server took too long to answer. Nothing you saved is affected. Try again in a minute.',
  'bad-answer':
    'The server gave an answer that could not be read. Nothing you saved is affected. Reload the page and try again.',
} as const;

/** A code of `clientFailures`. */
export type ClientFailure = keyof typeof clientFailures;
