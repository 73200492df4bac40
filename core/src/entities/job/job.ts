import * as z from 'zod/mini';
import { type LedgerEntry, ledgerField } from '../ledger/ledger-entry.ts';
import { Pay } from '../posting/posting.ts';
import {
  degreesField,
  flagField,
  type NewRecord,
  type RecordOf,
  recordFields,
  referenceField,
  textField,
} from '../record.ts';
import { defaultJobStatus, JobStatus } from './job-status.ts';

/** Where a job was found (docs/spec/constants.md, Choices); `online` unless said. */
export const jobSources = {
  online: 'Online',
  onsite: 'On site',
  indeed: 'Indeed',
  'linked-in': 'LinkedIn',
  adzuna: 'Adzuna',
  referral: 'Referral',
  other: 'Other',
} as const;

/** How an application was handed in (docs/spec/constants.md, Choices); '' is not said. */
export const submissionMethods = {
  online: 'Online',
  onsite: 'On site',
  indeed: 'Indeed',
  'linked-in': 'LinkedIn',
  email: 'E-mail',
  adzuna: 'Adzuna',
  other: 'Other',
} as const;

/** How much a person wants a job, '' where they did not say. */
export const excitementLevels = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' } as const;

/** The label of a stored choice; a value from elsewhere is shown as it is, '' stays ''. */
export function choiceLabel(choices: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(choices, value) ? (choices[value] ?? value) : value;
}

/** What lists look a job up by; made by `jobKeys` with every save and never edited. */
export const JobKeys = z.object({
  group: z.string(),
  /** Position of the status in its list, for sorting. */
  rank: z.number(),
  applied: z.number(),
  title: z.string(),
  company: z.string(),
  /** Yearly pay in minor units, −1 when not stated. */
  pay: z.number(),
  /** Source id and URL: two jobs that share one are the same job. */
  match: z.array(z.string()),
  /** Title and company, folded: two jobs that share it are similar. */
  similar: z.string(),
  words: z.array(z.string()),
});
export type JobKeys = z.infer<typeof JobKeys>;

/** How a letter is headed, as far as the person said, and the ledger of its sentences. */
export const LetterHead = z.looseObject({
  contactUid: textField,
  recipient: textField,
  language: textField,
  /** What a model or a rule put into it, sentence by sentence. */
  written: ledgerField,
});
export type LetterHead = {
  contactUid: string;
  recipient: string;
  language: string;
  written: LedgerEntry[];
};

/** What the person said of requirements that a posting was read to have, by the keys of these. */
export const FitChoices = z.looseObject({
  /** No requirements: they count for nothing. */
  dismissed: z._default(z.array(z.string()), []),
  /** Missing in the resume, and left so. */
  left: z._default(z.array(z.string()), []),
});
export type FitChoices = { dismissed: string[]; left: string[] };

const jobShape = {
  ...recordFields,
  jobTitle: textField,
  companyName: textField,
  companyAlreadyAdded: flagField,
  contactInfo: textField,
  /** Instant. */
  dateAdded: textField,
  /** Instant or calendar date as the source gives it, '' when unknown. */
  datePosted: textField,
  datePostedFormatted: textField,
  description: textField,
  externalId: textField,
  location: textField,
  city: textField,
  state: textField,
  country: textField,
  latitude: degreesField,
  longitude: degreesField,
  /** A key of `jobSources`. */
  source: z._default(z.string(), 'online'),
  jobAlreadyAdded: flagField,
  /** A key of `jobTypes`, '' when not stated. */
  jobType: textField,
  url: textField,
  notes: textField,
  /** Pay as written. */
  salary: textField,
  status: z._default(JobStatus, defaultJobStatus),
  /** Instant of the last change. */
  dateUpdated: textField,
  resumeId: referenceField,
  applied: flagField,
  /** Calendar date, '' when not applied or not known. */
  dateApplied: textField,
  /** A key of `submissionMethods`, '' when not said. */
  submissionMethod: textField,
  submissionUrl: textField,
  /** Calendar date until which an application is taken, '' when not known. */
  deadline: textField,
  /** Calendar date on which the person means to ask how things stand, '' for none. */
  followUp: textField,
  /** Names, as they are written; two that differ in case alone are one (`tagKey`). */
  tags: z._default(z.array(z.string()), []),
  /** A key of `excitementLevels`, '' when not said. */
  excitement: textField,
  /** What the person keeps of jobs under names of their own (`ownFields` of the settings). */
  ownField1: textField,
  ownField2: textField,
  /** The posting as it was when saved: JSON text, see `readPostingData`. */
  jobPostingData: textField,
  coverLetter: textField,
  /** What is over the letter: whom it is to (the `uid` of a contact), the address and the language; '' is by what is known. */
  letter: z._default(LetterHead, { contactUid: '', recipient: '', language: '', written: [] }),
  /** What the person said of the requirements that its posting was read to have. */
  fitChoices: z._default(FitChoices, { dismissed: [], left: [] }),
  /** Other words for its resume that the person does not want, by the keys of the proposals. */
  refusedProposals: z._default(z.array(z.string()), []),
  /** The fit word of the resume it was sent with, as it was on that day; '' where none was known. */
  fitSent: textField,
  /** What `salary` was read as. */
  pay: z._default(z.nullable(Pay), null),
  /** Calendar date of the newest status entry in its history. */
  statusDate: textField,
  /** Calendar date of the newest follow-up in its history, '' when there was none. */
  followedUpDate: textField,
  /** Calendar date of the newest entry of its history that came from the employer, '' when there was none. */
  heardDate: textField,
  keys: z.optional(JobKeys),
};

/** A job of the person's own (docs/spec/entities.md, Job). Loose: an old tab keeps what a newer one added. */
export const Job = z.looseObject(jobShape);
export type Job = RecordOf<typeof jobShape>;

/** A job to be saved: every field is optional. */
export type NewJob = NewRecord<Job>;

/** A job with all defaults filled in; throws a ZodError that names the field when one has a wrong type. */
export function newJob(fields: NewJob): Job {
  return Job.parse({ ...fields, internalId: 0 });
}
