import { TestAuthenticator } from './test-authenticator.ts';
import type { Member } from './test-member.ts';
import { addPasskey } from './test-passkeys.ts';

/**
 * How each guarded call is made by its owner, and what another signed-in person gets for the very same call: `own` is
 * an answer about themselves. A guarded route without a line here fails the test, so that the table grows with the contract.
 */
export type Line = {
  url: (owner: Owner) => string;
  payload?: object | ((owner: Owner) => object);
  headers?: Readonly<Record<string, string>>;
  other: 403 | 404 | 'own';
  /** Everybody of it has bought a plan; the owner, and no other person, is an operator. */
  as?: 'buyer' | 'operator';
  /** What each of the two does before the call, freshly signed in; what it returns is added to the owner. */
  before?: (owner: Owner) => Promise<Partial<Owner>>;
};
/** `companyId` is a row of the directory that they added, `changeId` their adding it, `proposalId` what somebody proposes for it. */
export type Owner = Member & {
  sessionId: string;
  companyId: number;
  changeId: number;
  proposalId: number;
} & Bought &
  HasPasskey;
/** A passkey that is there or offered; '' and null for who has none. */
export type HasPasskey = { passkeyId: string; offerId: string; credential: object | null };
/** What a buyer has at the payment service; '' for who bought nothing. */
export type Bought = { checkoutId: string; customerId: string; subscriptionId: string };

