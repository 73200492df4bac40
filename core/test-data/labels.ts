import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { LabelledClaims } from './claim-labels.ts';
import { AskedCareer, CareerQuestion, CoachQuestion, RecordQuestion } from './question-labels.ts';

/** A search as somebody types it, and as it is meant; the same where nothing is wrong with it. */
const LabelledSlip = z.strictObject({ typed: z.string(), meant: z.string() });

/** A text of a real posting and what a person read in it. */
const Label = z.tuple([z.string(), z.string()]);

/** The same of our own making, under the name of the group it belongs to. */
const Case = z.tuple([z.string(), z.string(), z.string()]);

/** A posting of a labelled pair, as its feed has it. */
const LabelledPosting = z.strictObject({
  source: z.string(),
  externalId: z.string(),
  title: z.string(),
  company: z.string(),
  /** As written, joined by semicolons. */
  places: z.string(),
  /** What the feed says of it, where it does. */
  remote: z.enum(['', 'remote', 'here']),
  type: z.string(),
  department: z.string(),
  /** `188000-277000 USD year` */
  pay: z.string(),
  /** Day since 1970 it was posted or seen, 0 unknown. */
  day: z.int(),
  /** Without scheme. */
  url: z.string(),
  /** '' has none, `t` has one, else the words that a text begins with which says where the work is. */
  text: z.string(),
});

/** One position of a resume of our own making; beside each line, joined by spaces, the kinds of notes that a reader would make. */
const LabelledBullets = z.strictObject({
  trade: z.string(),
  held: z.enum(['now', 'ended']),
  lines: z.array(z.tuple([z.string(), z.string()])),
});

/** A question, an answer of our own making and, joined by spaces, the rules that a reader would name (`answer-note.ts`). */
const LabelledAnswer = z.strictObject({
  question: z.string(),
  kind: z.enum(['behavioural', 'situational', 'technical']),
  /** How long it was spoken; absent where it was typed. */
  seconds: z.optional(z.int()),
  label: z.string(),
  answer: z.string(),
});

/** A resume of our own making in short (`describedResume`), where it is sent to, and what a reader would say: check and field. */
const LabelledReview = z.strictObject({
  who: z.string(),
  country: z.string(),
  pages: z.optional(z.int()),
  template: z.optional(z.looseObject({ isPlainToRead: z.boolean() })),
  resume: z.looseObject({}),
  finds: z.array(z.string()),
});

/** Two real postings, and whether they stand for one job: a person would apply once. */
const LabelledPair = z.strictObject({
  isSame: z.literal([0, 1]),
  reason: z.string(),
  /** How much of the shorter text is in the longer one in runs of three words; -1 where one has no text. */
  overlap: z.number(),
  one: LabelledPosting,
  other: LabelledPosting,
});

const said = z.nullable(z.string());

/** A resume of our own making with what it says: null where it does not say a thing. */
const LabelledResume = z.strictObject({
  what: z.string(),
  /** `# ` before a name, `## ` before a heading, a tab before what is at the right, `|||` around two columns. */
  text: z.string(),
  truth: z.strictObject({
    name: said,
    email: said,
    phone: said,
    location: said,
    links: z.optional(z.array(z.string())),
    experience: z.array(z.strictObject({ company: said, title: said, start: said, end: said })),
    education: z.array(z.strictObject({ school: said, degree: said, major: said, start: said, end: said })),
    skills: z.optional(z.array(z.string())),
    languages: z.optional(z.array(z.string())),
    certifications: z.optional(z.array(z.string())),
  }),
});

export type LabelledPosting = z.infer<typeof LabelledPosting>;
export type LabelledPair = z.infer<typeof LabelledPair>;
export type LabelledReview = z.infer<typeof LabelledReview>;
export type LabelledResume = z.infer<typeof LabelledResume>;
export type LabelledBullets = z.infer<typeof LabelledBullets>;

/** A mail of our own making, what it says of an application, and the day that its head states. */
const LabelledMail = z.strictObject({
  id: z.int(),
  kind: z.enum([
    'rejection',
    'invitation',
    'offer',
    'acknowledgement',
    'newsletter',
    'recruiter-spam',
    'other',
  ]),
  lang: z.string(),
  company: z.string(),
  date: z.string(),
  text: z.string(),
});

/**
 * A real posting by the board and its number there, and what a person read that it asks for: the kind, whether it must be,
 * and the words that ask.
 */
const LabelledRequirements = z.strictObject({
  id: z.string(),
  /** `building` was looked at while the rules were written, `held` once, afterwards. */
  half: z.enum(['building', 'held']),
  asks: z.array(z.tuple([z.string(), z.enum(['must', 'nice']), z.string()])),
});
export type LabelledRequirements = z.infer<typeof LabelledRequirements>;

/** A real posting by its collection and number there, excerpts of its text in order, and the facts that a person read in it. */
const LabelledFacts = z.strictObject({
  id: z.string(),
  title: z.string(),
  excerpts: z.array(z.string().check(z.maxLength(300))),
  facts: z.array(z.string()),
});

