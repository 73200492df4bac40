import { expect, it } from 'vitest';
import { madeInterview } from './interview-test-kit.ts';
import { afterSheetChange, type SheetChange, sheetLimits } from './sheet-change.ts';

const sheet = madeInterview({
  questionsToAsk: [{ text: 'And then?', topic: 'next-steps' }],
  ownReady: [{ text: 'Iron the shirt', isDone: false }],
  ticked: ['people'],
});

it.each<[SheetChange, unknown]>([
  [
    { kind: 'ask', text: '  Who\nleads? ', topic: '' },
    { questionsToAsk: [...sheet.questionsToAsk, { text: 'Who leads?', topic: '' }] },
  ],
  [{ kind: 'ask', text: 'And then?', topic: '' }, null],
  [{ kind: 'ask', text: ' \n', topic: '' }, 'empty'],
  [{ kind: 'ask', text: 'x'.repeat(sheetLimits.text + 1), topic: '' }, 'long'],
  [{ kind: 'unask', text: 'And then?' }, { questionsToAsk: [] }],
  [{ kind: 'unask', text: 'Gone' }, null],
  [{ kind: 'tick', item: 'way', isReady: true }, { ticked: ['people', 'way'] }],
  [{ kind: 'tick', item: 'people', isReady: true }, null],
  [{ kind: 'tick', item: 'people', isReady: false }, { ticked: [] }],
  [
    { kind: 'add', text: 'Charge the phone' },
    { ownReady: [...sheet.ownReady, { text: 'Charge the phone', isDone: false }] },
  ],
  [{ kind: 'add', text: 'Iron the shirt' }, null],
  [
    { kind: 'done', text: 'Iron the shirt', isDone: true },
    { ownReady: [{ text: 'Iron the shirt', isDone: true }] },
  ],
  [{ kind: 'done', text: 'Iron the shirt', isDone: false }, null],
  [{ kind: 'done', text: 'Gone', isDone: true }, null],
  [{ kind: 'remove', text: 'Iron the shirt' }, { ownReady: [] }],
])('%j leaves %j behind', (change, fields) => {
  expect(afterSheetChange(sheet, change)).toEqual(fields);
});

it('a list that is full takes no more', () => {
  const questionsToAsk = Array.from({ length: sheetLimits.questions }, (_, at) => ({
    text: `${at}?`,
    topic: '',
  }));
  expect(afterSheetChange({ ...sheet, questionsToAsk }, { kind: 'ask', text: 'One more?', topic: '' })).toBe(
    'full',
  );
});
