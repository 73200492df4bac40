/** What a person is told of a feed of postings, and what its terms ask to be beside each of its postings. */
export type PostingSourceFacts = {
  /** Its name for people. */
  readonly label: string;
  /** `link`: its name with a link to the posting there; `mark`: “Jobs by …” with a link to its own site. Absent: nothing. */
  readonly credit?: 'link' | 'mark';
  /** True where it passes on only the beginning of a text. */
  readonly isExcerpt?: true;
  /** What its own estimates of pay are called. */
  readonly estimate?: string;
};

/** Every feed by the name that its postings carry in `source` (docs/spec/readings.md R14). */
export const postingSourceFacts: Readonly<Record<string, PostingSourceFacts>> = {
  adzuna: { label: 'Adzuna', credit: 'mark', isExcerpt: true, estimate: 'Jobsworth' },
  arbeitnow: { label: 'Arbeitnow', credit: 'link' },
  ashby: { label: 'Ashby' },
  greenhouse: { label: 'Greenhouse' },
  hackernews: { label: 'Hacker News' },
  icims: { label: 'iCIMS' },
  'json-ld': { label: 'Web page' },
  lever: { label: 'Lever' },
  'nyc-gov': { label: 'City of New York' },
  recruitee: { label: 'Recruitee' },
  remotejobs: { label: 'Remote jobs' },
  remoteok: { label: 'Remote OK', credit: 'link' },
  remotive: { label: 'Remotive', credit: 'link' },
  sample: { label: 'Sample set' },
  simplify: { label: 'Simplify' },
  smartrecruiters: { label: 'SmartRecruiters' },
  themuse: { label: 'The Muse', credit: 'link' },
  usajobs: { label: 'USAJOBS' },
  weworkremotely: { label: 'We Work Remotely' },
  workable: { label: 'Workable' },
  workday: { label: 'Workday' },
};
