import { createFormControl, type ResolverResult } from 'react-hook-form';
import { expect, test } from 'vitest';
import { restartForm } from './restart-form.ts';

type Values = { title: string; notes: string; date: string };
const start: Values = { title: 'Nurse', notes: '', date: '' };

/** A form as a screen has it: judged on leaving a field; `changed` and `told` are what a person sees of it. */
function openForm() {
  const form = createFormControl<Values>({
    defaultValues: start,
    mode: 'onTouched',
    resolver: (values): ResolverResult<Values> => {
      if (values.date === 'wrong')
        return { values: {}, errors: { date: { type: 'date', message: 'No such date.' } } };
      if (values.title === values.notes || values.title === values.date)
        return { values: {}, errors: { title: { type: 'twice', message: 'Said twice.' } } };
      return { values, errors: {} };
    },
  });
  let state: { dirtyFields: object; errors: Record<string, { message?: string }> } = {
    dirtyFields: {},
    errors: {},
  };
  form.subscribe({
    formState: { dirtyFields: true, errors: true, touchedFields: true },
    callback: ({ dirtyFields, errors }) => {
      state = { dirtyFields: dirtyFields ?? {}, errors: (errors ?? {}) as typeof state.errors };
    },
  });
  const fields = {
    title: form.register('title'),
    notes: form.register('notes'),
    date: form.register('date'),
  };
  return {
    form,
    type: (field: keyof Values, value: string) =>
      fields[field].onChange({ target: { name: field, value }, type: 'change' }),
    leave: (field: keyof Values) =>
      fields[field].onBlur({ target: { name: field, value: form.getValues(field) }, type: 'blur' }),
    changed: () => Object.keys(state.dirtyFields),
    told: () => Object.entries(state.errors).map(([field, error]) => `${field}: ${error.message}`),
  };
}

test('a record that changes elsewhere takes neither what was typed nor what was said of it', async () => {
  const { form, type, leave, changed, told } = openForm();
  await type('date', 'wrong');
  await leave('date');
  expect(told()).toEqual(['date: No such date.']);

  restartForm(form, { ...start, notes: 'from another tab' }, start);
  expect(form.getValues()).toEqual({ title: 'Nurse', notes: 'from another tab', date: 'wrong' });
  expect(changed()).toEqual(['date']);
  expect(told()).toEqual(['date: No such date.']);
});

test('a field that is being checked when the record changes is told of all the same', async () => {
  const { form, type, leave, told } = openForm();
  await type('date', 'wrong');
  const checked = leave('date');
  restartForm(form, { ...start, notes: 'theirs' }, start);
  await checked;
  expect(told()).toEqual(['date: No such date.']);
});

test('a Save under way when the record changes is carried out', async () => {
  const { form, type } = openForm();
  await type('title', 'Nurse, nights');
  const saved: Values[] = [];
  const saving = form.handleSubmit(() => void saved.push(form.getValues()))();
  restartForm(form, { ...start, notes: 'theirs' }, start);
  await saving;
  expect(saved).toEqual([{ title: 'Nurse, nights', notes: 'theirs', date: '' }]);
});

test('what is typed while the form is being saved stays, as a change that is not saved yet', async () => {
  const { form, type, changed } = openForm();
  await type('notes', 'Call Dana ');
  const submitted = form.getValues();
  await type('notes', 'Call Dana on Monday');
  await type('title', 'Nurse, nights');
  restartForm(form, { ...start, notes: 'Call Dana' }, submitted);
  expect(form.getValues()).toEqual({ title: 'Nurse, nights', notes: 'Call Dana on Monday', date: '' });
  expect(changed().sort()).toEqual(['notes', 'title']);
});

test('saved as it stands, a form has no change left and shows what was stored', async () => {
  const { form, type, changed } = openForm();
  await type('notes', 'Call Dana ');
  restartForm(form, { ...start, notes: 'Call Dana' }, form.getValues());
  expect(form.getValues('notes')).toBe('Call Dana');
  expect(changed()).toEqual([]);
});

test('a field that is judged by others is judged once all of them stand', async () => {
  const { form, type, leave, told } = openForm();
  await type('title', 'Night');
  await type('date', 'Night');
  await type('notes', 'Baker');
  await leave('title');
  expect(told()).toEqual(['title: Said twice.']);
  restartForm(form, { title: 'Baker', notes: 'Call Dana', date: '2026-11-02' }, form.getValues());
  await expect.poll(told).toEqual([]);
});

test('an error goes with the value it was about', async () => {
  const { form, type, leave, told } = openForm();
  await type('date', 'wrong');
  await leave('date');
  restartForm(form, { ...start, date: '2026-11-02' }, form.getValues());
  await expect.poll(told).toEqual([]);
  expect(form.getValues('date')).toBe('2026-11-02');
});

test('a list of a form follows as its items do', () => {
  const form = createFormControl<{ tags: string[] }>({ defaultValues: { tags: ['remote'] } });
  form.subscribe({ formState: { dirtyFields: true }, callback: () => undefined });
  form.register('tags');
  restartForm(form, { tags: ['remote', 'visa'] }, { tags: ['remote'] });
  expect(form.getValues()).toEqual({ tags: ['remote', 'visa'] });
  form.setValue('tags', ['mine'], { shouldDirty: true });
  restartForm(form, { tags: ['theirs'] }, { tags: ['remote', 'visa'] });
  expect(form.getValues()).toEqual({ tags: ['mine'] });
});

test('a list of rows follows as they do, and keeps what was typed into one', async () => {
  type Rows = { asked: { text: string; went: string }[] };
  const row = (text: string, went = '') => ({ text, went });
  const form = createFormControl<Rows>({ defaultValues: { asked: [row('Why?')] } });
  const field = form.register('asked');
  restartForm(form, { asked: [] }, { asked: [row('Why?')] });
  expect(form.getValues()).toEqual({ asked: [] });
  await field.onChange({ target: { name: 'asked', value: [row('Why?', 'well')] }, type: 'change' });
  restartForm(form, { asked: [row('How?')] }, { asked: [] });
  expect(form.getValues()).toEqual({ asked: [row('Why?', 'well')] });
});
