import 'fake-indexeddb/auto';
import { adviceTopics } from '@foothold/core/ai/builtin/assistant/advice-topics.data.ts';
import { builtinAssistant } from '@foothold/core/ai/builtin/assistant/assistant.ts';
import { citedKinds } from '@foothold/core/ai/builtin/assistant/findings.ts';
import { howToTopics } from '@foothold/core/ai/builtin/assistant/how-to-topics.data.ts';
import { builtinSearchCoach } from '@foothold/core/ai/builtin/search-coach/search-coach.ts';
import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { loadExampleData } from '../../data/example/example-data.ts';
import { saveJob } from '../../data/jobs/jobs.ts';
import { saveSearch } from '../../data/settings/saved-searches.ts';
import { saveSettings } from '../../data/settings/settings.ts';
import { saveOffer } from '../../data/steps/offers.ts';
import { saveTask } from '../../data/steps/tasks.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../../data/testing/own-data-test-kit.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { answerWordsIn } from './answer-words.ts';
import { queryBuiltinData } from './builtin-data.ts';
import { answerScreen, citedAddress } from './builtin-links.ts';
import { coachAddress, coachQuestion } from './coach-question.ts';
import { fakeServer, posting, toolContext } from './tools/tools-test-kit.ts';

i18n.load('en', {});
i18n.activate('en');

const clock = testClock();
beforeEach(() => openEmptyData());

test('questions are answered from what stands in the tables, and nothing is written', async () => {
  const jobId = saved(
    await saveJob(
      { jobTitle: 'Nurse', companyName: 'Mercy', status: 'application-submitted', dateApplied: '2026-11-02' },
      clock,
    ),
  ).id;
  saved(await saveTask({ title: 'Call Dana', dueDate: '2026-11-20', jobId }, {}, clock));
  saved(await saveTask({ title: 'Was done', done: true, doneDate: '2026-11-18' }, {}, clock));
  saved(await saveOffer({ jobId, basePay: '$40 an hour', answerBy: '2026-11-25' }, {}, clock));
  const before = await everyRow();
  const ask = builtinAssistant(await queryBuiltinData(opened(), clock, { locale: 'en-US' }));
  expect(ask('whats due tomorrow').text).toContain('Call Dana');
  expect(ask('did i apply at mercy').text).toContain('applied on Mon, Nov 2');
  expect(ask('what did i do yesterday').text).toContain('Done: Was done');
  expect(ask('any offers').text).toContain('answer by Wed, Nov 25');
  expect(ask('did i apply at mercy').structured.cited).toEqual([
    { number: 1, kind: 'job', id: jobId, jobId, title: 'Nurse · Mercy' },
  ]);
  expect(await everyRow()).toEqual(before);
});

test('the example data answers every kind of question without a hole', async () => {
  saved(await loadExampleData(clock));
  const ask = builtinAssistant(await queryBuiltinData(opened(), clock, { locale: 'en-US' }));
  for (const question of [
    'whats due',
    'who has not replied',
    'next interview',
    'which source replies',
    'jobs by status',
    'any offers',
    'what did i do last month',
    'who do i know',
  ])
    expect(ask(question).text, question).not.toMatch(/undefined|NaN|null|did not understand/);
});

test('each record that is cited and each screen that is named has an address', () => {
  for (const kind of citedKinds) {
    expect(citedAddress({ kind, id: 4, jobId: 9 })).toMatch(/^\/[a-z]/);
    expect(citedAddress({ kind, id: 4, jobId: null })).toMatch(/^\/[a-z]/);
  }
  expect(citedAddress({ kind: 'task', id: 4, jobId: 9 })).toBe('/job/edit/9');
  for (const topic of Object.keys(howToTopics)) expect(answerScreen(topic), topic).toMatch(/^\/[a-z]/);
  for (const screen of [
    'work',
    'review',
    'jobs',
    'applications',
    'interviews',
    'offers',
    'search',
    'contacts',
  ])
    expect(answerScreen(screen), screen).toMatch(/^\/[a-z]/);
  for (const { screens } of Object.values(adviceTopics))
    for (const screen of screens) expect(answerScreen(screen), screen).toMatch(/^\/[a-z]/);
  expect(answerScreen('postings:jobs near Dayton, 25 % more')).toBe(
    `/jobs/searchterm/${encodeURIComponent('jobs near Dayton, 25 % more')}`,
  );
  expect(answerScreen('constructor')).toBeNull();
});

