import { InterviewForm } from '@foothold/core/entities/interview/interview-form.ts';
import { newTaskValues, TaskForm } from '@foothold/core/entities/task/task-form.ts';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { sayIn } from '../../platform/say.ts';
import { formResolver } from './use-form-resolver.ts';

const german = setupI18n({
  locale: 'de',
  messages: {
    de: {
      'form.task': 'Schreiben Sie in ein paar Worten, was zu tun ist.',
      'form.too-long': compileMessage('Höchstens {most, plural, one {# Zeichen} other {# Zeichen}}.'),
      'form.time': 'Schreiben Sie eine Uhrzeit wie 14:30.',
    },
  },
});
const english = setupI18n({ locale: 'en', messages: { en: {} } });

/** What the fields of a form say in a language. */
async function said(schema: Parameters<typeof formResolver>[0], values: object, i18n: typeof german) {
  const resolve = formResolver(schema, sayIn(i18n));
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

it.each([
  [
    { title: ' ' },
    { title: 'Write what to do, in a few words.' },
    { title: 'Schreiben Sie in ein paar Worten, was zu tun ist.' },
  ],
  [
    { title: 'Call', notes: 'x'.repeat(200_001) },
    { notes: 'At most 200,000 characters. Shorten this; it stays here until it fits.' },
    { notes: 'Höchstens 200.000 Zeichen.' },
  ],
  // A text that the catalog lacks is said in English.
  [
    { title: 'Call', dueDate: '2026-02-30' },
    { dueDate: 'Write a date that exists, from 1900 to 2200.' },
    { dueDate: 'Write a date that exists, from 1900 to 2200.' },
  ],
  [{ title: 'Call' }, {}, {}],
])('a form says what is wrong in the language of the person: %#', async (fields, inEnglish, inGerman) => {
  const values = { ...newTaskValues, ...fields };
  expect(await said(TaskForm, values, english)).toEqual(inEnglish);
  expect(await said(TaskForm, values, german)).toEqual(inGerman);
});

it('a rule of the whole form stands at its field', async () => {
  expect(await said(InterviewForm, { time: '25:00' }, german)).toMatchObject({
    time: 'Schreiben Sie eine Uhrzeit wie 14:30.',
  });
});
