import { ModelError } from '../model.ts';
import {
  answers,
  both,
  type ConformanceCase,
  fails,
  noise,
  type Outcome,
  refuses,
  short,
} from './conformance-checks-test-kit.ts';
import type { StreamEvents } from './vendor-test-kit.ts';

const pieces = ['A ward clerk ', 'greets, ', 'files.'];
const text = pieces.join('');
const counted = { inputTokens: 11, outputTokens: 7 };
/** What is estimated of the usual call and this answer. */
const estimated =
  (written: string) =>
  ({ answer }: Outcome) => {
    const { usage } = answer ?? {};
    const least = Math.ceil(written.length / 4);
    if (!usage?.isEstimated) return `usage ${short(usage)} is not marked as estimated`;
    return usage.inputTokens > 0 && usage.outputTokens >= least ? undefined : `usage ${short(usage)}`;
  };

const wholeOf = ({ before, pieces: texts, after }: StreamEvents) => [...before, ...texts, ...after].join('');
/** Chunks of so many bytes, which cut letters of several bytes and lines anywhere. */
function* inBytes(whole: string, size: number): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(whole);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const tool = {
  name: 'look_up',
  description: 'Looks a word up.',
  parameters: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
};
const tooled = { call: { tools: [tool] } };

/** Streams in forms that servers and proxies send, and what is counted where nothing is reported. */
export const wireCases: readonly ConformanceCase[] = [
  {
    name: 'a byte order mark before the stream',
    answers: [{ pieces, shape: (events) => [`\uFEFF${wholeOf(events)}`] }],
    wrong: answers({ text, notes: [] }),
  },
  {
    name: 'lines that end with CR and LF',
    answers: [{ pieces, shape: (events) => [wholeOf(events).replaceAll('\n', '\r\n')] }],
    wrong: answers({ text, usage: counted, notes: [] }),
  },
  {
    name: 'chunks that cut letters and lines',
    answers: [{ pieces: ['Grüße an ', '病棟 👩‍⚕️'], shape: (events) => inBytes(wholeOf(events), 7) }],
    wrong: answers({ text: 'Grüße an 病棟 👩‍⚕️', usage: counted, notes: [] }),
  },
  {
    name: 'comments that keep the connection alive',
    answers: [
      {
        pieces,
        shape: (events) => [
          ': keep-alive\n\n',
          ...events.before,
          ': OPENROUTER PROCESSING\n\n',
          ...events.pieces,
          ':\n\n',
          ...events.after,
        ],
      },
    ],
    wrong: answers({ text, usage: counted, notes: [] }),
  },
  {
    name: 'an event of an unknown kind',
    answers: [
      {
        pieces,
        shape: (events) => [
          ...events.before,
          events.unknown,
          ...events.pieces,
          events.unknown,
          ...events.after,
        ],
      },
    ],
    wrong: answers({ text, usage: counted, notes: [] }),
  },
  {
    name: 'an end that comes twice',
    answers: [{ pieces, shape: (events) => [wholeOf(events), ...events.after] }],
    wrong: answers({ text, usage: counted, notes: [] }),
  },
  {
    name: 'a stream without its last event',
    answers: [
      { pieces, shape: (events) => [...events.before, ...events.pieces, ...events.after.slice(0, -1)] },
    ],
    // “[DONE]” repeats that a reason was given; without the last event of the others the answer may go on.
    wrong: (outcome, provider) =>
      answers({ text, notes: provider === 'openai-compatible' ? [] : ['interrupted'] })(outcome),
  },
  {
    name: 'a stream that ends without a reason',
    answers: [{ pieces, shape: (events) => [...events.before, ...events.pieces] }],
    wrong: both(answers({ text, notes: ['interrupted'] }), estimated(text)),
  },
  {
    name: 'one line of a megabyte',
    answers: [{ pieces: [Array.from({ length: 10 }, (_, at) => noise(at + 1)).join('')] }],
    wrong: both(answers({ notes: ['cut-off'] }), ({ answer }) =>
      answer?.text.length === 100_000 ? undefined : `${answer?.text.length} characters`,
    ),
  },
  {
    name: 'a broken event in mid-stream',
    answers: [
      {
        pieces,
        shape: (events) => [...events.before, ...events.pieces, 'data: {"broken\n\n', ...events.after],
      },
    ],
    wrong: answers({ text, notes: ['interrupted'] }),
  },
  {
    name: 'a stream without a byte',
    answers: [{ raw: { type: 'text/event-stream', body: '' } }],
    wrong: ({ failure }) =>
      failure instanceof ModelError && ['cut-off', 'not-understood'].includes(failure.problem)
        ? undefined
        : `${failure}`,
  },
  {
    name: 'another type of content',
    answers: [{ raw: { type: 'text/plain', body: 'data: {"hello":1}\n\n' } }],
    wrong: fails('not-understood'),
  },
  {
    name: 'a redirection',
    answers: [{ raw: { type: 'text/html', body: '', status: 307, headers: { location: '/elsewhere' } } }],
    wrong: ({ failure, requests }) =>
      failure instanceof ModelError &&
      ['unreachable', 'not-understood'].includes(failure.problem) &&
      requests.length === 1
        ? undefined
        : `${failure} after ${requests.length}`,
  },
  {
    name: 'a key without permission (403)',
    answers: [{ refusal: 'forbidden' }],
    wrong: fails('key-refused'),
  },
  {
    name: 'a failing server (500), as a page',
    answers: [{ raw: { type: 'text/html', body: '<h1>Internal Server Error</h1>', status: 500 } }],
    wrong: fails('overloaded'),
  },
  {
    name: 'a gateway that waited too long (504)',
    answers: [{ raw: { type: 'text/html', body: '<h1>Gateway Time-out</h1>', status: 504 } }],
    wrong: fails('timed-out'),
  },
  {
    name: 'a question that safety rules block',
    answers: [{ isBlocked: true }],
    wrong: answers({ text: '', notes: ['refused'] }),
  },
  {
    name: 'an unknown reason to stop',
    answers: [{ pieces, finish: 'unknown' }],
    wrong: answers({ text, usage: counted, notes: [] }),
  },
  {
    name: 'a tool call with broken arguments',
    answers: [{ pieces: ['Let me look.'], tools: [{ name: 'look_up', args: '{"word":' }] }],
    ...tooled,
    wrong: both(
      answers({ text: 'Let me look.', toolCalls: undefined, notes: ['tools-refused'] }),
      refuses('look_up', 'look_up was not run: its arguments could not be read'),
    ),
  },
  {
    name: 'no tokens reported',
    answers: [{ pieces, usage: 'none' }],
    wrong: both(answers({ text, notes: [] }), estimated(text)),
  },
  {
    name: 'no tokens reported, at the limit of tokens',
    answers: [{ pieces, usage: 'none', finish: 'length' }],
    wrong: both(answers({ text, notes: ['cut-off'] }), estimated(text)),
  },
  {
    name: '0 tokens reported',
    answers: [{ pieces, usage: 'zero' }],
    wrong: both(answers({ text, notes: [] }), estimated(text)),
  },
  {
    name: 'no tokens reported of a tool call',
    answers: [{ tools: [{ name: 'look_up', args: { word: 'clerk '.repeat(40) } }], usage: 'none' }],
    ...tooled,
    wrong: estimated('clerk '.repeat(40)),
  },
  {
    name: 'tokens of an answer that is cut off',
    answers: [{ pieces, cutAfter: 2 }],
    wrong: both(answers({ notes: ['interrupted'] }), estimated('A ward clerk greets, ')),
  },
];
