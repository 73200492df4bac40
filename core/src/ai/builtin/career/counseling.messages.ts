import { messages } from '../../../text/messages.ts';

/** What counseling about an occupation says besides its tables. */
export const counselingTexts = messages('career-counseling', {
  'is-occupation': '“{typed}” is {title}',
  own: 'You named no career; this is about the last position of your resume.',
  guess: 'No title of that name is known; this is the nearest by its words.',
  several: 'The words mean several occupations. This is the largest of them; choose another below.',
  names: 'Postings also call it: {names}.',
  code: 'Occupation {code} of the Standard Occupational Classification.',
  'search-for': 'Search postings for “{words}”.',
  'search-postings': 'Search postings',
  asked: 'What you asked',
  'answered-first': 'Answered first: {titles}.',
  'no-rule':
    'No rule here understands this question. What the tables say of {title} follows; a model may say more.',
  'no-rule-no-title':
    'No rule here understands this. Name a job title, what you studied, or what you want: with animals, outdoors, from home, no degree.',
  'no-career': 'No career yet',
  unknown: '“{typed}” is no occupation these rules know',
  'which-work': 'Which work is it about?',
  'write-as-posting': 'Write it as a posting would: “nurse”, “truck driver”, “medical coder”. Or choose one.',
  'name-a-title': 'Name a job title, or choose one. With a resume here, its last position is taken.',
  steps: 'First steps',
  'read-ten': 'Read ten postings and note what they ask that you lack.',
  'ask-agency': 'Ask {agency} what “{licence}” needs of you.',
  'carry-over': 'Put what carries over into the words of the postings, where it is true.',
  'review-resume': 'Review the resume',
  'write-resume': 'Write or import a resume: the answers here then say what you bring.',
  resumes: 'Resumes',
  'make-a-plan': 'Make a plan of weeks from where you are to this occupation.',
  coaching: 'Career coaching',
  'practice-questions': 'Practice the questions that interviews for it ask.',
  practice: 'Practice',
});

/** Where somebody could go who names no occupation. */
export const directionTexts = messages('career-directions', {
  'fits-what-you-said': 'Work that fits what you said',
  'with-degree': 'With a degree: {field}',
  choose: 'Choose a direction',
  led: 'You named no occupation. These are where it leads; choose one to see what it asks, pays and how one gets in.',
  'largest-first':
    'You named no occupation. These fit what you said, the largest first; choose one, or name what you do now.',
  'none-left': 'No occupation is left',
  'say-less':
    'What you said leaves out every one that is near. Say less at once, or name another occupation.',
});

/** What an answer in another language than English says besides. */
export const answerLanguageTexts = messages('career-language', {
  sources:
    'Titles of occupations and what is published about them come from sources of the United States and are in English.',
  'free-words': 'Free words are understood in English only.',
});
