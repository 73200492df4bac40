import * as z from 'zod/mini';
import { SentMessage } from '../../text/sent-message.ts';
import { entity } from '../entity.ts';
import { type RecordOf, recordFields, referenceField, textField } from '../record.ts';

/** With whom a person talks, or about which letter; conversations of earlier releases may name others. */
export const conversationKinds = ['assistant', 'coach', 'letter'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

const conversationShape = {
  ...recordFields,
  kind: textField,
  title: textField,
  jobId: referenceField,
  /** The job whose letter it is about: it goes with that job. Null for every other conversation. */
  letterJobId: referenceField,
  /** Of a letter: keys of what it may be written of (`materialKey`); null for what is used without a choice. */
  material: z._default(z.nullable(z.array(z.string())), null),
  /** Of a letter: the tone that a model is asked for; '' for the one of the letter. */
  tone: textField,
  /** What it is about, as the person said it: the career and the title wanted. */
  career: textField,
  jobTitle: textField,
  /** Who was asked last, by its id; '' while nobody was chosen. */
  provider: textField,
  /** ISO 8601 instant of the last question; '' in rows of releases before version 11. */
  lastAt: textField,
  /** What releases before version 11 kept here; since then a message is a row of its own. */
  messages: z._default(z.array(z.looseObject({ role: textField, text: textField, at: textField })), []),
};

/** A conversation with a coach, an assistant or a counselor. */
export const Conversation = z.looseObject(conversationShape);
export type Conversation = RecordOf<typeof conversationShape>;

/** A conversation; it outlives the job it was about, and one about a letter goes with the job of that letter. */
export const conversationEntity = entity({
  schema: Conversation,
  names: { one: 'conversation', many: 'conversations' },
  indexes: {
    1: '++internalId, uid, updatedAt, jobId',
    10: '++internalId, uid, updatedAt, jobId, kind',
    13: '++internalId, uid, updatedAt, jobId, kind, letterJobId',
  },
  references: { jobId: { to: 'jobs', hold: 'free' }, letterJobId: { to: 'jobs', hold: 'part' } },
  clearing: 'stays',
  knownBy: ['title'],
});

const number = z._default(z.number(), 0);

/** A tool that an answer used: what it read, or the change it proposed and what became of that. */
export const AnswerPart = z.looseObject({
  /** The model's name for the call. */
  id: textField,
  name: textField,
  args: z._default(z.record(z.string(), z.unknown()), {}),
  /** Which step of the turn asked for it, from 0, and how many characters of the text stood before it. */
  step: number,
  at: number,
  /** `read`, `refused`, `withheld` (the person did not let it go); of a proposal `open`, `yes`, `no`, `undone`, `gone`. */
  state: textField,
  /** What went back to the model. */
  text: textField,
  /** What the person is shown of it. */
  title: textField,
  rows: z._default(
    z.array(z.looseObject({ kind: textField, title: textField, detail: textField, to: textField })),
    [],
  ),
  total: number,
  /** What a yes wrote in the journal; 0 for nothing. */
  journalId: number,
  to: textField,
});
export type AnswerPart = z.infer<typeof AnswerPart>;

/** How an answer stands: '' whole. */
export const answerStates = ['', 'writing', 'stopped', 'cut-off', 'failed'] as const;

const conversationMessageShape = {
  ...recordFields,
  conversationId: referenceField,
  /** `user` or `assistant`. */
  role: textField,
  /** ISO 8601 instant. */
  at: textField,
  /** Plain text of a question, Markdown of an answer. */
  text: textField,
  /** Of an answer: one of `answerStates`. */
  state: textField,
  /** Why it failed: the code. */
  problem: textField,
  /** What the person is told of it, as catalogs know it; null in answers of before. */
  problemTold: z._default(z.nullable(SentMessage), null),
  /** The same in English, for pages in English, which have no catalog. */
  problemText: textField,
  parts: z._default(z.array(AnswerPart), []),
  claims: z._default(
    z.array(z.looseObject({ text: textField, evidence: z._default(z.array(z.string()), []) })),
    [],
  ),
  /** Who wrote it: `builtin` for rules on the device. */
  provider: textField,
  model: textField,
  prompt: textField,
  inputTokens: number,
  outputTokens: number,
  /** US dollars by the prices of the operator; null where none is known. */
  cost: z._default(z.nullable(z.number()), null),
  seconds: number,
  notes: z._default(z.array(z.string()), []),
  /** What was cut out of the last that was sent for this answer, and how often; [] where nothing was, or nothing went. */
  leftOut: z._default(z.array(z.looseObject({ kind: textField, count: number })), []),
};

/** A question or an answer of a conversation. */
export const ConversationMessage = z.looseObject(conversationMessageShape);
export type ConversationMessage = RecordOf<typeof conversationMessageShape>;

/** A message; it goes with its conversation. */
export const conversationMessageEntity = entity({
  schema: ConversationMessage,
  names: { one: 'message', many: 'messages' },
  indexes: { 11: '++internalId, uid, conversationId' },
  references: { conversationId: { to: 'conversations', hold: 'part' } },
  clearing: 'stays',
});
