import { messages } from '../../text/messages.ts';

/** What to get ready for an application and an interview, as an answer; the first six are what a posting wants sent. */
export const preparationTexts = messages('preparation-answer', {
  letter: 'A letter',
  portfolio: 'A portfolio',
  references: 'References',
  transcript: 'A transcript',
  samples: 'Samples of your work',
  'pay-expectation': 'What pay you expect',
  title: 'Preparation',
  'title-named': 'Preparation for {title}',
  questions: 'Questions to be ready for',
  listening: '{question} What they listen for: {hopes}',
  sending: 'To be sent',
  closes: 'The posting names {day} as its last day.',
  'no-text': 'There is no text of the posting to read.',
  'asks-nothing': 'The posting asks for nothing besides the resume.',
  'by-rule': 'Rules read the posting; no model did.',
  asked: 'What it asks for',
  shown: 'Have an example ready',
  open: 'Have an answer ready',
});
