import { describe, expect, it } from 'vitest';
import { answerPieces, readCount, readGroups } from './answer-pieces.ts';

const part = (id: string, more: object = {}) => ({
  ...{
    id,
    name: 'own_jobs',
    args: {},
    step: 0,
    at: 0,
    state: 'read',
    text: '',
    title: `Title ${id}`,
    rows: [],
  },
  ...{ total: 0, journalId: 0, to: '', ...more },
});
const row = (title: string) => ({ kind: 'job', title, detail: '', to: '/work' });

describe('what was read', () => {
  const parts = [
    part('a', { rows: [row('One'), row('Two')], total: 5 }),
    part('b', { state: 'open' }),
    part('c', { state: 'refused', title: '', text: 'There is no such tool.' }),
    part('d', { rows: [row('Three')], total: 1 }),
    part('e', { state: 'withheld', total: 4 }),
  ];

  it('is numbered through all readings, as the text cites it', () => {
    expect(readGroups(parts).map(({ items }) => items.map(({ number, title }) => [number, title]))).toEqual([
      [
        [1, 'One'],
        [2, 'Two'],
      ],
      [],
      [[3, 'Three']],
      [],
    ]);
    expect(readCount(parts)).toBe(3);
  });

  it('says how much more there is, and what was refused and why', () => {
    expect(readGroups(parts)).toMatchObject([
      { more: 3, isRefused: false },
      { title: 'own_jobs', isRefused: true, why: 'There is no such tool.' },
      { more: 0 },
      { title: 'Title e', isWithheld: true, isRefused: false, items: [] },
    ]);
  });
});

describe('an answer as it is drawn', () => {
  it.each<[string, string, ReturnType<typeof part>[], string[]]>([
    ['text alone', 'Hello.', [part('r')], ['Hello.']],
    ['a card between', 'First. Second.', [part('p', { state: 'open', at: 7 })], ['First. ', '#p', 'Second.']],
    [
      'two cards at one place',
      'First.',
      [part('p', { state: 'yes', at: 6 }), part('q', { state: 'open', at: 6 })],
      ['First.', '#p', '#q'],
    ],
    ['a card beyond a text that was cut', 'Fi', [part('p', { state: 'open', at: 60 })], ['Fi', '#p']],
    ['nothing yet', '', [], ['']],
  ])('%s', (_, text, parts, expected) =>
    expect(
      answerPieces(text, parts).map((piece) => (piece.kind === 'text' ? piece.text : `#${piece.part.id}`)),
    ).toEqual(expected),
  );
});
