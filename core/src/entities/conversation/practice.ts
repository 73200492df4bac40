import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { flagField, type RecordOf, recordFields, referenceField, textField } from '../record.ts';

/** How a question of a session stands: not come to, answered, passed over. */
export const practiceStates = ['', 'answered', 'skipped'] as const;

/** How an answer went, by the person's own word; '' while not said. */
export const practiceRatings = ['', 'well', 'partly', 'badly'] as const;

/** The four parts of an answer about what one did, in their order. */
export const storyParts = ['situation', 'task', 'action', 'result'] as const;
export type StoryPart = (typeof storyParts)[number];

const partFields = { situation: textField, task: textField, action: textField, result: textField };

const practiceSessionShape = {
  ...recordFields,
  jobId: referenceField,
  /** The job or the occupation as it was called then; both '' for no job in particular. */
  jobTitle: textField,
  companyName: textField,
  /** What the questions were drawn with. */
  seed: z._default(z.number(), 0),
  /** Seconds for each answer, 0 for no limit. */
  secondsEach: z._default(z.number(), 0),
  /** ISO 8601 instant; '' while it continues. */
  endedAt: textField,
};

/** Some interview questions, practiced one after the other. */
export const PracticeSession = z.looseObject(practiceSessionShape);
export type PracticeSession = RecordOf<typeof practiceSessionShape>;

/** A session; it outlives the job it was for. */
export const practiceSessionEntity = entity({
  schema: PracticeSession,
  names: { one: 'practice session', many: 'practice sessions' },
  indexes: { 9: '++internalId, uid, updatedAt, jobId' },
  references: { jobId: { to: 'jobs', hold: 'free' } },
  clearing: 'stays',
  knownBy: ['jobTitle', 'companyName'],
});

const practiceShape = {
  ...recordFields,
  jobId: referenceField,
  sessionId: referenceField,
  /** Its place in the session, from 0. */
  place: z._default(z.number(), 0),
  /** As rules read it. */
  question: textField,
  /** What catalogs call it, as JSON (`MessageCode`); '' for a question of the person's own, and in older versions. */
  wording: textField,
  kind: z._default(z.string(), 'behavioural'),
  competence: textField,
  /** Why it was asked, as JSON (`DrawnBecause`). */
  because: textField,
  answer: textField,
  /** The same in four parts, where the person wrote it so; `answer` then holds them joined. */
  ...partFields,
  /** Was spoken rather than typed, so that its pace means something. */
  isSpoken: flagField,
  /** How long it took; 0 unknown. */
  seconds: z._default(z.number(), 0),
  state: z._default(z.string(), ''),
  rating: z._default(z.string(), ''),
  feedback: textField,
};

/** One question practiced for an interview. */
export const Practice = z.looseObject(practiceShape);
export type Practice = RecordOf<typeof practiceShape>;

/** A practiced question; it outlives the job it was for and goes with its session. */
export const practiceEntity = entity({
  schema: Practice,
  names: { one: 'practiced question', many: 'practiced questions' },
  indexes: { 1: '++internalId, uid, jobId', 9: '++internalId, uid, jobId, sessionId' },
  references: {
    jobId: { to: 'jobs', hold: 'free' },
    sessionId: { to: 'practiceSessions', hold: 'part' },
  },
  clearing: 'stays',
});

const storyShape = {
  ...recordFields,
  title: textField,
  ...partFields,
  /** Competences (`competence.ts`) and tags of the person's own. */
  skills: z._default(z.array(z.string()), []),
};

/** Something the person did, told so that it can answer an interview question. */
export const Story = z.looseObject(storyShape);
export type Story = RecordOf<typeof storyShape>;

/** A story of the person's own. */
export const storyEntity = entity({
  schema: Story,
  names: { one: 'story', many: 'stories' },
  indexes: { 1: '++internalId, uid, updatedAt' },
  clearing: 'stays',
  knownBy: ['title'],
  fields: {
    title: { label: 'Title', kind: 'line', form: 'story' },
    situation: { label: 'Situation', kind: 'text', form: 'story' },
    task: { label: 'Task', kind: 'text', form: 'story' },
    action: { label: 'Action', kind: 'text', form: 'story' },
    result: { label: 'Result', kind: 'text', form: 'story' },
    skills: { label: 'Shows', kind: 'tags', form: 'story' },
  },
});
