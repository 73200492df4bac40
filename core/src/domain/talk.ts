import * as z from 'zod/mini';
import { type RecordOf, recordFields, referenceField, textField } from './record.ts';

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
