/**
 * Every call of docs/spec/calls.md below `/api`, by its headings; `:name` is a parameter, optional parts are calls of
 * their own.
 */
export const specifiedCalls = {
  User: [
    'POST /user/get/:id',
    'POST /user/create',
    'POST /user/upsert',
    'POST /user/update/:id',
    'DELETE /user/:id',
    'POST /email/support',
  ],
  Companies: [
    'POST /company/groups',
    'GET /company/groups',
    'GET /company/:id',
    'POST /company',
    'POST /company/:id',
    'DELETE /company/:id',
  ],
  // docs/spec/readings.md R11: in the two lists by population, `:ascending` is `false` in the specification and may be `true`.
  Geography: [
    'GET /msa/geo/:country/:stateCode',
    'GET /stateprovinces/geo/:country',
    'GET /stateprovinces/geo/:country/:state',
    'GET /cbsa/US',
    'GET /cbsa/US/:area',
    'GET /countries/geo',
    'GET /countries/geo/:code',
    'GET /countrycities/:country/:offset/:limit/population/:ascending',
    'GET /statecities/:country/:state/:offset/:limit/population/:ascending',
    'GET /stateprovince/:country/:state',
    'GET /city/:id',
    'POST /geosearch/reverse/geocode',
    'POST /geosearch/geocode',
  ],
  Jobs: [
    'POST /jobs/search',
    'GET /joboccupation/code/:code',
    'GET /joboccupations/parent',
    'GET /joboccupations/parent/:code',
    'GET /joboccupations/children/:code',
  ],
  Places: ['POST /geography/geosearch/places', 'GET /geography/geosearch/location/detail/:placeId'],
  Subscriptions: [
    'POST /subscriptions/checkout/link',
    'POST /subscriptions/customer/:customerId',
    'POST /subscription/create/:id',
    'POST /subscription/cancel/:id',
    'POST /subscriptions/pay/record/:id',
  ],
  AI: [
    'POST /ai/request',
    'POST /ai/resume/review',
    'POST /ai/resume/optimize',
    'POST /ai/resume/analyze',
    'POST /ai/career/counseling',
    'POST /ai/career/coaching',
    'POST /ai/job/search/coach',
    'POST /ai/job/search/assistant',
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * The calls that are our own (docs/spec/design.md, HTTP; docs/spec/readings.md R19), under the same headings or one of
 * their own.
 */
export const ownCalls = {
  User: [
    'GET /user/security-log',
    'GET /user/sessions',
    'DELETE /user/sessions/others',
    'DELETE /user/sessions/:sessionId',
    'POST /user/email',
    'DELETE /user/email',
    'POST /user/email/confirm',
    'GET /user/passkeys',
    'POST /user/passkeys/offers',
    'POST /user/passkeys/offers/:offerId',
    'DELETE /user/passkeys/:passkeyId',
    'POST /user/second-sign-in',
    'DELETE /user/second-sign-in',
    'POST /user/second-sign-in/codes',
    'DELETE /user/second-sign-in/loss',
  ],
  Server: [
    'GET /config',
    'GET /health',
    'GET /ready',
    'GET /dev/mailbox',
    'GET /dev/sources',
    'POST /dev/sources',
    'DELETE /dev/sources/run',
  ],
  Jobs: [
    'GET /jobs/:id',
    'GET /jobs/:id/similar',
    'POST /jobs/:id/check',
    'POST /jobs/search/points',
    'GET /jobs/sources',
    'GET /jobs/suggest',
    'POST /jobs/capture',
    'GET /joboccupations/search',
  ],
  Companies: [
    'POST /company/points',
    'POST /company/openings',
    'POST /company/news',
    'POST /company/lookup',
    'GET /company/contributions',
    'DELETE /company/contributions/:changeId',
    'POST /company/proposals/:proposalId/agree',
    'POST /company/:id/dispute',
    'GET /operator/self',
    'GET /operator/queue',
    'GET /operator/log',
    'POST /operator/decisions',
  ],
  Geography: ['GET /geosearch/suggest', 'POST /geosearch/locations', 'GET /cities', 'GET /cities/sums'],
  Places: ['POST /geosearch/route'],
  AI: ['POST /ai/models'],
  Subscriptions: [
    'GET /subscriptions/plans',
    'GET /subscriptions/own',
    'POST /subscriptions/portal',
    'POST /subscription/keep/:id',
    'POST /subscription/stay/:id',
    'POST /subscription/change/:id',
    'POST /webhooks/polar',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Calls below `/api` that do not answer in the envelope, and what they answer instead; `*` stands for any rest. */
export const callsOutsideEnvelope = {
  '/auth/*':
    'sign-in by mailed link, with Google or a passkey, sessions and bearer tokens, in the shapes of the identity library',
  '/openapi.json': 'the description of the API',
  '/docs': 'the same as a page',
  '/commands/import': 'one JSON line per event, for the postings command of this machine only',
} as const;
