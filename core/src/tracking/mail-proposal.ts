import type { Job } from '../entities/job/job.ts';
import { type JobStatus, jobStatus } from '../entities/job/job-status.ts';
import { readMailDate } from '../parsing/mail/mail-date.ts';
import { type MailKind, readMailKind } from '../parsing/mail/mail-kind.ts';
import { foldSentence, readMailText } from '../parsing/mail/mail-text.ts';
import { foldCompanyName, foldText } from '../text/company-name.ts';
import { mailNote } from './mail-note.ts';

/** A job that a mail may be about. */
export type MailJob = Pick<
  Job,
  'internalId' | 'jobTitle' | 'companyName' | 'status' | 'applied' | 'statusDate'
> & {
  /** E-mail addresses of its contacts. */
  addresses: readonly string[];
  /** Its history has an interview. */
  interviewed: boolean;
};

/** What a mail says, which of the jobs it may be about, the likeliest first, and the one it can only be, or null. */
export type MailReading = {
  kind: MailKind | null;
  /** The sentence that says it, as it was written; '' where nothing does. */
  words: string;
  subject: string;
  /** What the history keeps of it: subject, sender, time and text (`mailNote`). */
  note: string;
  /** Calendar date that its head states, '' where it has none. */
  date: string;
  jobs: MailJob[];
  job: MailJob | null;
};

/** What is looked through for names; an answer names its company early. */
const longest = 20_000;
const maxJobs = 8;

/** Reads a pasted mail beside the person's jobs. Nothing is changed by it: it is shown, and a person says yes or no. */
export function readMail(pasted: string, jobs: readonly MailJob[], today: string): MailReading {
  const mail = readMailText(pasted);
  const meaning = readMailKind(mail);
  const said = ` ${foldSentence(`${mail.from} ${mail.subject} ${mail.body}`.slice(0, longest))} `;
  const sender = mail.from.toLowerCase();
  const scored = jobs
    .map((job) => ({ job, score: scoreOf(job, said, sender) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.job.internalId - a.job.internalId);
  const [best, next] = scored;
  const date = readMailDate(mail.date);
  return {
    kind: meaning?.kind ?? null,
    words: meaning?.words ?? '',
    subject: mail.subject,
    note: mailNote(pasted),
    date: date <= today ? date : '',
    jobs: scored.slice(0, maxJobs).map(({ job }) => job),
    // Two jobs that it could as well be are for the person to tell apart.
    job: best && best.score > (next?.score ?? 0) ? best.job : null,
  };
}

/** The status a mail of this kind gives a job; null where it changes none: the message is noted then. */
export function statusOfMail(
  kind: MailKind | null,
  job: Pick<MailJob, 'status' | 'applied' | 'interviewed'>,
): JobStatus | null {
  switch (kind) {
    case 'rejection':
      return job.interviewed ? 'rejected-after-interview' : 'rejected-before-interview';
    case 'invitation':
      return jobStatus(job.status).phase === 'talk' ? null : 'interview-requested';
    case 'offer':
      return 'offer-pending';
    case 'acknowledgement':
      return job.applied ? null : 'application-submitted';
    default:
      return null;
  }
}

function scoreOf(job: MailJob, said: string, sender: string): number {
  const company = foldSentence(foldCompanyName(job.companyName));
  const whole = company.replaceAll(' ', '');
  const isNamed = company.length >= 3 && said.includes(` ${company} `);
  const isSender = whole.length >= 3 && hosts(whole).some((host) => sender.includes(host));
  const isContact = job.addresses.some(
    (address) => address.includes('@') && sender.includes(address.toLowerCase()),
  );
  if (!isNamed && !isSender && !isContact) return 0;
  const title = foldSentence(foldText(job.jobTitle));
  const isTitled = title !== '' && said.includes(` ${title} `);
  const isOver = jobStatus(job.status).group === 'complete';
  return (isContact ? 4 : 0) + (isSender ? 3 : 0) + (isNamed ? 3 : 0) + (isTitled ? 2 : 0) - (isOver ? 1 : 0);
}

/** How the name of a company begins the name of a host, or one of its parts. */
const hosts = (name: string) => [`@${name}.`, `@${name}-`, `.${name}.`];
