import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeBrowser } from '../fake-browser.ts';
import { forgetStoredAnswers } from './forget-stored-answers.ts';
import { keepAnswer, storedAnswer } from './stored-answers.ts';

const Answer = z.object({ name: z.string() });
beforeEach(() => void fakeBrowser(() => 'offline'));
afterEach(() => vi.unstubAllGlobals());

test('an answer is there again with the time it came, and a newer one is in its place', () => {
  keepAnswer('one', { name: 'Columbus' }, 5);
  expect(storedAnswer('one', Answer)).toEqual({ at: 5, value: { name: 'Columbus' } });
  keepAnswer('one', { name: 'Pittsburgh' }, 6);
  expect(storedAnswer('one', Answer)?.value.name).toBe('Pittsburgh');
});

test('what is in another form now is none', () => {
  keepAnswer('one', { title: 'Columbus' });
  expect(storedAnswer('one', Answer)).toBeNull();
  localStorage.setItem('foothold.kept-answers', '{broken');
  expect(storedAnswer('one', Answer)).toBeNull();
});

test('the oldest are forgotten', () => {
  for (let at = 0; at < 30; at++) keepAnswer(`${at}`, { name: 'x' }, at);
  expect(storedAnswer('5', Answer)).toBeNull();
  expect(storedAnswer('6', Answer)?.at).toBe(6);
});

test('nothing is left once the person signs out', () => {
  keepAnswer('one', { name: 'Columbus' }, 5);
  forgetStoredAnswers();
  expect(storedAnswer('one', Answer)).toBeNull();
});
