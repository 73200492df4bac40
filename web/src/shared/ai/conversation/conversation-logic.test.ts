import type { TurnEnd } from '@foothold/core/ai/turn/run-turn.ts';
import { describe, expect, it } from 'vitest';
import type { AnswerEdit } from '../../../data/conversations/write-answer.ts';
import { answersAtWork, storeEveryMs } from './answers-at-work.ts';
import { byDayGroup, dayGroupOf } from './day-groups.ts';
import { spokenSentences } from './spoken-sentences.ts';

describe('what is read out', () => {
  it.each<[string, number, boolean, string, number]>([
    ['One is', 0, false, '', 0],
    ['One is due. Two', 0, false, 'One is due.', 11],
    ['One is due. Two are not. Th', 11, false, 'Two are not.', 24],
    ['**Marrow Bay**: sent [1]\n\nNext', 0, false, 'Marrow Bay: sent', 25],
    ['1. First', 0, false, '', 0],
    ['It costs 3.5 and', 0, false, '', 0],
    ['See [the page](https://a.example/b) now', 0, true, 'See the page now', 39],
    ['Done', 0, true, 'Done', 4],
    ['', 0, true, '', 0],
  ])('of %j from %i', (text, from, isOver, said, end) =>
    expect(spokenSentences(text, from, isOver)).toEqual({ said, end }),
  );

  it('in pieces is all that was written, once', () => {
    const text = 'One is due. Two are not!\n\n- a\n- b\n\nEnd';
    let [at, all] = [0, ''];
    for (let end = 1; end <= text.length; end += 1) {
      const spoken = spokenSentences(text.slice(0, end), at, false);
      [at, all] = [spoken.end, `${all} ${spoken.said}`];
    }
    all += ` ${spokenSentences(text, at, true).said}`;
    expect(all.replace(/\s+/g, ' ').trim()).toBe('One is due. Two are not! - a - b End');
  });
});

describe('days of conversations', () => {
  const now = new Date(2026, 10, 26, 9, 30);
  it.each([
    [new Date(2026, 10, 26, 0, 1), 'today'],
    [new Date(2026, 10, 27, 0, 1), 'today'],
    [new Date(2026, 10, 25, 23, 59), 'yesterday'],
    [new Date(2026, 10, 20), 'week'],
    [new Date(2026, 10, 1), 'month'],
    [new Date(2025, 10, 26), 'earlier'],
  ])('%s is %s', (at, group) => expect(dayGroupOf(at.toISOString(), now)).toBe(group));

  it('stand once each, in order, what cannot be read last', () => {
    const rows = ['nonsense', now.toISOString(), new Date(2026, 10, 25).toISOString()];
    expect(byDayGroup(rows, (row) => row, now).map(({ group }) => group)).toEqual([
      'today',
      'yesterday',
      'earlier',
    ]);
  });
});

describe('answers at work', () => {
  const soFar = (text: string) => ({ text, parts: [], inputTokens: 0, outputTokens: 0 });
  const ended = (text: string, state: TurnEnd['state'] = '') => ({
    end: { ...soFar(text), state, failure: null, last: null, notes: [] },
    edit: { text, state },
  });
  function desk({ ok = true } = {}) {
    const writes: [number, AnswerEdit][] = [];
    const kept = new Map<string, string>();
    let time = 1000;
    const answers = answersAtWork<string>({
      write: async (id, edit) => {
        writes.push([id, edit]);
        return { ok };
      },
      keep: (uid, text) => void kept.set(uid, text),
      hold: (_, work) => work(),
      now: () => time,
    });
    return {
      answers,
      writes,
      kept,
      pass: (ms: number) => {
        time += ms;
      },
    };
  }

  it('are stored at pauses and at the end, not with every word', async () => {
    const { answers, writes, kept, pass } = desk();
    const phases: (string | undefined)[] = [];
    await answers.start(7, 'u7', async (_, tell) => {
      phases.push(answers.get(7)?.phase);
      for (const text of ['a', 'ab', 'abc']) tell(soFar(text), false);
      phases.push(answers.get(7)?.phase);
      pass(storeEveryMs);
      tell(soFar('abcd'), true);
      phases.push(answers.get(7)?.phase);
      tell(soFar('abcde'), false);
      return ended('abcdef');
    });
    expect(writes).toEqual([
      [7, { text: 'abcd', parts: [], state: 'writing' }],
      [7, { text: 'abcdef', state: '', seconds: 3 }],
    ]);
    expect(phases).toEqual(['waiting', 'writing', 'reading']);
    expect([answers.get(7), answers.isAny(), kept.get('u7')]).toEqual([undefined, false, '']);
  });

  it('that are stopped keep what had arrived', async () => {
    const { answers, writes } = desk();
    await answers.start(7, 'u7', async (signal, tell) => {
      tell(soFar('half'), false);
      answers.stop(7);
      return ended('half', signal.aborted ? 'stopped' : '');
    });
    expect(writes.at(-1)?.[1]).toMatchObject({ text: 'half', state: 'stopped' });
  });

  it('are kept aside when the tab closes, and where the store refuses', async () => {
    const { answers, kept } = desk({ ok: false });
    await answers.start(7, 'u7', async (_, tell) => {
      tell(soFar('so far'), false);
      answers.keepAll();
      expect(kept.get('u7')).toBe('so far');
      return ended('all of it');
    });
    expect(kept.get('u7')).toBe('all of it');
  });

  it('tell their listeners together', async () => {
    const { answers } = desk();
    let told = 0;
    const stop = answers.subscribe(() => {
      told += 1;
    });
    await answers.start(7, 'u7', async (_, tell) => {
      await Promise.resolve();
      told = 0;
      for (let at = 0; at < 100; at += 1) tell(soFar('x'.repeat(at)), false);
      await Promise.resolve();
      expect(told).toBe(1);
      return ended('x');
    });
    stop();
  });
});
