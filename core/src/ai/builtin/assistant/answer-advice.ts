import { trimEndCharacters } from '../../../text/trim-characters.ts';
import type { AnswerLine } from '../answer-lines.ts';
import { adviceTexts } from './advice.messages.ts';
import {
  type AdviceTopic,
  adviceTopics,
  maybePostingPhrases,
  ownPhrases,
  postingPhrases,
} from './advice-topics.data.ts';
import { answerSources } from './answer-numbers.ts';
import type { AssistantData } from './assistant-data.ts';
import type { Said } from './findings.ts';
import { holdsOne } from './phrases.ts';
import { questionTexts } from './question.messages.ts';

/** Said of the answer before, with no question in it. */
const thanks: ReadonlySet<string> = new Set([
  ...[
    'thanks',
    'thank you',
    'thank you very much',
    'thanks a lot',
    'thx',
    'many thanks',
    'great',
    'great thanks',
  ],
  ...['ok', 'okay', 'ok thanks', 'okay thanks', 'good', 'perfect', 'cool'],
]);

/** What the words ask that no record answers; `isFirst` looks for what counts before the records. */
export function adviceIn(words: readonly string[], isFirst: boolean): AdviceTopic | null {
  const whole = words.join(' ');
  if (isFirst && ['help', 'help me'].includes(whole)) return 'about';
  if (isFirst && thanks.has(whole)) return 'thanks';
  const topics = Object.keys(adviceTopics) as AdviceTopic[];
  return (
    topics.find(
      (topic) => adviceTopics[topic].isFirst === isFirst && holdsOne(words, adviceTopics[topic].phrases),
    ) ?? null
  );
}

/** What can be said honestly, what one's own counts add to it, and where to continue. */
export function answerAdvice(data: AssistantData, topic: AdviceTopic): Said {
  const { says, screens, asks } = adviceTopics[topic];
  const counts = topic === 'quiet' ? whereItStops(data) : topic === 'enough' ? answerSources(data).lines : [];
  return {
    lines: [...says.map((name) => adviceTexts(name)), ...counts],
    screens,
    suggestions: asks.map((name) => questionTexts(name)),
  };
}

/** Applications heard back from, and interviews out of them: which of the two stops tells what to look at. */
function whereItStops(data: AssistantData): AnswerLine[] {
  const { rates } = data.rates.source;
  const sum = (key: 'sent' | 'heard' | 'interviewed') => rates.reduce((all, rate) => all + rate[key], 0);
  const [sent, heard, interviewed] = [sum('sent'), sum('heard'), sum('interviewed')];
  if (sent === 0) return [adviceTexts('none-sent')];
  const next =
    interviewed * 4 >= sent ? 'interviews-come' : heard * 3 >= sent ? 'answers-come' : 'no-answers';
  return [
    adviceTexts('stops', { sent, heard, interviewed }),
    ...(sent < 10 ? [adviceTexts('few')] : []),
    adviceTexts(next),
  ];
}

/** What a question begins with before it says what is wanted. */
const leads: ReadonlySet<string> = new Set(
  (
    'please can could would you show find search list get give me any are there i want need look looking for all the do have is ' +
    'which what'
  ).split(' '),
);

/** Whether the words ask for open postings, plainly or where no record fits; “my jobs” and “jobs I found” are records. */
export function asksForPostings(words: readonly string[], isPlain: boolean): boolean {
  if (holdsOne(words, ownPhrases)) return false;
  return holdsOne(words, isPlain ? postingPhrases : maybePostingPhrases);
}

/** That postings are found elsewhere, with the search made ready as one would type it. */
export function answerPostings(question: string): Said {
  const words = question.slice(0, 200).trim().split(/\s+/);
  const begin = words.findIndex((word) => !leads.has(word.toLowerCase()));
  const term = trimEndCharacters(words.slice(Math.max(0, begin)).join(' '), /[?!.]/);
  return {
    lines: [adviceTexts('postings')],
    screens: [`postings:${term.slice(0, 100)}`],
  };
}
