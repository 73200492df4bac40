import type { Say } from '../../../text/messages.ts';
import type { AiAnswer } from '../../ai-answer.ts';
import { linesText } from '../answer-lines.ts';
import { type AnswerWords, englishWords } from '../answer-words.ts';
import { adviceTexts } from '../assistant/advice.messages.ts';
import { adviceTopics } from '../assistant/advice-topics.data.ts';
import { adviceIn } from '../assistant/answer-advice.ts';
import type { AssistantFindings, Said } from '../assistant/findings.ts';
import * as say from '../assistant/intent-phrases.data.ts';
import { holdsOne } from '../assistant/phrases.ts';
import { questionTexts } from '../assistant/question.messages.ts';
import { questionWords } from '../assistant/question-text.ts';
import { coachTexts } from './search-coach.messages.ts';

/** What is asked of own records, which the assistant answers. */
const recordPhrases = [
  'my|next|an interview|interviews',
  'when|what time * interview|interviews',
  ...say.offerPhrases,
  ...say.latePhrases,
  ...say.deadlinePhrases,
  'remind me',
  'due|to do * today|tomorrow|week|month',
  'what is due',
  '^mark|note|remind',
  '^add a|an|the|this|another note|task|reminder|job|interview|contact|offer|to',
  'did|have|has i|they|he|she apply|applied|reply|replied|answer|answered',
];

/** The answer to what is no question about a search; null where the searches are to be judged. */
export function besideTheCoach(
  question: string,
  { say }: Pick<AnswerWords, 'say'> = englishWords,
): (AiAnswer & { structured: AssistantFindings }) | null {
  const words = questionWords(question);
  const topic = adviceIn(words, true);
  if (topic === 'about')
    return answerOf(say, {
      lines: [coachTexts('about'), coachTexts('about-records')],
      screens: ['assistant', 'search'],
      suggestions: [questionTexts('narrow'), questionTexts('sources')],
    });
  // Why nobody answers is what the counts are for.
  if (topic !== null && topic !== 'quiet' && topic !== 'enough') {
    const { says, screens } = adviceTopics[topic];
    return answerOf(say, { lines: says.map((name) => adviceTexts(name)), screens });
  }
  if (holdsOne(words, recordPhrases))
    return answerOf(say, {
      lines: [coachTexts('of-records')],
      screens: ['assistant'],
      suggestions: [questionTexts('narrow')],
    });
  return null;
}

function answerOf(
  say: Say,
  { lines, screens = [], suggestions = [] }: Said,
): AiAnswer & { structured: AssistantFindings } {
  return {
    ...{ text: linesText(lines, say), claims: [], provider: 'builtin', model: '', prompt: '', notes: [] },
    usage: { inputTokens: 0, outputTokens: 0 },
    structured: {
      ...{ intent: 'beside', cited: [], proposals: [], withdraws: false },
      ...{ query: null, chips: [], leftOver: [] },
      screens: [...screens],
      suggestions: suggestions.map(say),
    },
  };
}
