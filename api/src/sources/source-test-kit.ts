import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PostingSource } from '../providers/posting-sources/port.ts';
import type { SourceAccess } from '../providers/posting-sources/source-request.ts';
import { adzuna } from './adzuna/request.ts';
import { arbeitnow } from './arbeitnow/request.ts';
import { ashby } from './ashby/request.ts';
import { greenhouse } from './greenhouse/request.ts';
import { hackerNews } from './hacker-news/request.ts';
import { lever } from './lever/request.ts';
import { recruitee } from './recruitee/request.ts';
import { remoteOk } from './remote-ok/request.ts';
import { remotive } from './remotive/request.ts';
import { smartRecruiters } from './smart-recruiters/request.ts';
import { theMuse } from './the-muse/request.ts';
import { usaJobs } from './usa-jobs/request.ts';
import { workable } from './workable/request.ts';

/** Answers a request of a source in a test; `null` leaves it to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** A loopback server whose answers a test sets, and the requests it got. */
export type FakeSource = {
  base: string;
  requests: { path: string; headers: IncomingMessage['headers'] }[];
  answer: Handler;
  close(): Promise<void>;
};

/** Starts one on a free port. */
export async function openFakeSource(): Promise<FakeSource> {
  const server = createServer((request, response) => {
    fake.requests.push({ path: request.url ?? '', headers: request.headers });
    response.on('error', () => undefined);
    fake.answer(request, response, new URL(request.url ?? '', fake.base));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const fake: FakeSource = {
    base: `http://127.0.0.1:${port}`,
    requests: [],
    answer: (_request, response) => void response.writeHead(500).end(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return fake;
}

/** Answers a value as JSON. */
export function sendJson(
  response: ServerResponse,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

/** How a source speaks: what the suite needs to know of each. */
export type Dialect = {
  make: (access: SourceAccess) => PostingSource;
  /** What follows the loopback address in the configured one. */
  baseEnd?: string;
  /** Rows of one page; null where the whole list is one answer. */
  pageSize: number | null;
  /** A row with this number, readable by the format of the source's name. */
  row: (n: number) => unknown;
  /** An answer in the wire form: rows from `from`, `total` in all. */
  list: (rows: readonly unknown[], at: { from: number; total: number }) => unknown;
  /** Which row a paged request begins with. */
  from?: (url: URL) => number;
  /** True for requests before the list that `before` answers. */
  isBefore?: (url: URL) => boolean;
  before?: unknown;
};

/** The key that no message may repeat. */
export const secretKey = 'k3y-of-nobody-else';

const text = (n: number, name: string) => ({ [name]: `id-${n}` });

/** Every source by its name. A new one gets its line here and passes the suite. */
export const dialects: Readonly<Record<string, Dialect>> = {
  greenhouse: {
    make: greenhouse,
    pageSize: null,
    row: (n) => ({ id: n, title: `Carpenter ${n}`, company_name: 'Birch', location: { name: 'Boise, ID' } }),
    list: (jobs) => ({ jobs, meta: { total: jobs.length } }),
  },
  lever: {
    make: lever,
    pageSize: 100,
    from: (url) => Number(url.searchParams.get('skip')),
    row: (n) => ({ ...text(n, 'id'), text: `Driver ${n}`, categories: { location: 'Boise, ID' } }),
    list: (rows) => rows,
  },
  ashby: {
    make: ashby,
    pageSize: null,
    row: (n) => ({ ...text(n, 'id'), title: `Technician ${n}`, isListed: true, location: 'Boise, ID' }),
    list: (jobs) => ({ apiVersion: '1', jobs }),
  },
  smartrecruiters: {
    make: smartRecruiters,
    pageSize: 100,
    from: (url) => Number(url.searchParams.get('offset')),
    row: (n) => ({ ...text(n, 'id'), name: `Glazier ${n}`, company: { name: 'Blue', identifier: 'blue' } }),
    list: (content, { from, total }) => ({ offset: from, limit: 100, totalFound: total, content }),
  },
  recruitee: {
    make: recruitee,
    baseEnd: '/{company}',
    pageSize: null,
    row: (n) => ({ id: n, title: `Baker ${n}`, company_name: 'Korn' }),
    list: (offers) => ({ offers }),
  },
  workable: {
    make: workable,
    pageSize: null,
    row: (n) => ({ ...text(n, 'shortcode'), title: `Builder ${n}` }),
    list: (jobs) => ({ name: 'Cedar', jobs }),
  },
  remotive: {
    make: remotive,
    pageSize: null,
    row: (n) => ({ id: n, title: `Editor ${n}`, company_name: 'Sage' }),
    list: (jobs) => ({ '0-legal-notice': 'Terms', 'job-count': jobs.length, jobs }),
  },
  remoteok: {
    make: remoteOk,
    pageSize: null,
    row: (n) => ({ ...text(n, 'id'), position: `Tailor ${n}`, company: 'Thimble' }),
    list: (rows) => [{ last_updated: 1, legal: 'Terms' }, ...rows],
  },
  arbeitnow: {
    make: arbeitnow,
    pageSize: 100,
    from: (url) => (Number(url.searchParams.get('page')) - 1) * 100,
    row: (n) => ({ ...text(n, 'slug'), title: `Koch ${n}`, company_name: 'Linde' }),
    list: (data, { from, total }) => ({
      data,
      links: { next: from + data.length < total ? '?page=x' : null },
    }),
  },
  themuse: {
    make: theMuse,
    pageSize: 20,
    from: (url) => Number(url.searchParams.get('page')) * 20,
    row: (n) => ({ id: n, name: `Nurse ${n}`, company: { name: 'Paylight' } }),
    list: (results, { from, total }) => ({ page: from / 20, page_count: Math.ceil(total / 20), results }),
  },
  hackernews: {
    make: hackerNews,
    pageSize: null,
    isBefore: (url) => url.pathname.endsWith('/search_by_date'),
    before: {
      hits: [
        { objectID: '5', title: 'Ask HN: Who wants to be hired? (August 2026)' },
        { objectID: '4', title: 'Ask HN: Who is hiring? (August 2026)' },
      ],
    },
    row: (n) => ({ id: n, author: 'a', text: `Lantern | Map Maker ${n} | Boise, ID` }),
    list: (children) => ({ id: 4, children }),
  },
  adzuna: {
    make: (access) => adzuna(access, { appId: 'app-1', appKey: secretKey }),
    pageSize: 50,
    from: (url) => (Number(url.pathname.split('/').at(-1)) - 1) * 50,
    row: (n) => ({ ...text(n, 'id'), title: `Porter ${n}`, company: { display_name: 'Quay' } }),
    list: (results, { total }) => ({ count: total, results }),
  },
  usajobs: {
    make: (access) => usaJobs({ ...access, headers: { 'user-agent': 'a@b.co', 'authorization-key': 'k' } }),
    pageSize: 500,
    from: (url) => (Number(url.searchParams.get('Page')) - 1) * 500,
    row: (n) => ({
      ...text(n, 'MatchedObjectId'),
      MatchedObjectDescriptor: { PositionTitle: `Ranger ${n}`, OrganizationName: 'Parks' },
    }),
    list: (SearchResultItems) => ({ SearchResult: { SearchResultItems } }),
  },
};

/** Serves `total` rows in a dialect, page by page; every row that `isBroken` names is `null`. */
export function serving(
  dialect: Dialect,
  total: number,
  options: { isBroken?: (n: number) => boolean; headers?: Record<string, string> } = {},
): Handler {
  const { isBroken = () => false, headers } = options;
  return (_request, response, url) => {
    if (dialect.isBefore?.(url)) return sendJson(response, dialect.before);
    const from = dialect.from?.(url) ?? 0;
    const end = dialect.pageSize === null ? total : Math.min(total, from + dialect.pageSize);
    const rows = Array.from({ length: Math.max(0, end - from) }, (_, index) => {
      const n = from + index + 1;
      return isBroken(n) ? null : dialect.row(n);
    });
    return sendJson(response, dialect.list(rows, { from, total }), headers);
  };
}

/** The source over a fake one, with a clock that stands and waits that only are noted. */
export function readerOf(
  dialect: Dialect,
  fake: { base: string },
  over: Partial<SourceAccess> = {},
): { source: PostingSource; waits: number[] } {
  const waits: number[] = [];
  const source = dialect.make({
    base: `${fake.base}${dialect.baseEnd ?? ''}`,
    fetch,
    userAgent: 'Foothold/test (support@example.com)',
    now: () => new Date('2026-08-22T12:00:00Z'),
    sleep: async (ms) => void waits.push(ms),
    ...over,
  });
  return { source, waits };
}