export const matrix: Readonly<Record<string, Line>> = {
  userGet: { url: ({ id }) => `/user/get/${id}`, other: 403 },
  userCreate: { url: () => '/user/create', payload: { name: 'Maya' }, other: 'own' },
  userUpsert: { url: () => '/user/upsert', payload: { name: 'Maya' }, other: 'own' },
  userUpdate: { url: ({ id }) => `/user/update/${id}`, payload: { name: 'Maya' }, other: 403 },
  userDelete: { url: ({ id }) => `/user/${id}`, other: 403 },
  sessionsList: { url: () => '/user/sessions', other: 'own' },
  sessionsEndOthers: { url: () => '/user/sessions/others', other: 'own' },
  securityLogGet: { url: () => '/user/security-log', other: 'own' },
  sessionEnd: {
    url: ({ sessionId }) => `/user/sessions/${sessionId}`,
    other: 404,
    // The fresh sign-in took the place of the one before.
    before: async ({ call }) => ({
      sessionId: (await call('GET', '/user/sessions')).json().data[0].id,
    }),
  },
  emailChangeAsk: { url: () => '/user/email', payload: { email: 'moved@example.com' }, other: 'own' },
  jobsCapture: { url: () => '/jobs/capture', payload: { text: 'Cook at Blue Fern' }, other: 'own' },
  companyCreate: { url: () => '/company', payload: { companyName: 'Blue Fern' }, other: 'own' },
  companyUpdate: {
    url: ({ companyId }) => `/company/${companyId}`,
    payload: { address: '1 Main St' },
    // Of others it is a proposal.
    other: 'own',
  },
  companyDelete: { url: ({ companyId }) => `/company/${companyId}`, other: 403 },
  companyContributions: { url: () => '/company/contributions', other: 'own' },
  companyTakeBack: { url: ({ changeId }) => `/company/contributions/${changeId}`, other: 404 },
  proposalAgree: { url: ({ proposalId }) => `/company/proposals/${proposalId}/agree`, other: 'own' },
  companyDispute: {
    url: ({ companyId }) => `/company/${companyId}/dispute`,
    payload: { field: 'description', reason: 'outdated' },
    other: 'own',
  },
  operatorSelf: { url: () => '/operator/self', other: 'own' },
  operatorQueue: { url: () => '/operator/queue', other: 403, as: 'operator' },
  operatorLog: { url: () => '/operator/log', other: 403, as: 'operator' },
  operatorDecide: {
    url: () => '/operator/decisions',
    payload: ({ proposalId }) => ({ action: 'accept', subject: String(proposalId), reason: 'It is so.' }),
    other: 403,
    as: 'operator',
  },
  companyLookUp: { url: () => '/company/lookup', payload: { companyName: 'Blue Fern' }, other: 'own' },
  commuteRoute: {
    url: () => '/geosearch/route',
    payload: { from: { lat: 39.96, lng: -83 }, to: { lat: 40.1, lng: -83 }, mode: 'driving' },
    other: 'own',
  },
  aiRequest: { url: () => '/ai/request', payload: { prompt: 'What is an RN?' }, other: 'own' },
  resumeReview: { url: () => '/ai/resume/review', payload: { resume: 'Nurse' }, other: 'own' },
  resumeOptimize: { url: () => '/ai/resume/optimize', payload: { resume: 'Nurse' }, other: 'own' },
  resumeAnalyze: { url: () => '/ai/resume/analyze', payload: { resume: 'Nurse', job: {} }, other: 'own' },
  careerCounseling: { url: () => '/ai/career/counseling', payload: { career: 'Nurse' }, other: 'own' },
  careerCoaching: { url: () => '/ai/career/coaching', payload: { career: 'Nurse' }, other: 'own' },
  searchCoach: { url: () => '/ai/job/search/coach', payload: { prompt: 'No answers' }, other: 'own' },
  searchAssistant: { url: () => '/ai/job/search/assistant', payload: { prompt: 'Due?' }, other: 'own' },
  ownModels: {
    url: () => '/ai/models',
    payload: {},
    headers: { 'x-own-model-url': 'http://127.0.0.1:11434' },
    other: 'own',
  },
  passkeysList: { url: () => '/user/passkeys', other: 'own' },
  passkeyOffer: { url: () => '/user/passkeys/offers', other: 'own' },
  passkeyAdd: {
    url: ({ offerId }) => `/user/passkeys/offers/${offerId || '1'}`,
    payload: ({ credential }) => ({ name: 'Laptop', credential }),
    other: 404,
    before: async ({ call }) => {
      const { offerId, options } = (await call('POST', '/user/passkeys/offers')).json().data;
      return { offerId, credential: new TestAuthenticator().create(options) };
    },
  },
  passkeyRemove: {
    url: ({ passkeyId }) => `/user/passkeys/${passkeyId || '1'}`,
    other: 404,
    before: async (owner) => ({ passkeyId: (await addPasskey(owner)).passkeyId }),
  },
  secondDemand: {
    url: () => '/user/second-sign-in',
    payload: {},
    other: 'own',
    before: async (owner) => ({ passkeyId: (await addPasskey(owner)).passkeyId }),
  },
  secondRelease: { url: () => '/user/second-sign-in', other: 'own' },
  recoveryCodesRenew: {
    url: () => '/user/second-sign-in/codes',
    other: 'own',
    before: async (owner) => {
      const { passkeyId } = await addPasskey(owner);
      await owner.call('POST', '/user/second-sign-in', {});
      return { passkeyId };
    },
  },
  lossCancel: { url: () => '/user/second-sign-in/loss', other: 'own' },
  emailChangeCancel: { url: () => '/user/email', other: 'own' },
  ownPlanGet: { url: () => '/subscriptions/own', other: 'own' },
  checkoutLink: {
    url: () => '/subscriptions/checkout/link',
    payload: ({ email }) => ({ email, productId: 'pro' }),
    // Only for the address of the account, which the body names.
    other: 403,
  },
  portalLink: { url: () => '/subscriptions/portal', other: 'own', as: 'buyer' },
  subscriptionsOfCustomer: {
    url: ({ customerId }) => `/subscriptions/customer/${customerId}`,
    other: 403,
    as: 'buyer',
  },
  subscriptionCreate: {
    url: ({ id }) => `/subscription/create/${id}`,
    payload: ({ checkoutId }) => ({ checkoutId }),
    other: 403,
    as: 'buyer',
  },
  payRecord: {
    url: ({ id }) => `/subscriptions/pay/record/${id}`,
    payload: ({ checkoutId }) => ({ checkoutId }),
    other: 403,
    as: 'buyer',
  },
  subscriptionCancel: {
    url: ({ id }) => `/subscription/cancel/${id}`,
    payload: ({ customerId, subscriptionId }) => ({ customerId, subscriptionId }),
    other: 403,
    as: 'buyer',
  },
  subscriptionKeep: {
    url: ({ id }) => `/subscription/keep/${id}`,
    payload: ({ customerId, subscriptionId }) => ({ customerId, subscriptionId }),
    other: 403,
    as: 'buyer',
  },
  subscriptionStay: {
    url: ({ id }) => `/subscription/stay/${id}`,
    payload: ({ customerId, subscriptionId }) => ({ customerId, subscriptionId }),
    other: 403,
    as: 'buyer',
  },
  subscriptionChange: {
    url: ({ id }) => `/subscription/change/${id}`,
    payload: ({ customerId, subscriptionId }) => ({ customerId, subscriptionId, productId: 'pro' }),
    other: 403,
    as: 'buyer',
  },
};
