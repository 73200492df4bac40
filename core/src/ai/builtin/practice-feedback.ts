import type { AnswerNote, GivenAnswer } from '../../practice/answer-note.ts';
import { answerLimits, answerNotes } from '../../practice/answer-notes.ts';
import type { Message, Say } from '../../text/messages.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { builtinAnswer } from './answer-document.ts';
import { feedbackTexts } from './practice-feedback.messages.ts';

const most = { quotes: 5, letters: 60 };

/** What is said of a note. */
function noteText({ rule, count, at, missing }: AnswerNote, given: GivenAnswer, say: Say): Message {
  return feedbackTexts(rule, {
    count,
    least: answerLimits.short[given.kind],
    most: answerLimits.long,
    words: rule === 'off-question' ? missing.join(', ') : quoted(at, given, say),
  });
}

/** The words a note is about, each once. */
function quoted(at: AnswerNote['at'], given: GivenAnswer, say: Say): string {
  const found = at.map(({ start, end }) => given.answer.slice(start, end));
  const cut = (text: string) =>
    text.length > most.letters ? `${text.slice(0, most.letters).trimEnd()}…` : text;
  return [...new Set(found.map((one) => one.toLowerCase()))]
    .slice(0, most.quotes)
    .map((one) => say(feedbackTexts('quoted', { words: cut(one) })))
    .join(', ');
}

/** What the rules find in an answer that was practiced, as every AI call answers; they judge nothing and give no marks. */
export function practiceFeedback(given: GivenAnswer, say: Say): AiAnswer {
  const notes = answerNotes(given);
  const isEmpty = given.answer.trim() === '';
  const said = isEmpty ? 'no-answer' : notes.length === 0 ? 'nothing' : 'by-rule';
  const items = notes.map((note) => ({ text: say(noteText(note, given, say)) }));
  return builtinAnswer(
    {
      title: say(feedbackTexts('title')),
      sections: [{ id: 'notes', title: given.question, lines: [say(feedbackTexts(said))], items }],
    },
    say,
  );
}
