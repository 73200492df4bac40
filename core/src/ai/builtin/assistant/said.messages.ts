import { messages } from '../../../text/messages.ts';

/** Names of records in answers, and of what has no name of its own. */
export const saidTexts = messages('assistant-said', {
  record: '**{title}** {cite}',
  'nameless-job': 'a job without a name',
  'nameless-interview': 'an interview',
  'nameless-contact': 'a contact',
  'nameless-offer': 'an offer',
  interview: 'Interview',
  task: 'Task',
  'time-zone': '{hour} ({zone})',
});
