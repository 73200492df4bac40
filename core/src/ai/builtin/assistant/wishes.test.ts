import { expect, test } from 'vitest';
import { builtinAssistant } from './assistant.ts';
import { assistantData } from './assistant-test-kit.ts';

const ask = builtinAssistant(assistantData);

test.each([
  ['remind me to call Jane on Friday', 'add_task', { title: 'Call Jane', due: '2026-11-20' }],
  ['Remind me on Friday to call Jane.', 'add_task', { title: 'Call Jane', due: '2026-11-20' }],
  [
    'can you remind me to call Jane at 3 pm next Tuesday?',
    'add_task',
    { title: 'Call Jane', due: '2026-11-24', note: '3:00 PM' },
  ],
  ["don't let me forget to thank Dana tomorrow", 'add_task', { title: 'Thank Dana', due: '2026-11-20' }],
  [
    'remind me to send my MVR to jb hunt tomorrow',
    'add_task',
    { title: 'Send my MVR to jb hunt', due: '2026-11-20', jobId: 9 },
  ],
  [
    'put Austin ISD application on my to do list for monday',
    'add_task',
    { title: 'Austin ISD application', due: '2026-11-23', jobId: 11 },
  ],
  ['Add task buy shoes by 12/3', 'add_task', { title: 'Buy shoes', due: '2026-12-03' }],
  ['remind me to buy stamps', 'add_task', { title: 'Buy stamps' }],
  ['remind me this week to iron a shirt', 'add_task', { title: 'Iron a shirt', due: '2026-11-19' }],
  ['add a note to Lincoln: bring the lesson plan', 'add_note', { jobId: 10, note: 'bring the lesson plan' }],
  ['note that Mercy wants my license', 'add_note', { jobId: 1, note: 'Mercy wants my license' }],
  ['mark open door as applied', 'set_status', { jobId: 3, status: 'application-submitted' }],
  ['mark Next as rejected', 'set_status', { jobId: 15, status: 'rejected-after-interview' }],
  ['set jb hunt to interview scheduled', 'set_status', { jobId: 9, status: 'interview-scheduled' }],
  [
    'I applied to Swift yesterday',
    'set_status',
    { jobId: 8, status: 'application-submitted', date: '2026-11-18' },
  ],
  ['I got an offer from J. B. Hunt', 'set_status', { jobId: 9, status: 'offer-pending' }],
])('“%s” is proposed and nothing else', (question, name, args) => {
  const { text, structured } = ask(question);
  expect(structured.proposals).toEqual([{ name, args }]);
  expect(text).toContain('Nothing is written before your yes.');
});

test.each([
  ['remind me', 'What should be noted'],
  ['mark it as applied', 'Which job is it about?'],
  ['add a note to Lincoln', 'What should the note say?'],
  ['add a job', 'Add a job by its link'],
  ['add Swift', 'Swift Transportation'],
  ['did I apply to Swift?', 'Yes, you applied.'],
  ['mark mercy as applied', 'Application Submitted since'],
  ['what should I note?', 'I did not understand'],
])('“%s” proposes nothing', (question, says) => {
  const { text, structured } = ask(question);
  expect(structured.proposals).toEqual([]);
  expect(text).toContain(says);
});

test.each([
  ['why do I get no answers', 'Of 14 applications 6 were heard back from', 'coach'],
  ['why do they keep rejecting me', 'your records show where it stops', 'resume-review'],
  ['what can you do', 'I answer from what you saved here', ''],
  ['help', 'I answer from what you saved here', ''],
  ['is my data safe', 'is stored in this browser', 'backup'],
  ['can you email Kim for me', 'I send nothing', 'contacts'],
  ['what should I wear', 'Practice asks', 'practice'],
  ['am I too old for this', 'Career counseling', 'counseling'],
  ["what's the average teacher salary in Austin", 'no figures on pay', 'counseling'],
  [
    'jobs near Dayton that pay more than 25 an hour',
    'Job Search',
    'postings:jobs near Dayton that pay more than 25 an hour',
  ],
  ['any home daily jobs?', 'Job Search', 'postings:home daily jobs'],
])('“%s” is answered honestly and leads on', (question, says, screen) => {
  const { text, structured } = ask(question);
  expect(text).toContain(says);
  if (screen) expect(structured.screens).toContain(screen);
});

test.each([
  ["what's kim's number", '614 555 0101'],
  ['whats going on with j b hunt', 'J.B. Hunt'],
  ['whats the pay at Open Door', 'Pay is not noted on the job.'],
  ['how much does werner pay', 'They offer $72,000 a year.'],
  ['how many interviews have I had', '1 of your 2 interviews: held or over.'],
  ['delete all my rejected jobs', 'I delete nothing myself.'],
  ['is the night shift one still open', 'I could not apply “night shift”.'],
])('“%s” is read for what it says', (question, says) => expect(ask(question).text).toContain(says));

test.each([
  ['did they reply?', 'Registered Nurse · Mercy Health'],
  ['is this one still open', 'Registered Nurse · Mercy Health'],
  ['what comes next there', 'Next: Call reference'],
  ['how about the parking', 'I am not sure what you ask.'],
  ['did Werner reply?', 'Truck Driver'],
  ['what is due this week', 'Due this week'],
])('in a conversation about a job “%s” is read of it', (question, says) =>
  expect(ask(question, 1).text).toContain(says),
);

test('in a conversation about a job what is to be noted belongs to it', () => {
  const [proposal] = ask('remind me to call tomorrow', 1).structured.proposals;
  expect(proposal?.args).toEqual({ title: 'Call', due: '2026-11-20', jobId: 1 });
});

test('a long or odd wish is read at once', () => {
  const began = performance.now();
  for (const question of [
    'remind me '.repeat(200),
    `note ${'that '.repeat(300)}`,
    `mark ${'to '.repeat(300)}`,
  ])
    ask(question);
  expect(performance.now() - began).toBeLessThan(2000);
});

test('what was just done is a proposal without “I” too; without “just” it asks, also beside a job', () => {
  const [proposal] = ask('just sent in the application at Open Door Clinic').structured.proposals;
  expect(proposal).toMatchObject({ name: 'set_status', args: { status: 'application-submitted' } });
  for (const question of ['applied to more than 10 jobs in october', 'got rejected jobs'])
    expect(ask(question, 3).structured.proposals, question).toEqual([]);
});

test.each([
  ['which of my jobs pay over 20 an hour', false],
  ['jobs I saved that pay over 20 an hour', false],
  ['nursing jobs in my area', true],
])('“%s” is of open postings: %s', (question, isOfPostings) =>
  expect(ask(question).text.includes('not through open postings')).toBe(isOfPostings),
);
