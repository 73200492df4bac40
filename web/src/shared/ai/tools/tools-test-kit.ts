import { citiesList } from '@foothold/core/contract/geography.ts';
import { jobsGet, jobsSearch } from '@foothold/core/contract/jobs.ts';
import { occupationSearch } from '@foothold/core/contract/occupations.ts';
import type { Route } from '@foothold/core/contract/route.ts';
import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import { opened, testClock } from '../../../data/testing/own-data-test-kit.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import type { Proposal } from './proposal.ts';
import type { ToolContext } from './tool-context.ts';
import type { ToolResult } from './tool-result.ts';

/** A posting as the server tells it. */
export function posting(id: number, more: Partial<PostingDetail> = {}): PostingDetail {
  return PostingDetail.parse({
    ...{ internalId: null, applied: false, companyName: 'Mercy Health', companyAlreadyAdded: false },
    ...{
      companyInternalId: null,
      datePosted: '2026-11-17',
      datePostedValue: 0,
      daysAgoPosted: 2,
      dateAdded: '',
    },
    ...{ description: 'Nights on the surgical floor.', externalId: `x${id}`, jobAlreadyAdded: false },
    ...{ jobType: 'fulltime', jobTitle: 'Registered Nurse', location: 'Columbus, OH', latitude: 39.96 },
    ...{ longitude: -83, source: 'greenhouse', url: `https://jobs.example/${id}`, city: 'Columbus' },
    ...{ state: 'OH', country: 'US', salary: '$38 an hour', id, dateKind: 'posted', isRemote: false },
    ...{ placeCount: 1, distanceMiles: 3.2, pay: null, isSample: false, workplace: 'onsite' },
    ...{
      seniority: 'unknown',
      otherPostings: [],
      mentionedInText: false,
      isClose: false,
      moreOfEmployer: null,
      isOld: false,
    },
    ...{ descriptionHtml: '<p>Nights</p>', places: [], category: '', closedAt: null, closes: '' },
    ...more,
  });
}

/** A server that knows these postings, and one city and occupation; `asked` holds the bodies and queries it was sent. */
export function fakeServer(postings: readonly PostingDetail[]): {
  ask: ToolContext['ask'];
  asked: unknown[];
} {
  const asked: unknown[] = [];
  const answer = async (
    route: Route,
    given: { body?: unknown; query?: unknown; params?: { id?: string } },
  ) => {
    asked.push(given.body ?? given.query ?? given.params);
    if (route === jobsGet) {
      const found = postings.find(({ id }) => String(id) === given.params?.id);
      if (!found) throw new ApiError('posting-not-found', 'posting not found', { status: 404 });
      return found;
    }
    const told = { notices: [], understood: [], places: [], oldCount: 0 };
    const total = {
      ...{ totalResults: postings.length, allResults: postings.length, closeResults: 0 },
      totalIsCapped: false,
      isSample: false,
    };
    if (route === jobsSearch) return { results: postings, ...told, ...total };
    const city = {
      id: '4509177',
      name: 'Columbus',
      code: '',
      country: 'US',
      stateCode: 'OH',
      lat: 39.96,
      lng: -83,
    };
    if (route === citiesList)
      return { results: [{ ...city, population: 905_748, timeZone: 'America/New_York' }], total: 1 };
    const nurse = { parentCode: '29-1140', code: '29-1141', level: 'detailed', hasChildren: false };
    if (route === occupationSearch)
      return {
        results: [{ ...nurse, description: 'Registered Nurses', selected: false, searchTerm: 'nurse' }],
      };
    throw new Error(`Nobody answers ${route.path} here.`);
  };
  return { ask: answer as unknown as ToolContext['ask'], asked };
}

/** What tools stand on in a test: the open own data, a clock, a server; a Thursday. */
export function toolContext(more: Partial<ToolContext> = {}): ToolContext {
  return {
    db: opened(),
    clock: testClock(),
    today: '2026-11-19' as CalendarDate,
    ask: fakeServer([]).ask,
    signal: new AbortController().signal,
    ...more,
  };
}

/** What a tool read, as a screen meets it, without a database. */
export const exampleRead: ToolResult = {
  ok: true,
  title: 'Your jobs: nurse',
  total: 3,
  text: '2 of 3 own jobs.',
  rows: [
    {
      kind: 'job',
      id: 1,
      title: 'Registered Nurse · Mercy Health',
      detail: 'Application Submitted · Columbus, OH',
      to: '/job/edit/1',
    },
    {
      kind: 'job',
      id: 2,
      title: 'ICU Nurse · St. Luke’s Hospital',
      detail: 'Interview Scheduled · Boise, ID',
      to: '/job/edit/2',
    },
  ],
};

/** A proposal as a screen meets it, without a database; `answer` is what a yes comes to. */
export function exampleProposal(answer: Awaited<ReturnType<Proposal['apply']>>): Proposal {
  return {
    kind: 'proposal',
    callId: 'c1',
    tool: 'set_status',
    question: 'Move “Registered Nurse · Mercy Health” to Interview Requested?',
    yes: 'Yes, move job',
    fields: [
      { label: 'Status', before: 'Application Submitted', after: 'Interview Requested' },
      { label: 'Day', before: 'October 21, 2026', after: 'November 19, 2026' },
    ],
    stays: 'The texts, dates and documents of the job stay.',
    changeFirst: '/job/edit/1',
    declined: 'The person said no. Nothing was written.',
    apply: async () => answer,
  };
}
