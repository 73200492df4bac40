import * as z from 'zod/mini';
import { AiMessage } from './ai-message.ts';
import { aiProviders } from './ai-provider.ts';
import { AiResume } from './ai-resume.ts';

/** The most that one question may hold; the whole body is at most 1 MB. */
export const aiBodyLimits = {
  line: 500,
  prompt: 20_000,
  context: 100_000,
  resume: 100_000,
  posting: 100_000,
  messages: 100,
  evidence: 500,
  tools: 32,
} as const;

const shown = (count: number) => count.toLocaleString('en-US');
const text = (most: number) => z.string().check(z.maxLength(most, `at most ${shown(most)} characters`));
const said = (most: number) => z._default(text(most), '');
const line = said(aiBodyLimits.line);
const prompt = said(aiBodyLimits.prompt);
const listed = z._default(
  z.union([
    text(aiBodyLimits.prompt),
    z.array(text(aiBodyLimits.line)).check(z.maxLength(100, 'at most 100 items')),
  ]),
  '',
);

/** Tones and lengths of a letter. */
export const letterTones = ['plain', 'warm', 'formal'] as const;
export const letterLengths = ['short', 'medium', 'long'] as const;

/** What `POST ai/request` can be asked for; absent: the prompt alone says it. */
export const requestTasks = [
  'request',
  'letter',
  'preparation',
  'practice-feedback',
  'company-summary',
] as const;

const resumeGiven = z.union([
  text(aiBodyLimits.resume).check(z.regex(/\S/, 'a resume, as text or as a record')),
  AiResume,
]);

/** A posting with its employer, as docs/spec/calls.md names them; `jobPostingData` may be a text or a record. */
export const AiJob = z.strictObject({
  companyName: line,
  jobTitle: line,
  jobDescription: said(aiBodyLimits.posting),
  jobPostingData: z._default(
    z.union([text(aiBodyLimits.posting), z.record(z.string().check(z.maxLength(200)), z.unknown())]),
    '',
  ),
});
export type AiJob = z.infer<typeof AiJob>;

const provider = z.optional(z.enum(aiProviders, `one of ${aiProviders.join(', ')}`));
/** What the product already knows by rule, as text: foreign text for the model. */
const context = said(aiBodyLimits.context);
const messages = z._default(
  z.array(AiMessage).check(z.maxLength(aiBodyLimits.messages, `at most ${aiBodyLimits.messages} messages`)),
  [],
);
/** What the person wrote, by ids that the answer names; absent: the parts of the resume are numbered. */
const evidence = z._default(
  z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^[\w:/.-]{1,200}$/, 'an id of letters, digits and : / . - _')),
        text: text(aiBodyLimits.prompt),
      }),
    )
    .check(z.maxLength(aiBodyLimits.evidence, `at most ${aiBodyLimits.evidence} pieces`)),
  [],
);

type Issues = { code: 'custom'; path: string[]; input: unknown; message: string }[];

/** Refuses a question that asks nothing: one of these fields has to say something. */
function asksSomething(...fields: readonly string[]) {
  return ({ value, issues }: { value: Record<string, unknown>; issues: unknown[] }) => {
    const isSaid = (field: unknown) => (typeof field === 'string' ? field.trim() !== '' : hasItems(field));
    if (fields.some((name) => isSaid(value[name]))) return;
    const message = fields.length > 1 ? `one of ${fields.join(', ')} has to say something` : 'a question';
    (issues as Issues).push({ code: 'custom', path: [fields[0] ?? ''], input: value, message });
  };
}

const hasItems = (field: unknown) => Array.isArray(field) && field.length > 0;

/** Body of `POST ai/request`: anything asked in words, and the tasks that have no call of their own. */
export const AiRequestBody = z
  .strictObject({
    prompt,
    context,
    provider,
    task: z._default(z.enum(requestTasks), 'request'),
    resume: z.optional(resumeGiven),
    job: z.optional(AiJob),
    evidence,
    /** Of a letter. */
    tone: z._default(z.enum(letterTones), 'plain'),
    length: z._default(z.enum(letterLengths), 'medium'),
    messages,
  })
  .check(({ value, issues }) => {
    if (value.task === 'request') asksSomething('prompt', 'messages')({ value, issues });
  });
export type AiRequestBody = z.infer<typeof AiRequestBody>;

/** Body of `POST ai/resume/review`; `context` holds what the rules found. */
export const ResumeReviewBody = z.strictObject({ resume: resumeGiven, provider, prompt, context, evidence });
export type ResumeReviewBody = z.infer<typeof ResumeReviewBody>;

/** Body of `POST ai/resume/optimize`. */
export const ResumeOptimizeBody = z.strictObject({
  resume: resumeGiven,
  job: z.optional(AiJob),
  provider,
  prompt,
  context,
  evidence,
});
export type ResumeOptimizeBody = z.infer<typeof ResumeOptimizeBody>;

/** Body of `POST ai/resume/analyze`. */
export const ResumeAnalyzeBody = z.strictObject({
  job: AiJob,
  resume: resumeGiven,
  provider,
  prompt,
  context,
  evidence,
});
export type ResumeAnalyzeBody = z.infer<typeof ResumeAnalyzeBody>;

/** Body of `POST ai/career/counseling`. */
export const CounselingBody = z
  .strictObject({ career: line, prompt, provider, context, resume: z.optional(resumeGiven), messages })
  .check(asksSomething('career', 'prompt', 'messages'));
export type CounselingBody = z.infer<typeof CounselingBody>;

/** Body of `POST ai/career/coaching`; skills and interests as one text or a list. */
export const CoachingBody = z
  .strictObject({
    currentCareer: line,
    skills: listed,
    interests: listed,
    longTermGoals: prompt,
    career: line,
    prompt,
    provider,
    context,
    resume: z.optional(resumeGiven),
    messages,
  })
  .check(
    asksSomething('currentCareer', 'skills', 'interests', 'longTermGoals', 'career', 'prompt', 'messages'),
  );
export type CoachingBody = z.infer<typeof CoachingBody>;

const talk = {
  career: line,
  jobTitle: line,
  prompt,
  provider,
  context,
  job: z.optional(AiJob),
  resume: z.optional(resumeGiven),
  messages,
};

/** Body of `POST ai/job/search/coach`. */
export const SearchCoachBody = z
  .strictObject(talk)
  .check(asksSomething('prompt', 'career', 'jobTitle', 'messages'));
export type SearchCoachBody = z.infer<typeof SearchCoachBody>;

/** Body of `POST ai/job/search/assistant`; `tools` names those that the caller runs, the rest is not offered. */
export const SearchAssistantBody = z
  .strictObject({
    ...talk,
    tools: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(aiBodyLimits.tools)), []),
  })
  .check(asksSomething('prompt', 'career', 'jobTitle', 'messages'));
export type SearchAssistantBody = z.infer<typeof SearchAssistantBody>;
