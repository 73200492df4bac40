/** A finding that is how the product is meant to be. */
export type Deviation = {
  check: string;
  /** Calls it may be found at, as `POST /path`; absent: all. */
  calls?: RegExp;
  status: number;
  /** What the answer says; it is accepted for this alone. */
  answer: RegExp;
  because: string;
};

/** Findings that are accepted; whatever else is found makes the proof fail. */
export const acceptedDeviations: readonly Deviation[] = [
  {
    check: 'unsupported_method',
    status: 404,
    answer: /"code":"route-not-found"/,
    because:
      'an address that is not mounted for a method is 404 “route-not-found” by the specification, never 405',
  },
  {
    check: 'unsupported_method',
    calls: /^\w+ \/(?:company\/\w+|jobs\/search)$/,
    status: 400,
    answer: /id: a (?:company|job) number/,
    because: 'for this method the address is that of one record, whose number is wrong',
  },
  {
    check: 'unsupported_method',
    calls: /^\w+ \/company\/\w+$/,
    status: 401,
    answer: /"code":"unauthenticated"/,
    because: 'for this method the address is that of one company, which asks for a session',
  },
  {
    check: 'positive_data_acceptance',
    status: 400,
    answer: /bbox: south must not lie north of north/,
    because: 'a relation between two fields, which a schema cannot state',
  },
  {
    check: 'positive_data_acceptance',
    calls: /^GET \/cities$/,
    status: 400,
    answer: /by distance needs near/,
    because: 'a relation between two fields, which a schema cannot state',
  },
  {
    check: 'positive_data_acceptance',
    status: 400,
    answer: /text without NUL signs|a name in one line/,
    because:
      'a pattern for signs of control needs classes of Unicode, which not every reader of schemas knows',
  },
  {
    check: 'positive_data_acceptance',
    calls: /^POST \/geosearch\/route$/,
    status: 422,
    answer: /knows no service of roads/,
    because: 'which services there are depends on the configuration',
  },
  {
    check: 'positive_data_acceptance',
    calls: /^POST \/user\/(?:passkeys|second-sign-in)/,
    status: 422,
    answer: /belong to a name and not to an IP address/,
    because: 'the proof speaks to an address of numbers, which cannot have passkeys',
  },
  {
    check: 'positive_data_acceptance',
    status: 400,
    answer: /has to say something|a link or a text is needed|give bbox, or lat and lng/,
    because: 'one of several fields is needed, which the schema of one field cannot state',
  },
  {
    check: 'positive_data_acceptance',
    calls: /^POST \/ai\/models$/,
    status: 400,
    answer: /X-Own-Model-Url is needed/,
    because: 'a header that is optional for other calls',
  },
  {
    check: 'positive_data_acceptance',
    calls: /^POST \/ai\//,
    status: 422,
    answer: /"code":"provider-not-configured"/,
    because: 'which models there are depends on the configuration',
  },
  {
    check: 'positive_data_acceptance',
    calls: /geosearch|cities/,
    status: 400,
    answer: /"field":"(?:bbox|near)"/,
    because: 'numbers in a text, whose range and order a schema cannot state',
  },
  {
    check: 'positive_data_acceptance',
    calls: /^POST \/geography\/geosearch\/places$/,
    status: 400,
    answer: /is not a type of place|has a list of its own/,
    because: 'one of some hundred types by any of their names',
  },
  {
    check: 'positive_data_acceptance',
    calls: /^POST \/dev\/sources$/,
    status: 400,
    answer: /There is no posting source/,
    because: 'the posting sources depend on the configuration',
  },
  {
    check: 'positive_data_acceptance',
    calls: /^POST \/user\/email\/confirm$/,
    status: 400,
    answer: /"code":"missing-email-link"/,
    because: 'a token that was never mailed; the specification gives it this code',
  },
];
