import { messages } from '../../text/messages.ts';

/** What is around amounts of pay. */
export const payWord = messages('pay', {
  'up-to': 'Up to {amount}',
  from: 'From {amount}',
  hour: '{pay} an hour',
  day: '{pay} a day',
  week: '{pay} a week',
  month: '{pay} a month',
  estimated: '{pay} (estimated)',
});
