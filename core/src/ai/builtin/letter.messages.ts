import { messages } from '../../text/messages.ts';

/** Why there is no letter by rule; the letter itself is English, for those who read it. */
export const noLetterTexts = messages('no-letter', {
  title: 'No letter was made',
  missing: 'What is missing',
  'no-resume': 'A letter by rules is made from a resume, and none came with the question.',
  'no-lines':
    'A letter by rule tells lines of your positions, and there are none to tell: send the resume as a record, with what you did in each position. A resume that is sent as one text is not taken apart.',
  'not-english': 'Rules write letters in English only.',
});
