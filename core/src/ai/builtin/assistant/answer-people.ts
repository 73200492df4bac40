import { daysBetween } from '../../../dates/calendar-date.ts';
import type { Contact } from '../../../entities/contact/contact.ts';
import { personOf } from '../../../entities/contact/contact.ts';
import { isOpenOffer, type Offer } from '../../../entities/offer/offer.ts';
import { recordName } from '../../../entities/record-name.ts';
import { foldCompanyName, foldText } from '../../../text/company-name.ts';
import type { Message } from '../../../text/messages.ts';
import { type AnswerLine, joined, listed } from '../answer-lines.ts';
import { type Asked, jobsOf, notFound } from './answer-jobs.ts';
import { peopleTexts } from './answer-people.messages.ts';
import type { AssistantData } from './assistant-data.ts';
import { offerStatusWords } from './choice-words.ts';
import type { Citing, Said } from './findings.ts';
import { openQuestion } from './known-questions.ts';
import { withoutS } from './question-text.ts';
import { saidTexts } from './said.messages.ts';
import { dayWords, plain, recordWords } from './said-words.ts';

type AskedName = Asked & { companyIds: readonly number[]; company: string };

/** The people noted at a company or for a job, with ways to reach them. */
export function answerContacts(data: AssistantData, asked: AskedName, citing: Citing): Said {
  const screens = ['contacts'];
  if (asked.jobIds.length === 0 && asked.companyIds.length === 0) {
    const named = peopleOfWords(data.contacts, asked.words);
    if (named.length > 0) return { lines: listed(named.map((one) => contactLine(one, citing))), screens };
    if (asked.words) return { ...notFound(data, asked.words), screens };
    const people = new Set(data.contacts.map(personOf)).size;
    const head = people > 0 ? peopleTexts('people', { count: people }) : peopleTexts('none');
    return { lines: [head, peopleTexts('ask-with-name', { question: openQuestion('people') })], screens };
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
      const title = recordName(rest) || saidTexts('interview');
      const cite = citing.cite({ kind: 'interview', id, jobId, title });
      return peopleTexts('in-interview', { people: plain(told), cite });
    });
  const at = plain(asked.company || jobs[0]?.companyName || jobs[0]?.jobTitle || '');
  const name = at || peopleTexts('there');
  const rows = [...people.map((one) => contactLine(one, citing)), ...interviewers];
  if (rows.length === 0) return { lines: [peopleTexts('nobody-at', { name })], screens };
  return { lines: [peopleTexts('people-at', { count: rows.length, name }), ...listed(rows)], screens };
}

/** People one of whose names is in the words, also as “Kim’s”. */
function peopleOfWords(contacts: readonly Contact[], words: string): Contact[] {
  const asked = new Set(words.split(' ').flatMap((word) => [word, withoutS(word)]));
  const found = contacts.filter(({ name }) =>
    foldText(name)
      .split(' ')
      .some((word) => word.length > 2 && asked.has(word)),
  );
  return [...Map.groupBy(found, personOf).values()].flatMap(([first]) => first ?? []);
}

/** A person with role and ways to reach them as a row. */
export function contactLine(
  { internalId: id, jobId, name, role, phone, email }: Contact,
  citing: Citing,
): Message | string {
  const title = name || email || saidTexts('nameless-contact');
  const person = recordWords({ kind: 'contact', id, jobId, title }, citing);
  const details = joined('list', [role, phone, email].map(plain));
  return details ? peopleTexts('person', { person, details }) : person;
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
      const { internalId: jobId } = job;
      const offer = recordWords({ kind: 'job', id: jobId, jobId, title: recordName(job) }, citing);
      return peopleTexts('by-status', { offer });
    }),
  ];
  const head = rows.length > 0 ? peopleTexts('offers-wait', { count: rows.length }) : peopleTexts('no-offer');
  const rest: AnswerLine[] =
    others.length > 0
      ? [
          peopleTexts('answered', { count: others.length }),
          ...listed(others.map((one) => offerLine(one, data, citing))),
        ]
      : [];
  return { lines: [head, ...listed(rows), ...rest], screens: ['offers'] };
}

/** An offer with its pay and the day to answer by as a row. */
export function offerLine(offer: Offer, data: AssistantData, citing: Citing): Message {
  const { internalId: id, jobId, basePay, status } = offer;
  const job = data.jobs.find(({ internalId }) => internalId === jobId);
  const named = recordName(job ?? { companyName: offer.companyName, jobTitle: offer.jobTitle });
  const title = named || saidTexts('nameless-offer');
  const details = joined('list', [
    plain(basePay),
    isOpenOffer(offer) ? answerByWords(offer, data) : offerStatusWords(status),
  ]);
  return peopleTexts('offer', { offer: recordWords({ kind: 'offer', id, jobId, title }, citing), details });
}

/** Until when an offer is to be answered. */
function answerByWords({ answerBy }: Offer, data: AssistantData): Message {
  const left = answerBy ? daysBetween(data.today, answerBy) : Number.NaN;
  const day = dayWords(answerBy, data);
  if (Number.isNaN(left)) return peopleTexts('no-day');
  if (left < 0) return peopleTexts('by-past', { day, ago: -left });
  return left === 0 ? peopleTexts('by-today', { day }) : peopleTexts('by-day', { day, left });
}
