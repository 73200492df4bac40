import { foldText } from '../../../text/company-name.ts';
import type { AiAnswer } from '../../ai-answer.ts';
import { answerDay, answerFind } from './answer-day.ts';
import { answerDue } from './answer-due.ts';
import { answerInterviews } from './answer-interviews.ts';
import { answerApplied, answerJobs, answerState, answerWaiting } from './answer-jobs.ts';
import { answerCount, answerSources } from './answer-numbers.ts';
import { answerContacts, answerOffers } from './answer-people.ts';
import type { AssistantData } from './assistant-data.ts';
import { type AssistantFindings, type Citing, citing, inTextOrder, type Said } from './findings.ts';
import { howToTopics } from './how-to-topics.data.ts';
import { type Intent, questionReader } from './read-question.ts';

/**
 * Answers questions about own data by rule, from the data handed in: no model, nothing leaves the device. What was read is
 * cited by numbers; a question that is not understood is said to be, with the nearest that can be asked. The names are folded
 * once for all questions of a sitting.
 */
export function builtinAssistant(
  data: AssistantData,
): (question: string) => AiAnswer & { structured: AssistantFindings } {
  const read = questionReader(data);
  return (question) => {
    const intent = read(question);
    const numbers = citing();
    const { lines, screens = [], suggestions = [] } = saidOf(intent, { data, question, numbers });
    const { text, cited } = inTextOrder(paragraphs(lines), numbers.cited);
    return {
      text,
      claims: [],
      structured: {
        intent: intent.kind,
        cited,
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

function saidOf(
  intent: Intent,
  { data, question, numbers }: { data: AssistantData; question: string; numbers: Citing },
): Said {
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
      return answerState(data, asked, numbers);
    case 'contacts':
      return answerContacts(data, asked, numbers);
    case 'offers':
      return answerOffers(data, asked, numbers);
    case 'day':
      return answerDay(data, days, numbers);
    case 'find':
      return answerFind(data, asked, numbers);
    case 'how-to':
      return intent.topic
        ? { lines: [howToTopics[intent.topic].says], screens: [intent.topic] }
        : notUnderstood(question);
    case 'unknown':
      return notUnderstood(question);
  }
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

const mostSuggestions = 4;

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
    .slice(0, mostSuggestions)
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
