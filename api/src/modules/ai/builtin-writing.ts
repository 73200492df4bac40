import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { AiRequestBody } from '@foothold/core/ai/ai-body.ts';
import { builtinAnswer as documentAnswer } from '@foothold/core/ai/builtin/answer-document.ts';
import { noLetterTexts } from '@foothold/core/ai/builtin/letter.messages.ts';
import { letterAnswer } from '@foothold/core/ai/builtin/letter.ts';
import { practiceFeedback } from '@foothold/core/ai/builtin/practice-feedback.ts';
import { wholeResume } from '@foothold/core/ai/whole-resume.ts';
import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { Story, storyParts } from '@foothold/core/entities/conversation/practice.ts';
import { unstatedPerson } from '@foothold/core/fit/fit.ts';
import { kindOfQuestion } from '@foothold/core/practice/asked-question.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';

/** A letter by rule out of the resume and the stories that the question brings. */
export function letterByRule(body: AiRequestBody, today: CalendarDate): AiAnswer {
  const { tone, length, resume, job, evidence } = body;
  const { jobTitle = '', companyName = '', jobDescription: text = '' } = job ?? {};
  const answer = letterAnswer(
    { tone, length },
    {
      facts: {
        ...{ job: { jobTitle, companyName, location: '' }, company: null, contact: null },
        ...{ resume: resume === undefined ? null : wholeResume(resume), language: 'en', today },
      },
      posting: text.trim() === '' ? null : { title: jobTitle, company: companyName, text },
      ...{ person: unstatedPerson, stories: storiesOf(evidence) },
    },
  );
  if (typeof answer !== 'string') return answer;
  return documentAnswer({
    title: sayEnglish(noLetterTexts('title')),
    sections: [
      {
        id: answer,
        title: sayEnglish(noLetterTexts('missing')),
        lines: [sayEnglish(noLetterTexts(answer))],
      },
    ],
  });
}

/** Stories out of pieces of evidence that are named as the parts of one: “story:4/result”. */
function storiesOf(evidence: AiRequestBody['evidence']): Story[] {
  const stories = new Map<number, Record<string, string>>();
  for (const { id, text } of evidence) {
    const [, key = '', part = ''] = /^story:(\d{1,9})\/([a-z]{1,12})$/.exec(id) ?? [];
    if ((storyParts as readonly string[]).includes(part))
      stories.set(Number(key), { ...stories.get(Number(key)), [part]: text });
  }
  return [...stories].map(([internalId, parts]) => Story.parse({ internalId, ...parts }) as Story);
}

const label = 'the interview question:';

/** What rules find in a practiced answer: `prompt` begins with the question, `context` is the answer. */
export function feedbackByRule({ prompt, context }: AiRequestBody): AiAnswer {
  const [first = ''] = prompt.trim().split('\n', 1);
  const isLabelled = first.toLowerCase().startsWith(label);
  const question = (isLabelled ? first.slice(label.length) : first).trim();
  return practiceFeedback({ question, kind: kindOfQuestion(question), answer: context }, sayEnglish);
}
