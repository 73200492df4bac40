import { titleWords } from '../../../search/title-words.ts';

/** Parts of an answer that a question in words can be about. */
export const counselingTopics = ['wages', 'outlook', 'ways-in', 'related', 'skills', 'steps'] as const;
export type CounselingTopic = (typeof counselingTopics)[number];

const words: Readonly<Record<CounselingTopic, string>> = {
  wages: 'pay paid salary wage money earn earning income make cost afford rent hourly',
  outlook:
    'outlook future growing grow growth demand shrink opening automation ai replaced safe stable layoff',
  'ways-in':
    'school degree license licence licensed licensure certificate certification training train apprenticeship study college course requirement require qualify qualification exam become',
  related:
    'change switch similar related alternative other else instead option transfer move leave tired burned burnout different',
  skills: 'skill skills lack missing learn experience ready fit resume strength weakness',
  steps: 'start begin first step next plan',
};

const topicOf = new Map(
  counselingTopics.flatMap((topic) => words[topic].split(' ').map((word) => [word, topic] as const)),
);

/** What a question is about, the parts of an answer in the order they are named; none where no rule knows its words. */
export function topicsIn(prompt: string): CounselingTopic[] {
  const found = titleWords(prompt.slice(0, 5000)).flatMap((word) => topicOf.get(word) ?? []);
  return [...new Set(found)];
}
