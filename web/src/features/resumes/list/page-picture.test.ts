import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import type { typesetInTurn } from '../../../typesetting/typeset-in-turn.ts';

type Answer = Awaited<ReturnType<typeof typesetInTurn>>;
const engine = vi.hoisted(() => ({ answers: [] as unknown[], asked: [] as (boolean | undefined)[] }));

vi.mock('../../../platform/connection.ts', () => ({ isOnline: () => true, isDataDear: () => false }));
vi.mock('../../../typesetting/template-thumbnails.ts', () => ({ templateStamp: () => 'stamp' }));
vi.mock('../../../typesetting/typeset-in-turn.ts', () => ({
  typesetInTurn: (_: unknown, turn: { isUrgent?: boolean }) => {
    engine.asked.push(turn.isUrgent);
    return engine.answers.shift();
  },
}));

let id = 0;
const anyResume = () => {
  id += 1;
  return describedResume({ resume: { internalId: id, name: `Ann ${id}` } });
};
const failure = (problem: 'failed' | 'not-loaded'): Answer => ({ ok: false, problem, detail: '' });
let pagePicture: typeof import('./page-picture.ts').pagePicture;
const draw = (whole = anyResume(), isAsked = false) =>
  pagePicture(whole, { owner: 'u1', signal: new AbortController().signal, isAsked });

beforeEach(async () => {
  vi.resetModules();
  ({ pagePicture } = await import('./page-picture.ts'));
  engine.answers = [];
  engine.asked = [];
});

it('a page that could not be fetched or set has no picture, and says why', async () => {
  engine.answers = [failure('not-loaded'), failure('failed')];
  expect(await draw()).toEqual({ ok: false, why: 'not-loaded' });
  expect(await draw()).toEqual({ ok: false, why: 'failed' });
});

it('after three failures pages are drawn only when somebody asks', async () => {
  engine.answers = Array.from({ length: 10 }, () => failure('failed'));
  for (let at = 0; at < 6; at += 1) expect(await draw()).toEqual({ ok: false, why: 'failed' });
  const unasked = engine.asked.length;
  expect(unasked).toBe(3);
  await draw(anyResume(), true);
  expect(engine.asked.slice(unasked)).toEqual([true]);
});

it('the row and the preview of one resume are drawn once', async () => {
  const whole = anyResume();
  let end = (_: Answer) => {};
  engine.answers = [new Promise<Answer>((done) => (end = done))];
  const both = [draw(whole), draw(whole)];
  await vi.waitFor(() => expect(engine.asked).toHaveLength(1));
  end(failure('not-loaded'));
  expect(await Promise.all(both)).toEqual([
    { ok: false, why: 'not-loaded' },
    { ok: false, why: 'not-loaded' },
  ]);
  expect(engine.asked).toHaveLength(1);
});
