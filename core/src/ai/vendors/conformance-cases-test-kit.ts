import * as z from 'zod/mini';
import { ModelError } from '../model.ts';
import { answers, both, type ConformanceCase, fails, refuses, short } from './conformance-checks-test-kit.ts';
import { patienceCases } from './conformance-patience-test-kit.ts';
import { wireCases } from './conformance-wire-test-kit.ts';

const schema = {
  type: 'object',
  properties: { score: { type: 'number' } },
  required: ['score'],
  additionalProperties: false,
};
const Score = z.strictObject({ score: z.number() });
const structured = { call: { schema }, read: (json: unknown) => Score.parse(json) };
const lookUp = {
  name: 'look_up',
  description: 'Looks a word up.',
  parameters: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
};
const tooled = { call: { tools: [lookUp] } };
const asks = (args: unknown = { word: 'clerk' }, name = 'look_up') => ({ name, args });

const german =
  'Das ist die Arbeit auf der Station: Sie nehmen Anrufe an, führen die Akten und sagen den Leuten, wo sie warten. Mit der Zeit lernen Sie auch die Bestellungen und die Pläne.';

const sampling = ['temperature', 'top_p', 'top_k', 'topP', 'topK'];
const limitOf = (body: Record<string, unknown>): unknown =>
  body.max_tokens ?? (body.generationConfig as Record<string, unknown> | undefined)?.maxOutputTokens;