/**
 * A question about own data as somebody would type it, of whom, and what is asked. `about` is the job meant (its number in the
 * test), “none” where none is, “words:” and words, a group or a screen; `from` and `to` are the days meant, on 2026-11-19.
 */
const LabelledQuestion = z.strictObject({
  id: z.int(),
  who: z.enum(['nurse', 'graduate', 'driver', 'teacher', 'changer']),
  text: z.string(),
  intent: z.string(),
  about: z.optional(z.union([z.int(), z.string()])),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type LabelledQuestion = z.infer<typeof LabelledQuestion>;

const schemas = {
  slips: LabelledSlip,
  'slips-second-draw': LabelledSlip,
  'posting-facts': LabelledFacts,
  'posting-facts-second-draw': LabelledFacts,
  'career-people': AskedCareer,
  'career-people-second-half': AskedCareer,
  'career-people-second-draw': AskedCareer,
  'assistant-questions': LabelledQuestion,
  'assistant-questions-second-half': LabelledQuestion,
  'assistant-questions-second-draw': LabelledQuestion,
  'assistant-questions-third-draw': RecordQuestion,
  'assistant-questions-fourth-draw': RecordQuestion,
  'assistant-questions-fifth-draw': RecordQuestion,
  'assistant-questions-sixth-draw': RecordQuestion,
  'assistant-questions-seventh-draw': RecordQuestion,
  'career-questions-third-draw': CareerQuestion,
  'career-questions-fourth-draw': CareerQuestion,
  'coach-questions': CoachQuestion,
  truth: LabelledClaims,
  'truth-second-half': LabelledClaims,
  'truth-third-draw': LabelledClaims,
  'truth-fourth-draw': LabelledClaims,
  'truth-fifth-draw': LabelledClaims,
  'truth-sixth-draw': LabelledClaims,
  'truth-seventh-draw': LabelledClaims,
  'truth-eighth-draw': LabelledClaims,
  'truth-ninth-draw': LabelledClaims,
  'truth-tenth-draw': LabelledClaims,
  'truth-eleventh-draw': LabelledClaims,
  'truth-twelfth-draw': LabelledClaims,
  'truth-thirteenth-draw': LabelledClaims,
  requirements: LabelledRequirements,
  'requirements-second-draw': LabelledRequirements,
  mails: LabelledMail,
  'mails-second-draw': LabelledMail,
  'mails-third-draw': LabelledMail,
  'mails-fourth-draw': LabelledMail,
  'mails-fifth-draw': LabelledMail,
  'location-cases': Case,
  'pay-cases': Case,
  dates: Label,
  'relative-dates': Label,
  locations: Label,
  'locations-second-draw': Label,
  'locations-third-draw': Label,
  'locations-last-draw': Label,
  pay: Label,
  'pay-second-draw': Label,
  seniority: Label,
  'seniority-second-draw': Label,
  'workplace-titles': Label,
  'workplace-locations': Label,
  'same-posting': LabelledPair,
  'same-posting-more': LabelledPair,
  'same-posting-second-draw': LabelledPair,
  bullets: LabelledBullets,
  'bullets-second-half': LabelledBullets,
  'practice-answers': LabelledAnswer,
  'practice-answers-second-half': LabelledAnswer,
  reviews: LabelledReview,
  'reviews-second-half': LabelledReview,
  resumes: LabelledResume,
  'resumes-second-draw': LabelledResume,
};

type Name = keyof typeof schemas;
type Rows = { [File in Name]: z.infer<(typeof schemas)[File]> };
const rows: { [File in Name]: z.ZodMiniType<Rows[File]> } = schemas;

/** The names of all files of labels. */
export const labelFiles = Object.keys(rows) as readonly Name[];

/** The labels of a file of this folder; README.md tells where they come from. */
export function labels<File extends Name>(file: File): Rows[File][] {
  const name = `${file}.ndjson`;
  return readRows<Rows[File]>(name, readFileSync(new URL(name, import.meta.url), 'utf8'), rows[file]);
}

/** The cases of a file by their group. */
export function caseGroups(file: 'location-cases' | 'pay-cases'): [group: string, [string, string][]][] {
  return [...Map.groupBy(labels(file), ([group]) => group)].map(([group, cases]) => [
    group,
    cases.map(([, text, label]) => [text, label]),
  ]);
}

/** One row of JSON a line; throws with the name of the file and the line that is wrong. */
export function readRows<Row>(name: string, text: string, row: z.ZodMiniType<Row>): Row[] {
  const lines = text.replace(/\n$/, '').split('\n');
  if (text.trim() === '') throw new Error(`${name} has no rows.`);
  return lines.map((line, at) => {
    const read = row.safeParse(parsed(line));
    if (read.success) return read.data;
    throw new Error(`${name}, line ${at + 1}: ${z.prettifyError(read.error)}`);
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
