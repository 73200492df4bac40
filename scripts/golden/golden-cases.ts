import {
  AiRequestBody,
  CoachingBody,
  CounselingBody,
  ResumeAnalyzeBody,
  ResumeOptimizeBody,
  ResumeReviewBody,
  SearchAssistantBody,
  SearchCoachBody,
} from '@foothold/core/ai/ai-body.ts';
import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import type { AiQuestion } from '@foothold/core/ai/compose/compose.ts';
import { assistantTools } from '@foothold/core/ai/tools/assistant-tools.ts';
import { type GoldenConversation, talks } from './conversations.data.ts';
import { type GoldenPerson, people } from './people.data.ts';
import { type GoldenPosting, postings } from './postings.data.ts';

/** What is asked in one case, and what the rules expect of the answer. */
export type GoldenCase = {
  name: string;
  question: AiQuestion;
  language: 'en' | 'de' | 'es';
  /** Words of the answer, fewest and most. */
  words: readonly [number, number];
  /** True where asking for a tool is an answer. */
  mayCallTools: boolean;
};

type Given = { person: GoldenPerson; posting: GoldenPosting; talk: GoldenConversation };

const jobOf = ({ posting: { company, title, text } }: Given) => ({
  ...{ companyName: company, jobTitle: title, jobDescription: text },
});

const tones = ['plain', 'warm', 'formal'] as const;
const lengths = ['short', 'medium', 'long'] as const;

/** The body of each task for one person; the rules' words are the widest that a good answer needs. */
const tasks: Readonly<
  Record<AiTask, { words: readonly [number, number]; question: (given: Given, at: number) => AiQuestion }>
> = {
  request: {
    words: [5, 600],
    question: ({ talk }) => ({ task: 'request', body: AiRequestBody.parse({ prompt: talk.ask }) }),
  },
  letter: {
    words: [60, 600],
    question: (given, at) => ({
      task: 'letter',
      body: AiRequestBody.parse({
        ...{ task: 'letter', resume: given.person.resume, job: jobOf(given) },
        ...{ tone: tones[at % 3], length: lengths[Math.floor(at / 3) % 3] },
      }),
    }),
  },
  preparation: {
    words: [60, 1500],
    question: (given) => ({
      task: 'preparation',
      body: AiRequestBody.parse({ task: 'preparation', resume: given.person.resume, job: jobOf(given) }),
    }),
  },
  'practice-feedback': {
    words: [30, 700],
    question: (given) => ({
      task: 'practice-feedback',
      body: AiRequestBody.parse({
        ...{ task: 'practice-feedback', job: jobOf(given) },
        prompt: `Question: ${given.talk.question}`,
        context: given.talk.answer,
      }),
    }),
  },
  'company-summary': {
    words: [5, 400],
    question: (given) => ({
      task: 'company-summary',
      body: AiRequestBody.parse({
        ...{ task: 'company-summary', job: { companyName: given.posting.company } },
        context: given.posting.about,
      }),
    }),
  },
  'resume-review': {
    words: [30, 900],
    question: ({ person }) => ({
      task: 'resume-review',
      body: ResumeReviewBody.parse({ resume: person.resume }),
    }),
  },
  'resume-optimize': {
    words: [10, 900],
    question: (given) => ({
      task: 'resume-optimize',
      body: ResumeOptimizeBody.parse({ resume: given.person.resume, job: jobOf(given) }),
    }),
  },
  'resume-analyze': {
    words: [20, 900],
    question: (given) => ({
      task: 'resume-analyze',
      body: ResumeAnalyzeBody.parse({ resume: given.person.resume, job: jobOf(given) }),
    }),
  },
  'career-counseling': {
    words: [60, 1200],
    question: ({ person }) => ({
      task: 'career-counseling',
      body: CounselingBody.parse({ career: person.trade, prompt: person.goal, resume: person.resume }),
    }),
  },
  'career-coaching': {
    words: [60, 1200],
    question: ({ person }) => ({
      task: 'career-coaching',
      body: CoachingBody.parse({
        ...{ currentCareer: person.trade, interests: person.interests, longTermGoals: person.goal },
        resume: person.resume,
      }),
    }),
  },
  'search-coach': {
    words: [30, 900],
    question: ({ person, talk }) => ({
      task: 'search-coach',
      body: SearchCoachBody.parse({ career: person.trade, prompt: talk.coach }),
    }),
  },
  'search-assistant': {
    words: [1, 500],
    question: ({ person, talk }) => ({
      task: 'search-assistant',
      body: SearchAssistantBody.parse({
        ...{ prompt: talk.assistant, context: `The person lives in ${person.place}.` },
        tools: assistantTools.map(({ name }) => name),
      }),
    }),
  },
};

/** The cases of one task: one for each of the made-up people. */
export function goldenCases(task: AiTask): GoldenCase[] {
  const { words, question } = tasks[task];
  return people.map((person, at) => {
    const [posting, talk] = [postings[at], talks[at]];
    if (!posting || !talk) throw new Error(`There is no posting or talk for ${person.trade}.`);
    return {
      name: person.trade,
      question: question({ person, posting, talk }, at),
      language: (task === 'request' && talk.language) || 'en',
      words,
      mayCallTools: task === 'search-assistant',
    };
  });
}