test('the coach is asked about the job at hand, the last search and the saved ones, each once', async () => {
  const jobId = saved(
    await saveJob(
      { jobTitle: 'Registered Nurse - ICU (Nights)', companyName: 'Mercy', location: 'Columbus, OH' },
      clock,
    ),
  ).id;
  saved(
    await saveSettings('jobSearch', { searchTerm: 'night nurse', location: 'Ohio', distance: '50' }, clock),
  );
  saved(
    await saveSearch(
      { name: 'Same again', searchTerm: 'night nurse', location: 'Ohio', distance: 50 },
      clock,
    ),
  );
  saved(
    await saveSearch(
      { name: 'Teacher', searchTerm: 'teacher', only: { jobTypes: ['parttime'] }, exactTerm: true },
      clock,
    ),
  );
  const { ask, asked } = fakeServer([posting(1)]);
  const { signal } = toolContext();
  const question = await coachQuestion({ db: opened(), clock, ask, signal, jobId, locale: 'en-US' });
  expect(
    question.searches.map(({ name, search }) => [name, search.term, search.place, search.distance]),
  ).toEqual([
    ['Jobs like “Registered Nurse - ICU (Nights) · Mercy”', 'Registered Nurse', 'Columbus, OH', 25],
    ['Your last search', 'night nurse', 'Ohio', 50],
    ['Teacher', 'teacher', '', 25],
  ]);
  const [named] = (await coachQuestion({ db: opened(), clock, ask, signal, term: 'CDL local' })).searches;
  expect([named?.name, named?.search.term, named?.search.place]).toEqual([
    '“CDL local”',
    'CDL local',
    'Ohio',
  ]);
  const { structured, text } = await builtinSearchCoach(question);
  expect(structured.searches.map(({ total }) => total)).toEqual([1, 1, 1]);
  expect(asked[0]).toMatchObject({
    searchTerm: 'Registered Nurse',
    location: 'Columbus, OH',
    pageSize: 1,
    facets: true,
  });
  expect(asked.every((body) => (body as { pageSize: number }).pageSize === 1)).toBe(true);
  expect(text).toContain('## Teacher');
  const [, , teacher] = question.searches;
  expect(teacher && coachAddress(teacher.search)).toBe('/jobs/search?term=teacher&type=parttime&exact=1');
});

test('offline the coach says what it cannot count; what the person stops is thrown', async () => {
  saved(await saveSearch({ name: 'Teacher', searchTerm: 'teacher' }, clock));
  const offline = (async () => {
    throw new ApiError('offline', 'You are offline.');
  }) as unknown as ReturnType<typeof fakeServer>['ask'];
  const { signal } = toolContext();
  const { text } = await builtinSearchCoach(
    await coachQuestion({ db: opened(), clock, ask: offline, signal }),
  );
  expect(text).toContain('It could not be counted now.');
  const stop = new AbortController();
  const question = await coachQuestion({ db: opened(), clock, ask: offline, signal: stop.signal });
  stop.abort();
  await expect(builtinSearchCoach(question)).rejects.toThrow();
});

test('in another language a question is pressed or typed as it is offered there, and any other says how to go on', async () => {
  const jobId = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Mercy' }, clock)).id;
  saved(await saveTask({ title: 'Call Dana', dueDate: '2026-11-20', jobId }, {}, clock));
  i18n.load('de', {
    'assistant-question.due-week': 'Was ist diese Woche fällig?',
    'assistant-question.applied': ['Habe ich mich bei ', ['name'], ' beworben?'],
    'assistant-jobs.not-applied': 'Nein, eine Bewerbung ist nicht notiert.',
    'assistant.not-understood-english': 'Das habe ich nicht verstanden.',
  });
  i18n.activate('de');
  const ask = builtinAssistant(
    await queryBuiltinData(opened(), clock, { locale: 'de' }),
    answerWordsIn(i18n),
  );
  expect(ask('Was ist diese Woche fällig?').text).toContain('Call Dana');
  expect(ask('Habe ich mich bei Mercy beworben?').text).toContain('Nein, eine Bewerbung ist nicht notiert.');
  const { text, structured } = ask('Wo ist mein Hut?');
  expect(text).toContain('Das habe ich nicht verstanden.');
  expect(text).toContain('- Was ist diese Woche fällig?');
  expect(structured.suggestions).toContain('Was ist diese Woche fällig?');
  expect(structured.screens.map(answerScreen)).toEqual(['/settings#ai']);
  i18n.activate('en');
});
