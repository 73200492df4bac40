import { daysBetween } from '../../../dates/calendar-date.ts';
import type { Contact } from '../../../entities/contact/contact.ts';
import { personOf } from '../../../entities/contact/contact.ts';
import { isOpenOffer, type Offer, offerStatuses } from '../../../entities/offer/offer.ts';
import { recordName } from '../../../entities/record-name.ts';
import { foldCompanyName, foldText } from '../../../text/company-name.ts';
import { type Asked, jobsOf, notFound } from './answer-jobs.ts';
import type { AssistantData } from './assistant-data.ts';
import type { Citing, Said } from './findings.ts';
import { withoutS } from './question-text.ts';
import { counted, dayWords, listed, plain } from './said-words.ts';

type AskedName = Asked & { companyIds: readonly number[]; company: string };

/** The people noted at a company or for a job, with ways to reach them. */
export function answerContacts(data: AssistantData, asked: AskedName, citing: Citing): Said {
  const screens = ['contacts'];
  if (asked.jobIds.length === 0 && asked.companyIds.length === 0) {
    const named = peopleOfWords(data.contacts, asked.words);
    if (named.length > 0) return { lines: listed(named.map((one) => contactLine(one, citing))), screens };
    if (asked.words) return { ...notFound(data, asked.words), screens };
    const people = new Set(data.contacts.map(personOf)).size;
    const head =
      people > 0 ? `You noted ${counted(people, 'person', 'people')}.` : 'You noted no contacts yet.';
    return { lines: [head, 'Ask with a company or a job: “Who do I know at …?”'], screens };
  }
  const jobs = jobsOf(data, asked.jobIds);
  const names = new Set([asked.company, ...jobs.map(({ companyName }) => companyName)].map(foldCompanyName));
  names.delete('');
  const contacts = data.contacts.filter(
    ({ jobId, companyId, companyName }) =>
      asked.jobIds.includes(jobId ?? -1) ||
      asked.companyIds.includes(companyId ?? -1) ||
      names.has(foldCompanyName(companyName)),
  );
  const people = [...Map.groupBy(contacts, personOf).values()].flatMap(([first]) => first ?? []);
  const interviewers = data.interviews
    .filter(({ jobId, interviewers: told }) => asked.jobIds.includes(jobId ?? -1) && told.trim() !== '')
    .map(({ internalId: id, jobId, interviewers: told, ...rest }) => {
      const title = recordName(rest) || 'Interview';
      return `${plain(told)}, in an interview ${citing.cite({ kind: 'interview', id, jobId, title })}`;
    });
  const at = plain(asked.company || jobs[0]?.companyName || jobs[0]?.jobTitle || 'there');
  const rows = [...people.map((one) => contactLine(one, citing)), ...interviewers];
  if (rows.length === 0)
    return { lines: [`You noted nobody at ${at}. Contacts are added on the job.`], screens };
  return {
    lines: [`You noted ${counted(rows.length, 'person', 'people')} at ${at}.`, ...listed(rows)],
    screens,
  };
}

/** People one of whose names stands in the words, also as “Kim’s”. */
function peopleOfWords(contacts: readonly Contact[], words: string): Contact[] {
  const asked = new Set(words.split(' ').flatMap((word) => [word, withoutS(word)]));
  const found = contacts.filter(({ name }) =>
    foldText(name)
      .split(' ')
      .some((word) => word.length > 2 && asked.has(word)),
  );
  return [...Map.groupBy(found, personOf).values()].flatMap(([first]) => first ?? []);
}

function contactLine({ internalId: id, jobId, name, role, phone, email }: Contact, citing: Citing): string {
  const title = name || email || 'a contact';
  const about = [role, phone, email]
    .filter((part) => part.trim() !== '')
    .map(plain)
    .join(', ');
  return `**${plain(title)}** ${citing.cite({ kind: 'contact', id, jobId, title })}${about ? `: ${about}` : ''}`;
}

/** The offers that wait, with the day to answer by, the first day first; those that are answered in one line. */
export function answerOffers(data: AssistantData, asked: AskedName, citing: Citing): Said {
  const ofName = data.offers.filter(
    ({ jobId, isPresent }) => !isPresent && (asked.jobIds.length === 0 || asked.jobIds.includes(jobId ?? -1)),
  );
  const open = ofName
    .filter(isOpenOffer)
    .sort((a, b) => (a.answerBy || '9').localeCompare(b.answerBy || '9'));
  const others = ofName.filter((offer) => !isOpenOffer(offer));
  const told = new Set(ofName.map(({ jobId }) => jobId));
  // An offer that is no more than the status of its job.
  const pending = data.jobs.filter(
    ({ status, internalId }) =>
      status === 'offer-pending' &&
      !told.has(internalId) &&
      (asked.jobIds.length === 0 || asked.jobIds.includes(internalId)),
  );
  const rows = [
    ...open.map((offer) => offerLine(offer, data, citing)),
    ...pending.map((job) => {
      const title = recordName(job);
      const cite = citing.cite({ kind: 'job', id: job.internalId, jobId: job.internalId, title });
      return `**${plain(title)}** ${cite}: by its status; pay and day to answer are not noted`;
    }),
  ];
  const head =
    rows.length > 0
      ? `${counted(rows.length, 'offer waits', 'offers wait')} for your answer.`
      : 'No offer waits for your answer.';
  const rest =
    others.length > 0
      ? [
          `Answered or over: ${counted(others.length, 'offer')}.`,
          ...listed(others.map((one) => offerLine(one, data, citing))),
        ]
      : [];
  return { lines: [head, ...listed(rows), ...rest], screens: ['offers'] };
}

function offerLine(offer: Offer, data: AssistantData, citing: Citing): string {
  const { internalId: id, jobId, answerBy, basePay, status } = offer;
  const job = data.jobs.find(({ internalId }) => internalId === jobId);
  const title = recordName(job ?? { companyName: offer.companyName, jobTitle: offer.jobTitle }) || 'an offer';
  const left = answerBy ? daysBetween(data.today, answerBy) : Number.NaN;
  const by = Number.isNaN(left)
    ? 'no day to answer by is noted'
    : `answer by ${dayWords(answerBy, data)} (${leftWords(left)})`;
  const parts = [basePay && plain(basePay), isOpenOffer(offer) ? by : offerStatuses[status]];
  return `**${plain(title)}** ${citing.cite({ kind: 'offer', id, jobId, title })}: ${parts.filter(Boolean).join(', ')}`;
}

function leftWords(days: number): string {
  if (days < 0) return `${counted(-days, 'day')} ago`;
  return days === 0 ? 'today' : `in ${counted(days, 'day')}`;
}
