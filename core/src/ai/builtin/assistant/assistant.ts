import { foldText } from '../../../text/company-name.ts';
import type { AiAnswer } from '../../ai-answer.ts';
import { adviceIn, answerAdvice, answerPostings, asksForPostings } from './answer-advice.ts';
import { answerDay, answerFind } from './answer-day.ts';
import { answerDue } from './answer-due.ts';
import { answerInterviews } from './answer-interviews.ts';
import { answerApplied, answerJobs, answerState, answerWaiting, jobsOf } from './answer-jobs.ts';
import { answerCount, answerSources } from './answer-numbers.ts';
import { answerContacts, answerOffers } from './answer-people.ts';
import type { AssistantData } from './assistant-data.ts';
import { type AssistantFindings, type Citing, citing, inTextOrder, type Said } from './findings.ts';
import { howToTopics } from './how-to-topics.data.ts';
import { questionWords } from './question-text.ts';
import { type Intent, questionReader } from './read-question.ts';
import { jobWords } from './said-words.ts';
import { wishIn } from './wishes.ts';

/**
 * Answers questions about own data by rule, from the data handed in: no model, nothing leaves the device. What was read is
 * cited by numbers; a question that is not understood is said to be, with the nearest that can be asked. The names are folded
 * once for all questions of a sitting. `jobId` is the job that the conversation is about.
 */
export function builtinAssistant(
  data: AssistantData,
): (question: string, jobId?: number | null) => AiAnswer & { structured: AssistantFindings } {
  const read = questionReader(data);
  return (question, jobId = null) => {
    const intent = read(question, jobId);
    const numbers = citing();
    const asked = { data, question, numbers, jobId };
    const said = wishSaid(intent, asked) ?? adviceSaid(intent, asked) ?? saidOf(intent, asked);
    const { lines, screens = [], suggestions = [], proposals = [] } = said;
    const { text, cited } = inTextOrder(paragraphs(lines), numbers.cited);
    return {
      text,
      claims: [],
      structured: {
        intent: intent.kind,
        cited,
        proposals: [...proposals],
        screens: [...screens],
        suggestions: [...suggestions],
      },
      provider: 'builtin',
      model: '',
      usage: { inputTokens: 0, outputTokens: 0 },
      prompt: '',
      notes: [],
    };
  };
}

type Asking = { data: AssistantData; question: string; numbers: Citing; jobId: number | null };

/** What is to be written becomes a proposal; what was not said is asked for. */
function wishSaid({ name }: Intent, { data, question, numbers, jobId }: Asking): Said | null {
  const named = name?.company || name?.jobIds.length === 1 ? (name.jobIds ?? []) : [];
  // In a conversation about a job what is to be noted belongs to it, unless another is named.
  const [job] = jobsOf(data, named.length > 0 || jobId === null ? named : [jobId]);
  const wish = wishIn({ question, today: data.today, firstDay: data.firstDay, job: job ?? null });
  if (wish === null) return null;
  if ('missing' in wish) return { lines: [missingWords[wish.missing]], screens: [] };
  const about = job && 'jobId' in wish.args ? ` It is about ${jobWords(job, numbers)}.` : '';
  return { lines: [`This can be noted.${about} Nothing is written before your yes.`], proposals: [wish] };
}

const missingWords = {
  what: 'What should be noted, and for which day? For example: “Remind me to call Jane on Friday”.',
  job: 'Which job is it about? Name its company or title as you keep it, for example: “Mark Lakeside as rejected”.',
  note: 'What should the note say? For example: “Add a note to Lakeside: ask about parking”.',
} as const;

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
  const { data, question, numbers } = asking;
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
      return answerDue(data, { only: intent.only, days }, numbers);
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
        { ...asked, isOfPay: questionWords(question).some((word) => payWords.has(word)) },
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
        ? { lines: [howToTopics[intent.topic].says], screens: [intent.topic] }
        : notUnderstood(question);
    case 'unknown':
      if (asking.jobId !== null && name === null) {
        const unread = notOfRecords(data, question);
        return unread ?? answerState(data, { ...asked, jobIds: [asking.jobId], words: question }, numbers);
      }
      return notOfRecords(data, question) ?? notUnderstood(question);
  }
}

const payWords: ReadonlySet<string> = new Set('pay pays paying paid salary wage wages money'.split(' '));

/** What is asked of no record: advice, then open postings. */
function notOfRecords(data: AssistantData, question: string): Said | null {
  const words = questionWords(question);
  const topic = adviceIn(words, false);
  if (topic) return answerAdvice(data, topic);
  return asksForPostings(words, false) ? answerPostings(question) : null;
}

/** A question of each kind, as it can be asked. */
export const exampleQuestions = [
  'What is due this week?',
  'What is late?',
  'Which deadlines are coming up?',
  'Did I apply at …?',
  'Which jobs wait for an answer, and how long?',
  'When is my next interview?',
  'Which interviews do I have this week?',
  'Which source replies?',
  'How many applications did I send this month?',
  'How many jobs do I have, by status?',
  'Which jobs were rejected?',
  'Where does … stand, and what comes next?',
  'Who do I know at …?',
  'Which offers wait for my answer?',
  'What did I do yesterday?',
  'Find … in my jobs',
  'How do I import my resume?',
] as const;

const maxSuggestions = 4;

function notUnderstood(question: string): Said {
  return {
    lines: [
      'I did not understand that. I answer questions about what you keep here, by rule and without a model. You can ask, for example:',
      ...nearest(question).map((one) => `- ${one}`),
    ],
    suggestions: nearest(question),
  };
}

/** The examples that share most words with the question, then the most usual ones. */
function nearest(question: string): string[] {
  const wordsOf = (text: string) => foldText(text.slice(0, 500)).split(' ');
  const words = new Set(wordsOf(question).filter((word) => word.length > 3));
  const shared = (example: string) => wordsOf(example).filter((word) => words.has(word)).length;
  return exampleQuestions
    .map((example) => ({ example, count: shared(example) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxSuggestions)
    .map(({ example }) => example);
}

/** Sentences apart, rows of a list together. */
function paragraphs(lines: readonly string[]): string {
  return lines
    .map((line, at) => {
      const isRow = line.startsWith('- ');
      const followsRow = lines[at - 1]?.startsWith('- ') ?? false;
      return at === 0 ? line : isRow && followsRow ? `\n${line}` : `\n\n${line}`;
    })
    .join('');
}
