import { ModelError } from '@foothold/core/ai/model.ts';
import {
  type StandInAnswer,
  type StandInVendor,
  startVendor,
} from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownModels, vendorModel } from '../../providers/ai/vendor-models.ts';
import { endpointFetch } from '../../providers/outbound/endpoint-fetch.ts';
import { type AskingApp, openAskingApp, saying } from '../../testing/test-asking.ts';

/** What of a person must be in no line: what they are called, wrote, keep, were answered, and with whose key. */
const secrets = {
  name: 'Quillfeather',
  email: 'maya.lindqvist@',
  phone: '614-555-0187',
  street: 'Marigold Terrace',
  prompt: 'zebra-prompt',
  context: 'okapi-context',
  resume: 'lynx-resume-line',
  skill: 'gecko-skill',
  evidence: 'raven-evidence',
  posting: 'bison-posting',
  employer: 'Puffin Logistics',
  career: 'weasel-career',
  message: 'newt-message',
  toolResult: 'crane-tool-result',
  toolArgs: 'vole-tool-argument',
  answer: 'heron-answer',
  ownKey: 'sk-own-secret',
  operatorKey: 'sk-operator-secret',
  ownHost: 'own-host',
  ownModel: 'ibis-model',
} as const;
const words: readonly string[] = Object.values(secrets);

const prompt = `${secrets.prompt} of Maya ${secrets.name}, ${secrets.phone}`;
const resume = {
  ...{
    name: `Maya ${secrets.name}`,
    phone: secrets.phone,
    location: `12 ${secrets.street}, Columbus, OH 43215`,
  },
  experience: [{ title: 'Nurse', companyName: secrets.employer, notes: secrets.resume }],
  skills: [{ skillName: secrets.skill }],
};
const job = {
  companyName: secrets.employer,
  jobTitle: 'Nurse',
  jobDescription: `Asks for ${secrets.posting}.`,
};
const evidence = [{ id: 'story:1/action', text: secrets.evidence }];
const talk = [
  { role: 'user', text: secrets.message },
  {
    ...{ role: 'assistant', text: '' },
    toolCalls: [{ id: 'a', name: 'own_jobs', args: { words: secrets.toolArgs } }],
  },
  { role: 'tool', id: 'a', name: 'own_jobs', text: secrets.toolResult },
];
const context = secrets.context;
const career = secrets.career;

/** Each of the eight calls, with all that it may hold. */
const calls: readonly (readonly [path: string, body: object])[] = [
  ['/request', { prompt, context, resume, job, evidence, messages: talk.slice(0, 1) }],
  ['/request', { task: 'letter', prompt, context, resume, job, evidence }],
  ['/request', { task: 'practice-feedback', prompt, context }],
  ['/request', { task: 'preparation', prompt, context, resume, job }],
  ['/resume/review', { prompt, context, resume, evidence }],
  ['/resume/optimize', { prompt, context, resume, job, evidence }],
  ['/resume/analyze', { prompt, context, resume, job, evidence }],
  ['/career/counseling', { prompt, context, resume, career }],
  [
    '/career/coaching',
    {
      prompt,
      context,
      resume,
      career,
      currentCareer: career,
      skills: [secrets.skill],
      longTermGoals: prompt,
    },
  ],
  ['/job/search/coach', { prompt, context, resume, job, career, jobTitle: career }],
  ['/job/search/assistant', { context, resume, job, career, messages: talk, tools: ['own_jobs'] }],
];

/** The lines of a server, without a word of all that; at least so many are of these calls. */
function expectSilent(log: readonly string[], least: number): void {
  expect(log.filter((line) => line.includes('/api/ai/')).length).toBeGreaterThanOrEqual(least);
  const lines = log.join('\n').toLowerCase();
  expect(words.filter((word) => lines.includes(word.toLowerCase()))).toEqual([]);
}

