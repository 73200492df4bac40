import { jobStatus } from '../../../entities/job/job-status.ts';
import { foldText } from '../../../text/company-name.ts';
import { type Message, type Say, sayEnglish } from '../../../text/messages.ts';
import type { AiAnswer } from '../../ai-answer.ts';
import { linesText, listed } from '../answer-lines.ts';
import { type AnswerWords, englishWords } from '../answer-words.ts';
import { adviceIn, answerAdvice, answerPostings, asksForPostings } from './answer-advice.ts';
import { answerDay, answerFind } from './answer-day.ts';
import { answerDue } from './answer-due.ts';
import { answerInterviews } from './answer-interviews.ts';
import { answerApplied, answerJobs, answerState, answerWaiting, jobsOf } from './answer-jobs.ts';
import { answerCount, answerSources } from './answer-numbers.ts';
import { answerContacts, answerOffers } from './answer-people.ts';
import { answerRead } from './answer-read.ts';
import { assistantTexts } from './assistant.messages.ts';
import type { AssistantData } from './assistant-data.ts';
import { type AssistantFindings, type Citing, citing, inTextOrder, type Said } from './findings.ts';
import { howToTexts } from './how-to.messages.ts';
import { knownQuestion, openQuestion } from './known-questions.ts';
import { chipsOf } from './query/query-chips.ts';
import { queryReader } from './query/read-query.ts';
import type { RecordQuery } from './query/record-query.ts';
import { questionWords } from './question-text.ts';
import { type Intent, questionReader } from './read-question.ts';
import { dayWords, jobWords } from './said-words.ts';
import { wishIn } from './wishes.ts';
import { withdrawalIn } from './withdrawal.ts';

/**
 * Answers questions about own data by rule, from the data handed in: no model, nothing leaves the device. What was read is
 * cited by numbers; a question that is not understood is said to be, with the nearest that can be asked. The names are folded
 * once for all questions of a sitting. `jobId` is the job that the conversation is about, `words` what it is said in,
 * `before` what the question before asked for and whether something waits for a yes.
 */
export function builtinAssistant(
  data: AssistantData,
  words: AnswerWords = englishWords,
): (
  question: string,
  jobId?: number | null,
  before?: QuestionBefore,
) => AiAnswer & { structured: AssistantFindings } {
  const read = questionReader(data);
  const readQuery = queryReader(data);
  const { say, isEnglish } = words;
  const { today, locale } = data;
  return (typed, jobId = null, before = nothingBefore) => {
    const question = isEnglish ? typed : knownQuestion(typed, say);
    const intent = read(question, jobId);
    const numbers = citing(say);
    const asked = { data, words, question, typed, numbers, jobId };
    const wish = wishSaid(intent, asked, before);
    const found = wish
      ? { said: wish, query: null, leftOver: [], isQuery: false }
      : answerRead({
          ...{ question, intent, jobId, data, numbers, say, before: before.query },
          reading: readQuery(question),
          advice: () => adviceSaid(intent, asked),
          notOfRecords: () => notOfRecords(data, question),
          otherwise: () => saidOf(intent, asked),
        });
    const { lines, screens = [], suggestions = [], proposals = [] } = found.said;
    const { text, cited } = inTextOrder(linesText(lines, say), numbers.cited);
    return {
      text,
      claims: [],
      structured: {
        intent: found.isQuery ? 'query' : intent.kind,
        cited,
        proposals: [...proposals],
        withdraws: found.said.withdraws ?? false,
        screens: [...screens],
        suggestions: suggestions.map(say),
        query: found.query,
        chips: found.query ? chipsOf(found.query, { say, today, locale }) : [],
        leftOver: [...found.leftOver],
      },
      provider: 'builtin',
      model: '',
      usage: { inputTokens: 0, outputTokens: 0 },
      prompt: '',
      notes: [],
    };
  };
}

/** What came before a question in its conversation. */
export type QuestionBefore = {
  /** The query that the answer before was made from, null without one. */
  query: RecordQuery | null;
  /** How many proposals of the conversation wait for a yes. */
  open: number;
};
const nothingBefore: QuestionBefore = { query: null, open: 0 };

type Asking = {
  data: AssistantData;
  words: AnswerWords;
  /** As the rules read it, and as it was typed. */
  question: string;
  typed: string;
  numbers: Citing;
  jobId: number | null;
};

/** What is to be written becomes a proposal; what was not said is asked for. */
function wishSaid(
  { name }: Intent,
  { data, question, numbers, jobId }: Asking,
  before: QuestionBefore,
): Said | null {
  const withdrawal = withdrawalIn(question, before);
  if (withdrawal) return withdrawal;
  const named = name?.company || name?.jobIds.length === 1 ? (name.jobIds ?? []) : [];
  // In a conversation about a job what is to be noted belongs to it, unless another is named.
  const jobs = jobsOf(data, named.length > 0 || jobId === null ? named : [jobId]);
  const open = jobs.filter(({ status }) => jobStatus(status).group !== 'complete');
  // Of several jobs of a company the one that is open; of several open ones the person says which.
  const [job] = jobs.length === 1 ? jobs : open.length === 1 ? open : [];
  const { today, firstDay, locale } = data;
  const wish = wishIn({ question, today, firstDay, locale, job: job ?? null });
  if (wish === null) return null;
  if ('missing' in wish) {
    if (wish.missing === 'interview')
      return {
        lines: [
          assistantTexts('interview-elsewhere', {
            day: wish.day ? dayWords(wish.day, data) : '–',
            hour: wish.hour || '–',
          }),
        ],
        screens: ['add-interview'],
      };
    if (wish.missing === 'job' && jobs.length > 1)
      return {
        lines: [
          assistantTexts('several-jobs', { count: jobs.length }),
          ...listed(jobs.map((one) => jobWords(one, numbers))),
        ],
      };
    return {
      lines: [assistantTexts(`missing-${wish.missing}`)],
      screens: wish.missing === 'task-change' ? ['work'] : [],
    };
  }
  const line =
    job && 'jobId' in wish.args
      ? assistantTexts('to-note-about', { job: jobWords(job, numbers) })
      : assistantTexts('to-note');
  const hour = wish.hour ? [assistantTexts('hour-in-note', { hour: wish.hour })] : [];
  return { lines: [line, ...hour], proposals: [{ name: wish.name, args: wish.args }] };
}

