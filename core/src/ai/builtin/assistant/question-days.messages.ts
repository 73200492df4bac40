import { messages } from '../../../text/messages.ts';

/**
 * Days as an answer says them back, so that they are in “Due {days}: 2 steps.” and “You sent 3 applications {days}.”
 * Days of the week count from 1, Monday.
 */
export const dayTexts = messages('assistant-days', {
  'before-yesterday': 'the day before yesterday',
  yesterday: 'yesterday',
  today: 'today',
  tomorrow: 'tomorrow',
  'after-tomorrow': 'the day after tomorrow',
  week: '{which, select, next {next week} last {last week} other {this week}}',
  weekend: '{which, select, next {next weekend} last {last weekend} other {this weekend}}',
  month: '{which, select, next {next month} last {last month} other {this month}}',
  year: '{which, select, next {next year} last {last year} other {this year}}',
  ahead: '{count, plural, other {in the next {count} days}}',
  back: '{count, plural, other {in the last {count} days}}',
  'week-day':
    '{day, select, 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} 6 {Saturday} other {Sunday}}',
  'month-day':
    '{month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} other {December}} {day}',
  'named-month':
    'in {month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} other {December}} {year}',
});

/** The same as days from which on something is counted: “since Monday”. */
export const sinceTexts = messages('assistant-days-since', {
  'before-yesterday': 'since the day before yesterday',
  yesterday: 'since yesterday',
  today: 'since today',
  tomorrow: 'since tomorrow',
  'after-tomorrow': 'since the day after tomorrow',
  week: '{which, select, next {since next week} last {since last week} other {since this week}}',
  weekend: '{which, select, next {since next weekend} last {since last weekend} other {since this weekend}}',
  month: '{which, select, next {since next month} last {since last month} other {since this month}}',
  year: '{which, select, next {since next year} last {since last year} other {since this year}}',
  'week-day':
    '{day, select, 1 {since Monday} 2 {since Tuesday} 3 {since Wednesday} 4 {since Thursday} 5 {since Friday} 6 {since Saturday} other {since Sunday}}',
  'month-day':
    'since {month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} other {December}} {day}',
  'named-month':
    'since {month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} other {December}} {year}',
});
