import { expect, it } from 'vitest';
import { codeOf, messages, sayEnglish } from './messages.ts';

const jobText = messages('job', {
  saved: 'Job saved',
  deleted: '{count, plural, one {Job deleted} other {# jobs deleted}}',
  moved: '{name} moved to {status}',
  offer: 'Offer',
  place:
    '{at, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {total, plural, =0 {none} other {#}}',
  sent: '{who, select, you {You sent {count, plural, one {one} other {#}}} other {They sent it}}',
});

it.each([
  [jobText('saved'), 'Job saved'],
  [jobText('deleted', { count: 1 }), 'Job deleted'],
  [jobText('deleted', { count: 1200 }), '1,200 jobs deleted'],
  [jobText('moved', { name: 'Nurse {a}', status: jobText('offer') }), 'Nurse {a} moved to Offer'],
  [jobText('place', { at: 22, total: 0 }), '22nd of none'],
  [jobText('sent', { who: 'you', count: 3 }), 'You sent 3'],
  [jobText('sent', { who: 'they', count: 3 }), 'They sent it'],
  [jobText('moved', { status: 'Offer' }), '{name} moved to Offer'],
])('a message reads in English: %o', (message, words) => {
  expect(sayEnglish(message)).toBe(words);
});

it('a stored message carries no prose and finds its English again; an unknown code finds none', () => {
  const stored = codeOf(jobText('deleted', { count: 2 }));
  expect(stored).toEqual({ code: 'job.deleted', values: { count: 2 } });
  expect(jobText.of(stored)).toEqual(jobText('deleted', { count: 2 }));
  expect(jobText.of({ code: 'job.invented' })).toBeNull();
});

it('a name from elsewhere finds its message or none', () => {
  expect(jobText.find('offer')).toEqual(jobText('offer'));
  expect(['invented', 'toString', ''].map(jobText.find)).toEqual([null, null, null]);
  expect(jobText.names).toEqual(['saved', 'deleted', 'moved', 'offer', 'place', 'sent']);
});

it('braces that do not match are an error, not a wrong text', () => {
  const broken = messages('broken', { open: 'A {name', closed: 'A name}' });
  expect(() => sayEnglish(broken('open', { name: 'x' }))).toThrow('not closed');
  expect(() => sayEnglish(broken('closed'))).toThrow('not opened');
});
