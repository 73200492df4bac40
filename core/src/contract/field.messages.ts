import { messages } from '../text/messages.ts';

/** What a person is told of a field of a request that is not as its schema has it. */
export const fieldMessage = messages('field', {
  'unknown-field': 'The field {field} is not known here.',
  'too-long': '{field}: at most {most} characters.',
  'too-many': '{field}: at most {most} entries.',
  'too-high': '{field}: at most {most}.',
  empty: '{field}: this is needed.',
  'too-low': '{field}: at least {least}.',
  'not-expected': '{field}: this is not as expected.',
});
