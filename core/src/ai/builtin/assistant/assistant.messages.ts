import { messages } from '../../../text/messages.ts';

/** What the assistant says of questions and wishes themselves. */
export const assistantTexts = messages('assistant', {
  'not-understood':
    'I did not understand that. I answer questions about what you saved here, by rules and without a model. You can ask, for example:',
  'not-understood-english':
    'I did not understand that. Answers by rules read questions in English and the ones offered here, also with a name in place of “…”. You can ask, for example:',
  'model-reads-all':
    'A language model reads and answers in any language. One is set up in Settings, under Models; what leaves this device is shown before it is sent.',
  'to-note': 'This can be noted. Nothing is written before your yes.',
  'to-note-about': 'This can be noted. It is about {job}. Nothing is written before your yes.',
  'missing-what': 'What should be noted, and for which day? For example: “Remind me to call Jane on Friday”.',
  'missing-job':
    'Which job is it about? Give its company or title as you saved it, for example: “Mark Lakeside as rejected”.',
  'missing-day':
    'That names more than one day or hour. Which one is it? Say it again with one, for example: “Remind me to call Jane on Friday”.',
  'missing-task-change':
    'Tasks are moved to another day and ticked off under Work, where they are listed; I only propose new ones.',
  'several-jobs':
    '{count, plural, other {You have {count} jobs there. Which job is it about? Say it again with its title.}}',
  'hour-in-note': 'A task has a day and no hour: {hour} goes into its notes.',
  'interview-elsewhere':
    'Interviews are added on a screen of their own, with their day, hour and time zone. I understood: day {day}, hour {hour}.',
  'missing-note': 'What should the note say? For example: “Add a note to Lakeside: ask about parking”.',
});