/** What every adapter does alike. */
export const conformanceCases: readonly ConformanceCase[] = [
  {
    name: 'text in pieces, with tokens counted',
    answers: [{ pieces: ['A ward clerk ', 'greets, ', 'files.'] }],
    wrong: both(
      answers({
        text: 'A ward clerk greets, files.',
        usage: { inputTokens: 11, outputTokens: 7 },
        notes: [],
      }),
      ({ streamed }) => (streamed.length === 3 ? undefined : `streamed as ${short(streamed)}`),
    ),
  },
  {
    name: 'key, limit of tokens and no sampling on the wire',
    answers: ['Hello.'],
    wrong({ requests: [asked] }) {
      const sent = { ...asked?.body, ...asked?.body.generationConfig } as Record<string, unknown>;
      const sampled = sampling.filter((name) => name in sent);
      if (sampled.length > 0) return `sent ${sampled}`;
      if (limitOf(asked?.body) !== 500) return `limit ${limitOf(asked?.body)}`;
      return asked?.key === 'key-of-a-test' ? undefined : `key ${asked?.key}`;
    },
  },
  {
    name: 'another base path',
    answers: ['Hello.'],
    settings: { baseUrl: '/gateway/team-a/v1/' },
    wrong: both(answers({ text: 'Hello.' }), ({ requests: [asked] }) =>
      asked?.path.startsWith('/gateway/team-a/v1/') ? undefined : `asked ${asked?.path}`,
    ),
  },
  {
    name: 'another language, markup and emoji as they are',
    answers: [{ pieces: ['Stationssekretärin 病棟 ', '<script>alert(1)</script> ', '👩‍⚕️'] }],
    wrong: answers({ text: 'Stationssekretärin 病棟 <script>alert(1)</script> 👩‍⚕️' }),
  },
  {
    name: 'an answer in another language than the question',
    answers: [german],
    wrong: answers({ text: german, notes: ['other-language'] }),
  },
  {
    name: 'a tool call',
    answers: [{ pieces: ['Let me look.'], tools: [asks()] }],
    ...tooled,
    wrong: both(answers({ text: 'Let me look.', notes: [] }), ({ answer }) => {
      const [call, ...more] = answer?.toolCalls ?? [];
      const isRight = call?.name === 'look_up' && short(call.args) === '{"word":"clerk"}' && call.id !== '';
      return isRight && more.length === 0 ? undefined : `calls ${short(answer?.toolCalls)}`;
    }),
  },
  {
    name: 'a tool’s result, sent back',
    answers: ['It files.'],
    call: {
      ...tooled.call,
      messages: [
        { role: 'user', text: 'What does a ward clerk do?' },
        { role: 'assistant', text: '', toolCalls: [{ id: 'c1', name: 'look_up', args: { word: 'clerk' } }] },
        { role: 'tool', id: 'c1', name: 'look_up', text: 'CLERK: files and greets.' },
      ],
    },
    wrong: both(answers({ text: 'It files.' }), ({ requests: [asked] }) =>
      short(asked?.body.messages ?? asked?.body.contents).includes('CLERK: files') ||
      JSON.stringify(asked?.body).includes('CLERK: files')
        ? undefined
        : 'the result was not sent',
    ),
  },
  {
    name: 'a tool that was not offered',
    answers: [{ pieces: ['Gladly.'], tools: [asks({}, 'delete_everything')] }],
    ...tooled,
    wrong: both(
      answers({ text: 'Gladly.', toolCalls: undefined, notes: ['tools-refused'] }),
      refuses('delete_everything', 'There is no tool “delete_everything” here'),
    ),
  },
  {
    name: 'a tool that was not offered, between two that were',
    answers: [{ tools: [asks(), asks({}, 'delete_everything'), asks({ word: 'ward' })] }],
    ...tooled,
    wrong: both(
      ({ answer }) =>
        short(answer?.toolCalls?.map(({ args }) => args.word)) === '["clerk","ward"]'
          ? undefined
          : `calls ${short(answer?.toolCalls)}`,
      refuses('delete_everything', 'There is no tool “delete_everything” here'),
    ),
  },
  {
    name: '1,000 tool calls',
    answers: [{ tools: Array.from({ length: 1000 }, () => asks()) }],
    ...tooled,
    wrong: fails('not-understood'),
  },
  {
    name: 'data by schema',
    answers: [{ pieces: ['{"sco', 're":7}'] }],
    ...structured,
    wrong: both(answers({ structured: { score: 7 }, notes: [] }), ({ requests: [asked] }) =>
      JSON.stringify(asked?.body).includes('score') ? undefined : 'the schema was not sent',
    ),
  },
  {
    name: 'broken data, repaired',
    answers: ['{"score":"seven"}', '{"score":7}'],
    ...structured,
    wrong: both(answers({ structured: { score: 7 } }), ({ requests }) =>
      requests.length === 2 && JSON.stringify(requests[1]?.body).includes('number expected')
        ? undefined
        : 'the problem was not told',
    ),
  },
  {
    name: 'broken data twice',
    answers: ['{"score":', '{"score":'],
    ...structured,
    wrong: ({ failure }) =>
      failure instanceof ModelError && failure.problem === 'not-understood' ? undefined : `${failure}`,
  },
  {
    name: 'a model without tools',
    answers: [{ refusal: 'no-tools' }, 'It files.'],
    ...tooled,
    wrong: answers({ text: 'It files.', notes: ['no-tools'] }),
  },
  {
    name: 'a model without schemas',
    answers: [{ refusal: 'no-structure' }, 'Here: {"score":7}'],
    ...structured,
    wrong: answers({ structured: { score: 7 } }),
  },
  {
    name: 'a refusal',
    answers: [{ pieces: ['I will not.'], finish: 'refused' }],
    wrong: answers({ text: 'I will not.', notes: ['refused'] }),
  },
  {
    name: 'the limit of tokens',
    answers: [{ pieces: ['A ward clerk gr'], finish: 'length' }],
    wrong: answers({ text: 'A ward clerk gr', notes: ['cut-off'] }),
  },
  { name: 'an empty stream', answers: [{ pieces: [] }], wrong: fails('not-understood') },
  { name: 'a wrong key', answers: [{ refusal: 'key-refused' }], wrong: fails('key-refused') },
  { name: 'no credit', answers: [{ refusal: 'no-credit' }], wrong: fails('no-credit') },
  {
    name: 'too many questions, with the time to wait',
    answers: [{ refusal: 'quota', retryAfter: 12 }],
    wrong: fails('quota', 12),
  },
  {
    name: 'too many questions, without that header',
    answers: [{ refusal: 'quota' }],
    wrong: fails('quota', (provider) => (provider === 'google' ? 34 : undefined)),
  },
  { name: 'overload (529 or 503)', answers: [{ refusal: 'overloaded' }], wrong: fails('overloaded') },
  {
    name: 'overload before the first word, with status 200',
    answers: [{ pieces: ['never'], overloadAfter: 0 }],
    wrong: fails('overloaded'),
  },
  {
    name: 'overload in mid-stream',
    answers: [{ pieces: ['A ward clerk', 'never'], overloadAfter: 1 }],
    wrong: answers({ text: 'A ward clerk', notes: ['interrupted'] }),
  },
  { name: 'an unknown model', answers: [{ refusal: 'model-unknown' }], wrong: fails('model-unknown') },
  { name: 'too long a question', answers: [{ refusal: 'too-long' }], wrong: fails('too-long') },
  {
    name: 'cut off half-way',
    answers: [{ pieces: ['A ward clerk ', 'greets'], cutAfter: 1 }],
    wrong: answers({ text: 'A ward clerk ', notes: ['interrupted'] }),
  },
  {
    name: 'cut off after the last word',
    answers: [{ pieces: ['A ward clerk ', 'greets'], cutAfter: 2 }],
    wrong: answers({ text: 'A ward clerk greets', notes: ['interrupted'] }),
  },
  {
    name: 'cut off in the same moment as its words arrive',
    answers: [{ pieces: ['A ', 'ward ', 'clerk ', 'greets'], cutAfter: 3, buffered: true }],
    wrong: answers({ text: 'A ward clerk ', notes: ['interrupted'] }),
  },
  {
    name: 'cut off before the first word',
    answers: [{ pieces: ['never'], cutAfter: 0 }],
    wrong: ({ failure }) =>
      failure instanceof ModelError && ['cut-off', 'unreachable'].includes(failure.problem)
        ? undefined
        : `${failure}`,
  },
  {
    name: 'half a body',
    answers: [{ raw: { type: 'application/json', body: '{"choices":[{"mess' } }],
    wrong: ({ failure }) =>
      failure instanceof ModelError && ['cut-off', 'not-understood'].includes(failure.problem)
        ? undefined
        : `${failure}`,
  },
  {
    name: 'half an event',
    answers: [{ raw: { type: 'text/event-stream', body: 'data: {"choices":[{"del\n\n' } }],
    wrong: fails('not-understood'),
  },
  {
    name: 'a web page instead of an answer',
    answers: [{ raw: { type: 'text/html', body: '<!doctype html><title>Sign in</title>' } }],
    wrong: fails('not-understood'),
  },
  {
    name: 'an address where nothing answers',
    answers: ['never'],
    settings: { baseUrl: 'http://127.0.0.1:9' },
    wrong: ({ failure, requests }) =>
      failure instanceof ModelError && failure.problem === 'unreachable' && requests.length === 0
        ? undefined
        : `${failure}`,
  },
  {
    name: 'a path where no model answers',
    answers: [{ raw: { type: 'application/json', body: '{"detail":"Not Found"}', status: 404 } }],
    wrong: fails('not-understood'),
  },
  ...patienceCases,
  ...wireCases,
];
