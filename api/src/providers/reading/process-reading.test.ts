import { afterEach, describe, expect, test } from 'vitest';
import type { Reading } from './port.ts';
import { processReading } from './process-reading.ts';

const entry = new URL('../../testing/test-reading-process.ts', import.meta.url);
let reading: Reading;
const open = (megabytes = 256) => {
  reading = processReading({ entry, seconds: 1, megabytes });
  return (text: string, signal?: AbortSignal) =>
    reading.run('pasted', { text, now: 0, link: '' }, { signal }).then(
      () => 'read',
      (cause) => `${cause.problem}: ${cause.message}`,
    );
};
afterEach(() => reading.close());

describe('a process that reads foreign texts', () => {
  test('refuses a text that takes too long, and reads those before and behind it', async () => {
    const read = open();
    const answers = ['one', '[[never ends]]', 'two', '[[never ends]]', 'three'].map((text) => read(text));
    const slow = 'too-slow: it took longer than 1 s to read';
    expect(await Promise.all(answers)).toEqual(['read', slow, 'read', slow, 'read']);
  });

  test('refuses a text that takes all memory, and reads the next one', async () => {
    const read = open(64);
    reading = processReading({ entry, seconds: 30, megabytes: 64 });
    const readSlowly = (text: string) =>
      reading.run('pasted', { text, now: 0, link: '' }).then(
        () => 'read',
        (cause) => cause.problem,
      );
    expect(await Promise.all([readSlowly('[[takes all memory]]'), readSlowly('one')])).toEqual([
      'broken',
      'read',
    ]);
    expect(await read('two')).toBe('read');
  });

  test('survives a reader that throws and one that ends its process', async () => {
    const read = open();
    expect(await Promise.all([read('[[throws]]'), read('[[ends the process]]'), read('one')])).toEqual([
      'broken: it could not be read: a fault of ours',
      expect.stringContaining('broken: its reading ended without an answer'),
      'read',
    ]);
  });

  test('refuses what cannot be passed to a process', async () => {
    open();
    await expect(reading.run('pasted', { text: () => 1 })).rejects.toMatchObject({ problem: 'broken' });
  });

  test('stops at once what a signal stops, also a text that is being read', async () => {
    const read = open();
    const stopped = new AbortController();
    const slow = read('[[never ends]]', stopped.signal);
    const waiting = read('one', stopped.signal);
    const other = read('two');
    stopped.abort();
    expect(await Promise.all([slow, waiting, other, read('three', stopped.signal)])).toEqual([
      'stopped: its reading was stopped',
      'stopped: its reading was stopped',
      'read',
      'stopped: its reading was stopped',
    ]);
  });

  test('stops what is left when it closes', async () => {
    const read = open();
    const left = [read('[[never ends]]'), read('one')];
    await reading.close();
    expect(await Promise.all([...left, read('two')])).toEqual(
      Array(3).fill('stopped: its reading was stopped'),
    );
  });

  test('says so where the process cannot start', async () => {
    reading = processReading({ entry: new URL('./absent.ts', import.meta.url), seconds: 1, megabytes: 64 });
    await expect(reading.run('pasted', {})).rejects.toMatchObject({ problem: 'broken' });
  });
});
