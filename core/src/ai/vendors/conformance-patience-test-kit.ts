import { answers, both, type ConformanceCase, fails, noise } from './conformance-checks-test-kit.ts';

/** Answers that are slow, silent, too much or without an end, and one that is stopped. */
export const patienceCases: readonly ConformanceCase[] = [
  {
    name: 'a proxy that buffers',
    answers: [{ pieces: ['A ward ', 'clerk'], buffered: true, firstMs: 100 }],
    wrong: answers({ text: 'A ward clerk', notes: [] }),
  },
  {
    name: 'a slow first word, within the patience',
    answers: [{ pieces: ['At last.'], firstMs: 400 }],
    patience: { firstMs: 5000, idleMs: 200 },
    wrong: answers({ text: 'At last.' }),
  },
  {
    name: 'a slow first word, beyond it',
    answers: [{ pieces: ['never'], firstMs: 3000 }],
    patience: { firstMs: 200, idleMs: 200 },
    wrong: fails('timed-out'),
  },
  {
    name: 'silence in mid-stream',
    answers: [{ pieces: ['A ward clerk', 'never'], betweenMs: 3000 }],
    patience: { firstMs: 3000, idleMs: 200 },
    wrong: answers({ text: 'A ward clerk', notes: ['interrupted'] }),
  },
  {
    name: '10 MB',
    answers: [{ pieces: Array.from({ length: 100 }, (_, at) => noise(at + 1)) }],
    wrong: both(answers({ notes: ['cut-off'] }), ({ answer }) =>
      answer?.text.length === 100_000 ? undefined : `${answer?.text.length} characters`,
    ),
  },
  {
    name: 'endless repetition',
    answers: [{ pieces: Array.from({ length: 1000 }, () => 'and so on ') }],
    wrong: both(answers({ notes: ['repeats-itself'] }), ({ answer }) =>
      (answer?.text.length ?? 99) < 20 ? undefined : 'kept it all',
    ),
  },
  {
    name: 'a stop ends the vendor’s connection within a second',
    answers: [{ pieces: ['A ward clerk ', ...Array.from({ length: 50 }, () => 'more ')], betweenMs: 200 }],
    stops: true,
    async wrong({ failure, requests: [asked], milliseconds }) {
      if (!(failure instanceof Error) || failure.message !== 'Stopped.') return `${failure}`;
      const dropped = await asked?.dropped;
      return dropped !== undefined && dropped < 1000 && milliseconds < 1000
        ? undefined
        : `after ${dropped} ms`;
    },
  },
];