describe('logs at trace hold nothing of a question, an answer, a person, a key or an endpoint', () => {
  let vendor: StandInVendor;
  let server: AskingApp;
  beforeAll(async () => {
    vendor = await startVendor();
    const operator = vendor.settings('anthropic', { apiKey: secrets.operatorKey });
    server = await openAskingApp({
      variables: { LOG_LEVEL: 'trace', ANTHROPIC_API_KEY: secrets.operatorKey },
      models: [vendorModel(operator, endpointFetch(new URL(vendor.origin), 'as-named'))],
      ownModels: { models: ownModels, reach: endpointFetch },
    });
  });
  afterAll(async () => {
    await server.close();
    await vendor.close();
  });

  it('of each call, by a vendor’s model, one’s own and the rules, whole and in events', async () => {
    const answer = JSON.stringify({
      text: secrets.answer,
      claims: [],
      findings: [],
      edits: [],
      requirements: [],
    });
    vendor.answer(answer);
    const own = {
      'x-own-model-url': `${vendor.origin}/v1`,
      'x-own-model-key': secrets.ownKey,
      'x-own-model-name': secrets.ownModel,
    };
    let answered = 0;
    for (const [path, body] of calls) {
      for (const headers of [{}, own, { ...own, 'idempotency-key': `key-${answered}-of-the-logs` }]) {
        const { status, json } = await server.ask(path, body, headers);
        expect([path, status, JSON.stringify(json).includes(secrets.answer)]).toEqual([path, 200, true]);
        answered += 1;
      }
      expect((await server.events(path, body)).text).toContain(secrets.answer);
      expect((await server.ask(path, { ...body, provider: 'builtin' })).json.data.provider).toBe('builtin');
      answered += 2;
    }
    // It is worth its place: all of it went to the models.
    const sent = JSON.stringify(vendor.requests.map(({ body, key }) => [body, key]));
    const asked = [
      'prompt',
      'context',
      'resume',
      'skill',
      'evidence',
      'posting',
      'message',
      'toolResult',
      'ownKey',
      'operatorKey',
    ] as const;
    for (const one of asked) expect([one, sent.includes(secrets[one])]).toEqual([one, true]);
    expectSilent(server.log, answered);
  });

  it('where the vendor fails and quotes what it was asked, refuses, breaks off or answers nonsense', async () => {
    const before = server.log.length;
    const quoting = JSON.stringify({
      type: 'error',
      error: { type: 'invalid_request_error', message: prompt },
    });
    const failures: StandInAnswer[] = [
      ...(['key-refused', 'no-credit', 'quota', 'overloaded', 'model-unknown', 'too-long'] as const).map(
        (refusal) => ({ refusal }),
      ),
      { raw: { type: 'application/json', body: quoting, status: 400 } },
      { raw: { type: 'application/json', body: quoting, status: 500 } },
      { raw: { type: 'text/html', body: `<p>${prompt}</p>` } },
      { raw: { type: 'text/event-stream', body: `data: {"${secrets.answer}\n\n` } },
      { pieces: [secrets.answer, 'never'], cutAfter: 1 },
      { pieces: [secrets.answer], tools: [{ name: secrets.toolArgs, args: { words: secrets.toolArgs } }] },
      { pieces: [] },
    ];
    for (const failure of failures) {
      vendor.answer(failure);
      await server.ask('/request', { prompt });
      await server.events('/request', { prompt });
    }
    expect(server.log.slice(before).join('\n')).toContain('a model did not answer');
    expectSilent(server.log.slice(before), 2 * failures.length);
  });
});

it('nor whatever goes wrong in the server itself, or in the question', async () => {
  const server = await openAskingApp({
    variables: { LOG_LEVEL: 'trace' },
    ownModels: { models: ownModels, reach: endpointFetch },
  });
  const own = {
    'x-own-model-url': `http://localhost:9/${secrets.ownHost}`,
    'x-own-model-key': secrets.ownKey,
    'x-own-model-name': secrets.ownModel,
    'idempotency-key': 'a-key-for-the-logs',
  };
  server.say([
    new ModelError('unreachable', { code: 'test', english: 'The model could not be reached.' }),
    new TypeError(`${secrets.answer} of ${prompt} could not be read`),
    saying(`{"text": "${secrets.answer}"`),
    saying(secrets.answer),
  ]);
  const statuses = [
    (await server.ask('/request', { prompt })).status,
    (await server.ask('/request', { prompt })).status,
    (await server.ask('/resume/review', { resume: prompt })).status,
    (await server.ask('/request', { prompt, nonsense: prompt })).status,
    (await server.ask('/request', { prompt, [secrets.prompt]: 1 })).status,
    (await server.ask('/request', { prompt }, own)).status,
    (
      await server.ask(
        '/request',
        { prompt },
        { ...own, 'x-own-model-url': `https://${secrets.ownHost}.example/` },
      )
    ).status,
    (await server.ask('/models', {}, own)).status,
  ];
  expect(statuses).toEqual([502, 500, 200, 400, 400, 502, 422, 502]);
  expectSilent(server.log, statuses.length);
  await server.close();
});
