import { SearchCoachBody } from '@foothold/core/ai/ai-body.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { loadSampleSet } from '../../ingest/import/sample-set.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { type AskingApp, openAskingApp } from '../../testing/test-asking.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { coachByRule } from './builtin-conversation.ts';

let server: AskingApp;
beforeAll(async () => {
  const db = await openTestCities();
  const geocoder = await createGeocoder(db);
  await loadSampleSet({ db, geocoder, now: new Date('2026-11-25T09:00:00Z') });
  server = await openAskingApp({ db, geocoder });
});
afterAll(() => server.close());

const resume = {
  internalId: 1,
  name: 'Maya Lindqvist',
  experience: [
    {
      ...{ internalId: 3, title: 'Nurse', companyName: 'Lakeside Clinic', startDate: '2019-03' },
      notes: 'Was responsible for training 4 new nurses\nAdminister IV therapy to 12 patients a day',
    },
  ],
  skills: [{ internalId: 1, skillName: 'IV therapy' }],
};
const job = {
  companyName: 'Blue Fern',
  jobTitle: 'Registered Nurse',
  jobDescription:
    'Requirements:\n- RN license\n- IV therapy\n- 2 years of experience in acute care\nSend a cover letter and two references.',
};

/** What an answer by rule holds that is of this question and of no other: by the call, and the task where it has one. */
const asked: readonly [name: string, path: string, body: object, holds: readonly string[]][] = [
  ['a review', '/resume/review', { resume }, ['Rules made these checks', 'To mend']],
  [
    'better wordings',
    '/resume/optimize',
    { resume, job },
    [
      'A verb that says what you did',
      '“Was responsible for training 4 new nurses”',
      'Asked for and not shown',
    ],
  ],
  ['the fit', '/resume/analyze', { resume, job }, ['What the resume shows', 'IV therapy']],
  [
    'a letter',
    '/request',
    { task: 'letter', resume, job, tone: 'warm', length: 'short' },
    ['At Lakeside Clinic,', 'administer IV therapy to 12 patients a day.', 'Maya Lindqvist'],
  ],
  [
    'a preparation',
    '/request',
    { task: 'preparation', resume, job },
    [
      'A letter',
      'two references',
      'Have an example ready',
      'Have an answer ready',
      'Questions to be ready for',
    ],
  ],
  [
    'feedback on practice',
    '/request',
    {
      ...{ task: 'practice-feedback', prompt: 'The interview question: Tell me about a conflict.' },
      context: 'Um, we had one, um, and we, um, solved it.',
    },
    ['## Tell me about a conflict.', 'Short: 10 words.', '“um”'],
  ],
  ['counseling', '/career/counseling', { career: 'Registered nurse' }, ['Source:', 'Registered Nurses']],
  [
    'coaching',
    '/career/coaching',
    { currentCareer: 'Cook', career: 'Registered nurse', skills: ['knives'] },
    ['A plan of eight weeks', 'Ways in'],
  ],
  [
    'the search coach',
    '/job/search/coach',
    { prompt: 'Is my search for registered nurse too narrow?' },
    ['“registered nurse”', 'postings', 'page of the coach'],
  ],
  [
    'the assistant, how something is done',
    '/job/search/assistant',
    { prompt: 'How do I make a backup?' },
    ['Settings saves a backup'],
  ],
  [
    'the assistant, own records',
    '/job/search/assistant',
    { messages: [{ role: 'user', text: 'What is due?' }] },
    ['lie in your browser and not on this server'],
  ],
  ['a company summary', '/request', { task: 'company-summary', context: 'x' }, ['No rule sums a company up']],
  ['anything else', '/request', { prompt: 'Write a poem.' }, ['There is no answer by rule']],
];

