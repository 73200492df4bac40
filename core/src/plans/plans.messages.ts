import { messages } from '../text/messages.ts';

/** What plans give, and whom each is for. */
export const planText = messages('plan', {
  'free-work':
    'Search, maps, companies, interviews, resumes, letters, places and the calendar, without a limit',
  'free-rules': 'Reviews, fit and practice worked out by rule on your own device',
  'free-model': 'The model of your own key or your own computer, never counted',
  'free-data': 'Everything you wrote stays readable, editable and exportable, with or without a plan',
  'free-tracking': 'Job tracking, without a limit',
  tracking: 'Job tracking: up to {most, plural, one {# job} other {# jobs}}',
  analyses: '{most, plural, one {# AI analysis} other {# AI analyses}} a month',
  optimizations: '{most, plural, one {# AI optimization} other {# AI optimizations}} a month',
  questions: '{most, plural, one {# question} other {# questions}} a day to the assistants',
  'interview-tools': 'Interview tools: feedback of the model on practice answers, counted as an optimization',
  'all-tracking': 'Job tracking without a limit',
  'all-model': 'AI analyses and optimizations without a limit',
  letters: 'Cover letters by the model',
  support: 'Priority support',
  starter: 'For a search that has just begun.',
  growth: 'For a search that takes most of your week.',
  monthly: 'One simple plan with what Monthly Growth has.',
  pro: 'For several applications a day.',
});
