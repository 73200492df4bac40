import type { Interview } from '../entities/interview/interview.ts';

/** What there is to get ready for any interview, in the order it is shown. */
export const readyKinds = [
  'time',
  'way',
  'people',
  'posting',
  'sent',
  'company',
  'questions',
  'stories',
] as const;
export type ReadyKind = (typeof readyKinds)[number];

/** How many questions to ask and stories to tell make one ready. */
export const enoughToAsk = 2;
export const enoughStories = 2;

/** One line of the checklist: by rule (`kind`), or the person's own. */
export type ReadyItem = {
  key: string;
  kind: ReadyKind | 'own';
  /** The words of an own one, else ''. */
  text: string;
  isReady: boolean;
  /** Ready by what is stored: it is not ticked by hand. */
  isFound: boolean;
  /** Of `questions` and `stories`: how many there are. */
  count: number;
};

/** What the checklist is made from. */
export type ReadySources = {
  interview: Pick<
    Interview,
    | 'dateOfInterview'
    | 'status'
    | 'interviewType'
    | 'url'
    | 'contactInfo'
    | 'location'
    | 'address'
    | 'city'
    | 'interviewers'
    | 'contactUids'
    | 'jobId'
    | 'questionsToAsk'
    | 'ownReady'
    | 'ticked'
  >;
  /** A text of the posting is kept with the job. */
  hasPosting: boolean;
  /** Files that went out with the application are kept. */
  hasSent: boolean;
  /** Something about the company was found out. */
  hasResearch: boolean;
  /** Own stories there are. */
  stories: number;
};

/** The checklist of an interview. What only a job has is left out where there is none. */
export function readyItems({ interview, ...known }: ReadySources): ReadyItem[] {
  const asked = interview.questionsToAsk.length;
  const found: Record<ReadyKind, boolean> = {
    time: interview.dateOfInterview.includes('T') && interview.status !== 'TBD',
    way: hasWay(interview),
    people: interview.contactUids.length > 0 || interview.interviewers.trim() !== '',
    posting: known.hasPosting,
    sent: known.hasSent,
    company: known.hasResearch,
    questions: asked >= enoughToAsk,
    stories: known.stories >= enoughStories,
  };
  const counts: Partial<Record<ReadyKind, number>> = { questions: asked, stories: known.stories };
  const isOfJob = (kind: ReadyKind) => kind === 'posting' || kind === 'sent';
  return [
    ...readyKinds
      .filter((kind) => interview.jobId !== null || !isOfJob(kind))
      .map((kind) => ({
        ...{ key: kind, kind, text: '', count: counts[kind] ?? 0 },
        ...{ isReady: found[kind] || interview.ticked.includes(kind), isFound: found[kind] },
      })),
    ...interview.ownReady.map(({ text, isDone }) => ({
      ...({ key: `own ${text}`, kind: 'own', text, count: 0 } as const),
      ...{ isReady: isDone, isFound: false },
    })),
  ];
}

/** Whether it is known how to get there: the link of a call, the number of a phone, the place. */
function hasWay({
  interviewType,
  url,
  contactInfo,
  location,
  address,
  city,
}: ReadySources['interview']): boolean {
  const isSaid = (...texts: string[]) => texts.some((text) => text.trim() !== '');
  if (interviewType === 'Video') return isSaid(url);
  if (interviewType === 'Phone') return isSaid(contactInfo, url);
  return interviewType === 'On-Site'
    ? isSaid(location, address, city)
    : isSaid(url, contactInfo, location, address);
}
