import type { Interview } from '../entities/interview/interview.ts';
import { unsaidPhrases } from './questions-to-ask.data.ts';

/** What a question can be about, in the order they are suggested. Stored with a question: never renamed. */
export const questionTopics = [
  'next-steps',
  'team',
  'success',
  'pay',
  'hours',
  'training',
  'workplace',
  'travel',
  'why-open',
  'benefits',
  'person',
] as const;
export type QuestionTopic = (typeof questionTopics)[number];

/**
 * Why a question is worth asking. `unsaid`: the posting does not say. `vague`: it says only `quote`. `unknown`: nothing is
 * noted and no posting can be read for it. `no-next`: no later round is noted. `person`: `quote` is somebody they will meet.
 */
export type QuestionReason = 'unsaid' | 'vague' | 'unknown' | 'no-next' | 'person';

/** A question that is worth asking. */
export type SuggestedQuestion = { topic: QuestionTopic; reason: QuestionReason; quote: string };

/** What suggestions are made from. */
export type QuestionSources = {
  interview: Pick<Interview, 'questionsToAsk'>;
  /** The text of the posting in English; '' where none is kept or it is in another language. */
  posting: string;
  isPayKnown: boolean;
  isWorkplaceKnown: boolean;
  /** Names of those who hold it. */
  people: readonly string[];
  /** A later round of the same job is noted. */
  hasNext: boolean;
};

/** Most that are suggested at once. */
const most = 6;

/** What is not known yet of a job, as questions; what is asked already is left out. */
export function suggestedQuestions(sources: QuestionSources): SuggestedQuestion[] {
  const asked = new Set(sources.interview.questionsToAsk.map(({ topic }) => topic));
  return questionTopics
    .filter((topic) => !asked.has(topic))
    .flatMap((topic): SuggestedQuestion[] => {
      const why = reasonFor(topic, sources);
      return why ? [{ topic, ...why }] : [];
    })
    .slice(0, most);
}

type Why = Pick<SuggestedQuestion, 'reason' | 'quote'>;

function reasonFor(topic: QuestionTopic, sources: QuestionSources): Why | null {
  const { posting, people } = sources;
  switch (topic) {
    case 'next-steps':
      return sources.hasNext ? null : { reason: 'no-next', quote: '' };
    case 'person':
      return people[0] ? { reason: 'person', quote: people[0] } : null;
    case 'pay': {
      if (sources.isPayKnown) return null;
      const quote = firstPhrase(posting, unsaidPhrases.vaguePay);
      return quote ? { reason: 'vague', quote } : missing(posting);
    }
    case 'travel': {
      // Only where it is asked for, and no share of the time is named.
      const quote = firstPhrase(posting, unsaidPhrases.vagueTravel);
      return quote && !isShareNamed(posting, quote) ? { reason: 'vague', quote } : null;
    }
    case 'workplace':
      if (sources.isWorkplaceKnown || firstPhrase(posting, unsaidPhrases.workplace)) return null;
      return missing(posting);
    default:
      return firstPhrase(posting, unsaidPhrases[topic]) ? null : missing(posting);
  }
}

const missing = (posting: string): Why => ({ reason: posting === '' ? 'unknown' : 'unsaid', quote: '' });

/** The first of these phrases that a text holds, as it is there; '' for none. */
function firstPhrase(text: string, phrases: readonly string[]): string {
  const folded = text.toLowerCase();
  for (const phrase of phrases) {
    const at = folded.indexOf(phrase);
    // Letters that are longer in lower case would move it.
    if (at >= 0) return folded.length === text.length ? text.slice(at, at + phrase.length) : phrase;
  }
  return '';
}

/** “up to 20%” close to what asks for it. */
function isShareNamed(text: string, quote: string): boolean {
  const at = text.indexOf(quote);
  return text.slice(Math.max(0, at - 60), at + quote.length + 60).includes('%');
}
