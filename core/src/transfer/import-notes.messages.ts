import { messages } from '../text/messages.ts';

/**
 * What an import writes into a person's own records, where the file tells something that no field holds. It is their text
 * from then on, as a note they typed: said once, in the language of the person who imports, and stored as words.
 */
export const importNote = messages('import-note', {
  undatedStatus: 'Imported; the file gives no date for it.',
  resume: 'Resume: {title}',
  day: '{name}: {day}',
  interview: 'Interview',
  followUp: 'Follow up',
  deadline: 'Deadline',
  interviewDate: 'Interview date',
  offerDate: 'Offer date',
  acceptedDate: 'Offer accepted on',
  rejectedDate: 'Rejection date',
  withdrawnDate: 'Withdrawn on',
  followUpDate: 'Follow-up date',
  deadlineDate: 'Deadline',
});