describe('by rule on the server', () => {
  test.each(asked)('%s: named or not, whole or in events', async (_, path, body, holds) => {
    server.say(null);
    const named = await server.ask(path, { ...body, provider: 'builtin' });
    expect([named.status, named.json.data]).toMatchObject([
      200,
      { provider: 'builtin', model: '', prompt: '', notes: [], usage: { inputTokens: 0, outputTokens: 0 } },
    ]);
    for (const words of holds) expect(named.json.data.text).toContain(words);
    const { toolCalls, refusedCalls, remaining } = named.json.data;
    expect([toolCalls, refusedCalls, remaining]).toEqual([undefined, undefined, undefined]);
    expect((await server.ask(path, body)).json.data).toEqual(named.json.data);
    const { events } = await server.events(path, { ...body, provider: 'builtin' });
    expect(events).toEqual([{ kind: 'answer', data: named.json.data }]);
    // Where a model is set up, the rules still answer who asks for them, and the model is told nothing.
    server.say([]);
    expect((await server.ask(path, { ...body, provider: 'builtin' })).json.data.provider).toBe('builtin');
    expect(server.asked()).toEqual([]);
  });

  it('a letter says what each of its sentences rests on', async () => {
    const evidence = [
      { id: 'story:7/situation', text: 'A ward was short of nurses' },
      { id: 'story:7/action', text: 'I trained four nurses in IV therapy for acute care' },
      { id: 'story:7/nonsense', text: 'Not of a story.' },
    ];
    const letter = { task: 'letter', resume, job, evidence, length: 'medium', provider: 'builtin' };
    const { claims, text } = (await server.ask('/request', letter)).json.data;
    expect(claims.flatMap((one: { evidence: string[] }) => one.evidence)).toEqual(
      expect.arrayContaining(['resume:1/experience:3/notes:1', 'story:7/situation', 'story:7/action']),
    );
    expect(text).toContain('I trained four nurses in IV therapy for acute care.');
    expect(text).not.toContain('Not of a story');
  });

  test.each([
    ['no resume', { task: 'letter', job }, 'none came with the question'],
    [
      'a resume that is one text',
      { task: 'letter', job, resume: 'Nurse since 2019' },
      'send the resume as a record',
    ],
    ['no answer to look at', { task: 'practice-feedback', prompt: 'Tell me.' }, 'There is no answer yet.'],
    ['no posting', { task: 'preparation', resume }, 'There is no text of the posting to read.'],
  ])('%s is said in words', async (_, body, words) => {
    const { status, json } = await server.ask('/request', { ...body, provider: 'builtin' });
    expect([status, json.data.text]).toEqual([200, expect.stringContaining(words)]);
  });

  test.each([
    ['the title', { jobTitle: 'Registered Nurse', career: 'Care' }, '“Registered Nurse”'],
    ['the career', { career: 'Nurse' }, '“Nurse”'],
    ['the job', { prompt: 'What now?', job }, '“Registered Nurse”'],
    ['nothing', { prompt: 'What now?' }, 'There is no search to judge yet.'],
  ])(
    'the coach judges by %s where no search is named, with counts of this server',
    async (_, body, words) => {
      const { text, structured } = (await server.ask('/job/search/coach', { ...body, provider: 'builtin' }))
        .json.data;
      expect(text).toContain(words);
      expect(text).not.toContain('What was heard back');
      for (const { total } of structured.searches) expect(total).toBeGreaterThan(0);
    },
  );

  it('the coach tells what it knows where the search is busy', async () => {
    const busy = async () => {
      throw new AppError('unavailable', { code: 'test', english: 'Many searches are running here.' });
    };
    const { text, structured } = await coachByRule(SearchCoachBody.parse({ jobTitle: 'Nurse' }), busy);
    expect(text).toContain('It could not be counted now.');
    expect(structured).toMatchObject({ isPartial: true, searches: [{ total: null }] });
    const broken = async () => {
      throw new TypeError('broken');
    };
    await expect(coachByRule(SearchCoachBody.parse({ jobTitle: 'Nurse' }), broken)).rejects.toThrow('broken');
  });
});