/** What no record answers, where it is asked before the records are. */
function adviceSaid({ name }: Intent, { data, question }: Asking): Said | null {
  const words = questionWords(question);
  const topic = adviceIn(words, true);
  const isOfNone = name === null || topic === 'send' || topic === 'wages';
  if (topic !== null && isOfNone) return answerAdvice(data, topic);
  // A place that is named too is where postings are wanted.
  return (name?.company ?? '') === '' && asksForPostings(words, true) ? answerPostings(question) : null;
}

function saidOf(intent: Intent, asking: Asking): Said {
  const { data, question, typed, numbers } = asking;
  const { isEnglish } = asking.words;
  const { name, words, days } = intent;
  const asked = {
    jobIds: name?.jobIds ?? [],
    companyIds: name?.companyIds ?? [],
    company: name?.company ?? '',
    words,
    days,
  };
  switch (intent.kind) {
    case 'due':
      return answerDue(
        data,
        { only: intent.only, days, isDated: days !== null && asksForDue(question) },
        numbers,
      );
    case 'applied':
      // “Did I apply anywhere this week?” asks for a count.
      return name === null && words === ''
        ? answerCount(data, days, numbers)
        : answerApplied(data, asked, numbers);
    case 'waiting':
      return answerWaiting(data, asked, numbers);
    case 'interviews':
      return answerInterviews(data, { ...asked, isNamed: name !== null }, numbers);
    case 'sources':
      return answerSources(data);
    case 'count-applications':
      return answerCount(data, days, numbers);
    case 'jobs':
      return answerJobs(data, { group: intent.group, days }, numbers);
    case 'job-state':
      return answerState(
        data,
        { ...asked, isEnglish, isOfPay: questionWords(question).some((word) => payWords.has(word)) },
        numbers,
      );
    case 'contacts':
      return answerContacts(data, asked, numbers);
    case 'offers':
      return answerOffers(data, asked, numbers);
    case 'day':
      return answerDay(data, days, numbers);
    case 'find': {
      const found = answerFind(data, asked, numbers);
      return numbers.cited.length > 0 ? found : (notOfRecords(data, question) ?? found);
    }
    case 'how-to':
      return intent.topic
        ? { lines: [howToTexts(intent.topic)], screens: [intent.topic] }
        : notUnderstood(asking);
    case 'unknown':
      if (asking.jobId !== null && name === null) {
        const ofJob = { ...asked, isEnglish, jobIds: [asking.jobId], words: typed };
        return notOfRecords(data, question) ?? answerState(data, ofJob, numbers);
      }
      return notOfRecords(data, question) ?? notUnderstood(asking);
  }
}

/** “Due” and “to do” ask for what has a date; “this week” for all that comes. */
const asksForDue = (question: string) =>
  questionWords(question).some(
    (word, at, words) =>
      ['due', 'task', 'tasks', 'deadline', 'deadlines'].includes(word) ||
      (word === 'do' && ['to', 'i'].includes(words[at - 1] ?? '')) ||
      (word === 'done' && ['get', 'be'].includes(words[at - 1] ?? '')),
  );

const payWords: ReadonlySet<string> = new Set('pay pays paying paid salary wage wages money'.split(' '));

/** What is asked of no record: advice, then open postings. */
function notOfRecords(data: AssistantData, question: string): Said | null {
  const words = questionWords(question);
  const topic = adviceIn(words, false);
  if (topic) return answerAdvice(data, topic);
  return asksForPostings(words, false) ? answerPostings(question) : null;
}

/** A question of each kind, as it can be asked. */
const examples = [
  ...(['due-week', 'late', 'deadlines', 'applied', 'waiting-long', 'next-interview'] as const),
  ...(['interviews-week', 'sources', 'sent-month', 'by-status', 'rejected', 'state'] as const),
  ...(['people', 'offers', 'yesterday', 'find', 'import-resume'] as const),
].map(openQuestion);

/**
 * The same in English.
 *
 * @internal Used by tests alone.
 */
export const exampleQuestions: readonly string[] = examples.map(sayEnglish);

const maxSuggestions = 4;

function notUnderstood({ typed, words: { say, isEnglish } }: Asking): Said {
  const suggestions = nearest(typed, say);
  const rows = suggestions.map((row) => ({ row }));
  if (isEnglish) return { lines: [assistantTexts('not-understood'), ...rows], suggestions };
  return {
    lines: [assistantTexts('not-understood-english'), ...rows, assistantTexts('model-reads-all')],
    screens: ['models'],
    suggestions,
  };
}

/** The examples that share most words with the question, then the most usual ones. */
function nearest(question: string, say: Say): Message[] {
  const wordsOf = (text: string) => foldText(text.slice(0, 500)).split(' ');
  const words = new Set(wordsOf(question).filter((word) => word.length > 3));
  const shared = (example: Message) => wordsOf(say(example)).filter((word) => words.has(word)).length;
  return examples
    .map((example) => ({ example, count: shared(example) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxSuggestions)
    .map(({ example }) => example);
}
