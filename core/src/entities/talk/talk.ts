import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { type RecordOf, recordFields, referenceField, textField } from '../record.ts';

const conversationShape = {
  ...recordFields,
  kind: textField,
  title: textField,
  jobId: referenceField,
  messages: z._default(z.array(z.looseObject({ role: textField, text: textField, at: textField })), []),
};

/** A conversation with a coach, an assistant or a counselor. */
export const Conversation = z.looseObject(conversationShape);
export type Conversation = RecordOf<typeof conversationShape>;

/** A conversation; it outlives the job it was about. */
export const conversationEntity = entity({
  schema: Conversation,
  names: { one: 'conversation', many: 'conversations' },
  indexes: { 1: '++internalId, uid, updatedAt, jobId' },
  references: { jobId: { to: 'jobs', hold: 'free' } },
  clearing: 'stays',
});

const practiceShape = {
  ...recordFields,
  jobId: referenceField,
  question: textField,
  answer: textField,
  feedback: textField,
};

/** One question practiced for an interview. */
export const Practice = z.looseObject(practiceShape);
export type Practice = RecordOf<typeof practiceShape>;

/** A practiced question; it outlives the job it was for. */
export const practiceEntity = entity({
  schema: Practice,
  names: { one: 'practice interview', many: 'practice interviews' },
  indexes: { 1: '++internalId, uid, jobId' },
  references: { jobId: { to: 'jobs', hold: 'free' } },
  clearing: 'stays',
});

const storyShape = {
  ...recordFields,
  title: textField,
  situation: textField,
  task: textField,
  action: textField,
  result: textField,
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
});
