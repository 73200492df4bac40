import { type Message, type Say, sayEnglish } from '../../../text/messages.ts';
import { trimEndCharacters } from '../../../text/trim-characters.ts';
import { type QuestionName, questionTexts } from './question.messages.ts';

/** Stands where a name belongs. */
const openName = '…';

const names = [...questionTexts.texts.keys()].map(
  (code) => code.slice(code.indexOf('.') + 1) as QuestionName,
);

/** A question with its name left open. */
export const openQuestion = (name: QuestionName): Message => questionTexts(name, { name: openName });

/**
 * A question as the rules read it. They look for English words; a question that was offered in another language, and
 * pressed there or typed with a name in it, is one of those whose English is known. Any other stands as it is.
 */
export function knownQuestion(question: string, say: Say): string {
  const asked = bare(question);
  for (const name of names) {
    const [before = '', after] = bare(say(openQuestion(name))).split(openName);
    if (after === undefined ? asked === before : isAround(asked, before, after)) {
      const said = bare(question, false).slice(before.length, asked.length - (after ?? '').length);
      return sayEnglish(questionTexts(name, { name: said.trim() }));
    }
  }
  return question;
}

const isAround = (asked: string, before: string, after: string) =>
  asked.length > before.length + after.length && asked.startsWith(before) && asked.endsWith(after);

/** Without what people leave out: capitals, spaces and the sign at the end. */
function bare(text: string, isLower = true): string {
  const trimmed = trimEndCharacters(text.slice(0, 500).trim().replace(/\s+/g, ' '), /[?!.\s]/);
  return isLower ? trimmed.toLowerCase() : trimmed;
}
