import type { Vendor } from './vendor.ts';

const modules = await Promise.all([
  import('./greenhouse/vendor.ts'),
  import('./lever/vendor.ts'),
  import('./ashby/vendor.ts'),
  import('./smart-recruiters/vendor.ts'),
  import('./recruitee/vendor.ts'),
  import('./workable/vendor.ts'),
  import('./remotive/vendor.ts'),
  import('./remote-ok/vendor.ts'),
  import('./arbeitnow/vendor.ts'),
  import('./the-muse/vendor.ts'),
  import('./hacker-news/vendor.ts'),
  import('./adzuna/vendor.ts'),
  import('./usa-jobs/vendor.ts'),
  import('./open-jobs-data/vendor.ts'),
  import('./simplify-newgrad/vendor.ts'),
  import('./tech-salary-radar/vendor.ts'),
  import('./we-work-remotely/vendor.ts'),
  import('./remote-jobs/vendor.ts'),
  import('./nyc-gov/vendor.ts'),
  import('./json-ld/vendor.ts'),
]);

/** Every vendor of postings: a folder each, a line each, in the order in which the browser and messages name them. */
export const vendors: readonly Vendor[] = modules.map(({ vendor }) => vendor);
