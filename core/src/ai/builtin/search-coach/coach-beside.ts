import type { AiAnswer } from '../../ai-answer.ts';
import { adviceTopics } from '../assistant/advice-topics.data.ts';
import { adviceIn } from '../assistant/answer-advice.ts';
import type { AssistantFindings } from '../assistant/findings.ts';
import * as say from '../assistant/intent-phrases.data.ts';
import { holdsOne } from '../assistant/phrases.ts';
import { questionWords } from '../assistant/question-text.ts';

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
  '^mark|note|remind|add',
  'did|have|has i|they|he|she apply|applied|reply|replied|answer|answered',
];

const aboutCoach = [
  'I judge your searches by counting: whether one is too narrow or too wide, which change of it would find more, by how many, and which source was heard back from. Name a search (“Is my search for night nurse too narrow?”), or ask, and I take the job at hand, your last search and the saved ones.',
  'What you keep here, such as what is due or who has not replied, is the assistant’s.',
];

/** The answer to what is no question about a search; null where the searches are to be judged. */
export function besideTheCoach(question: string): (AiAnswer & { structured: AssistantFindings }) | null {
  const words = questionWords(question);
  const topic = adviceIn(words, true);
  if (topic === 'about')
    return said(aboutCoach, ['assistant', 'search'], ['Is my search too narrow?', 'Which source replies?']);
  // Why nobody answers is what the counts are for.
  if (topic !== null && topic !== 'quiet' && topic !== 'enough')
    return said(adviceTopics[topic].says, adviceTopics[topic].screens, []);
  if (holdsOne(words, recordPhrases))
    return said(
      [
        'That is in your own records, which the assistant reads; I judge searches. Ask the assistant the same.',
      ],
      ['assistant'],
      ['Is my search too narrow?'],
    );
  return null;
}

function said(
  lines: readonly string[],
  screens: readonly string[],
  suggestions: readonly string[],
): AiAnswer & { structured: AssistantFindings } {
  return {
    ...{ text: lines.join('\n\n'), claims: [], provider: 'builtin', model: '', prompt: '', notes: [] },
    usage: { inputTokens: 0, outputTokens: 0 },
    structured: {
      ...{ intent: 'beside', cited: [], proposals: [] },
      screens: [...screens],
      suggestions: [...suggestions],
    },
  };
}
