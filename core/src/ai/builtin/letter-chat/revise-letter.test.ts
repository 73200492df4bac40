import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../dates/calendar-date.ts';
import { Story } from '../../../entities/conversation/practice.ts';
import { jobNotes } from '../../../entities/letter/job-notes.ts';
import type { LetterFacts } from '../../../entities/letter/letter-facts.ts';
import { sayEnglish } from '../../../text/messages.ts';
import { evidenceOfLetter, type LetterSources } from '../../../truth/evidence-of-letter.ts';
import { gateOf } from '../../../truth/gate.ts';
import { takenText } from '../../../truth/ledger.ts';
import { prepareEvidence } from '../../../truth/prepared-evidence.ts';
import { describedResume } from '../../../typesetting/resume-test-kit.ts';
import { materialKey, materialOf } from './letter-material.ts';
import { joinedLetter, letterPieces } from './letter-pieces.ts';
import { type LetterToRevise, reviseLetter } from './revise-letter.ts';

const resume = describedResume({
  resume: {
    internalId: 4,
    name: 'Ana Diaz',
    location: 'Columbus, OH',
    summary: 'Nurse for surgical patients',
  },
  experience: [
    {
      internalId: 2,
      title: 'Registered nurse',
      companyName: 'Lakeside Clinic',
      startDate: '2019-03',
      notes:
        '• Cared for 12 patients each night\n• Trained 6 new nurses on infection control\n• Moved the ward to a new hospital building',
    },
    {
      internalId: 3,
      title: 'Nursing assistant',
      companyName: 'Mercy',
      startDate: '2016-01',
      endDate: '2019-02',
      notes: 'Took vital signs of 30 residents',
    },
  ],
  skills: ['Phlebotomy', 'Epic'],
});
const story = Story.parse({
  ...{ internalId: 9, uid: 's', createdAt: '', updatedAt: '', title: 'Two infections', task: '', skills: [] },
  ...{
    situation: 'Two patients had the same infection',
    action: 'I isolated the room',
    result: 'Nobody else fell ill',
  },
}) as Story;
const notes = jobNotes('I move to Ohio because my sister lives there.\n\nDana leads the ward at North Pier.');
const sources: LetterSources = {
  ...{ resume, stories: [story], answers: [], company: null, notes },
  posting: {
    id: '7',
    title: 'Charge nurse',
    company: 'North Pier',
    text: 'Infection control\nTraining of nurses',
  },
};
const evidence = prepareEvidence(evidenceOfLetter(sources), '2026-11-26');
const facts: LetterFacts = {
  job: { jobTitle: 'Charge nurse', companyName: 'North Pier', location: 'Columbus, OH' },
  ...{ company: null, contact: null, resume, language: 'en-US', today: '2026-11-26' as CalendarDate },
};
const letter = `Dear hiring team at North Pier,

I am applying for the Charge nurse position at North Pier. My present position is Registered nurse at Lakeside Clinic, since 2019.

I am very passionate about care. I trained 6 new nurses on infection control. I took vital signs of 30 residents.

After a break of a year I led the whole hospital.

I would be glad to talk about the work.

Sincerely,
Ana Diaz`;
const writer = { kind: 'rule', name: 'letter', prompt: '' } as const;
const entries = takenText(letter, evidence, { writer, taking: { at: 'now', by: '' } });
const chosen = new Set(materialOf(sources).map(({ key }) => key));
const given: LetterToRevise = {
  ...{ text: letter, evidence, entries, facts, chosen, hasModel: false, avoided: [] },
  notes: notes.map(({ text }) => text),
};
const revised = (asked: string, more: Partial<LetterToRevise> = {}) => {
  const { said, ...rest } = reviseLetter(asked, { ...given, ...more });
  return { ...rest, said: said.map(sayEnglish).join(' ') };
};
const body = (text: string) => text.split('\n\n').slice(1, -1).join('\n\n');

test('a letter is cut into its pieces and put together again', () => {
  expect(joinedLetter(letterPieces(letter, evidence, entries))).toBe(letter);
  const list = 'Hello,\n\nI bring:\n• Epic\n• Phlebotomy\n\nBest,\nAna';
  expect(joinedLetter(letterPieces(list, evidence, []))).toBe(list);
});

test('shorter: what nothing supports goes first, then what claims nothing; opening, greeting and closing stay', () => {
  const { text, said } = revised('shorter');
  expect(text).not.toContain('led the whole hospital');
  expect(text).toContain('I trained 6 new nurses on infection control.');
  expect(text).toMatch(/^Dear hiring team at North Pier,\n\nI am applying[\s\S]*\n\nSincerely,\nAna Diaz$/);
  expect(said).toMatch(/^Left out \d sentences, the weakest first/);
});

test('shorter again and again ends with the opening and one sentence about the person', () => {
  let text = letter;
  for (let round = 0; round < 12; round += 1) text = revised('shorter', { text }).text;
  const last = revised('shorter', { text });
  expect(last.isChanged).toBe(false);
  expect(last.said).toContain('as short as rules can make it');
  expect(body(text)).toContain('I am applying for the Charge nurse position');
});

test('longer: lines of the chosen material alone, each once, until none is left', () => {
  const only = { chosen: new Set(['resume:4/experience:2']) };
  const once = revised('longer', only);
  expect(once.text).toContain('cared for 12 patients each night');
  expect(once.text).toContain('moved the ward to a new hospital building');
  const twice = revised('longer', { ...only, text: once.text });
  expect(twice).toMatchObject({
    isChanged: false,
    said: expect.stringContaining('Nothing that you chose is left'),
  });
});

test('warmer: opening and closing of rules are those of the other tone; a letter of one’s own is left', () => {
  const { text } = revised('warmer');
  expect(text).toContain('I was glad to see that North Pier is looking for a Charge nurse');
  expect(text).toContain('Kind regards,\nAna Diaz');
  const own = revised('more formal', { text: 'Hello,\n\nI nurse.\n\nBest,\nAna' });
  expect(own).toMatchObject({ isChanged: false, said: expect.stringContaining('A model could do this') });
});

test('less salesy: praise goes, a strengthening word goes, what is told stays', () => {
  const { text, said } = revised('less salesy', {
    text: letter
      .replace('I trained', 'I really trained')
      .replace('I am very passionate about care. ', 'I am thrilled. '),
  });
  expect(text).not.toMatch(/thrilled|really/);
  expect(text).toContain('I trained 6 new nurses');
  expect(said).toContain('2 places');
});

test.each([
  ['leave out the gap', 'After a break of a year'],
  ['leave out the vital signs', 'vital signs'],
  ['remove the last sentence', 'glad to talk'],
  ['drop the second paragraph', 'trained 6 new nurses'],
])('%s', (asked, gone) => {
  expect(letter).toContain(gone);
  const { text, said } = revised(asked);
  expect(text).not.toContain(gone);
  expect(said).toMatch(/^Left out/);
});

test('what the letter does not say cannot be left out of it', () => {
  expect(revised('leave out the dog')).toMatchObject({
    isChanged: false,
    said: 'No sentence of the letter speaks of “dog”.',
  });
});

test('start with: what the letter says moves behind its opening, what it does not say comes out of the chosen material', () => {
  expect(body(revised('start with the vital signs').text)).toMatch(
    /^I am applying for[^\n]*North Pier\.\n\nI took vital signs of 30 residents\./,
  );
  const brought = revised('start with the hospital building');
  expect(body(brought.text)).toMatch(
    /^I am applying[^\n]*\n\nAt Lakeside Clinic, I moved the ward to a new hospital building\./,
  );
  expect(revised('start with the hospital building', { chosen: new Set() }).isChanged).toBe(false);
});

test('end with: what the letter says comes last before its thanks', () => {
  expect(body(revised('end with the training of nurses').text)).toContain(
    'I trained 6 new nurses on infection control.\n\nI would be glad',
  );
});

test('mention: a story in the person’s words; what nobody wrote is not made up', () => {
  expect(revised('mention the infection of two patients').text).toContain(
    'Two patients had the same infection.',
  );
  const move = revised('say why I move to Ohio', { notes: [] });
  expect(move).toMatchObject({ isChanged: false, said: expect.stringContaining('rules make nothing up') });
});

test('a note of the job is quoted, not put in, and counts as nothing the person did', () => {
  const move = revised('say why I move to Ohio');
  expect(move.isChanged).toBe(false);
  expect(move.said).toContain('“I move to Ohio because my sister lives there.”');
  const claim = 'I lead the ward at North Pier.';
  const held = takenText(claim, evidence, { writer, taking: { at: 'now', by: '' } });
  expect(gateOf(claim, evidence, held).isOpen).toBe(false);
});

test('a sentence of one’s own is put in as it is, as the person’s own', () => {
  const { text, own } = revised('Add: I move to Ohio in May');
  expect(text).toContain('I move to Ohio in May.');
  expect(own).toEqual(['I move to Ohio in May.']);
});

test('words not to use are told, in their forms, for this letter and for what was kept', () => {
  const { said, avoid, isChanged } = revised('don’t use passionately or synergy', { avoided: ['train'] });
  expect({ avoid, isChanged }).toEqual({ avoid: ['passionately', 'synergy'], isChanged: false });
  expect(said).toContain('It uses words that you do not want: “passionately”, “train”.');
});

test('greeting and closing', () => {
  expect(revised('greet Dana Lopez').text).toMatch(/^Dear Dana Lopez,\n\n/);
  expect(revised('sign off with Kind regards').text).toMatch(/\n\nKind regards,\nAna Diaz$/);
});

test.each([
  ['in German', 'Rules do not translate. A model could do this'],
  ['in English', 'It is in that language already.'],
  ['make it sing', 'Rules could not read “make it sing”.'],
  ['?', 'Rules could not read “?”.'],
])('“%s” is not done, and why', (asked, reason) => {
  const { isChanged, said } = revised(asked);
  expect(isChanged).toBe(false);
  expect(said).toContain(reason);
});

test('several requests are done one after the other', () => {
  const { text, said } = revised('leave out the gap and greet Dana Lopez; in German', { hasModel: true });
  expect(text).toMatch(/^Dear Dana Lopez,/);
  expect(text).not.toContain('After a break');
  expect(said).toContain('choose it below');
});

test('without a letter nothing is done', () => {
  expect(revised('shorter', { text: ' \n' })).toMatchObject({
    isChanged: false,
    said: expect.stringContaining('no letter yet'),
  });
});

test('no request makes a sentence that waits at the gate where none waited', () => {
  const clean = letter.replace('After a break of a year I led the whole hospital.\n\n', '');
  const requests = [
    'shorter',
    'longer',
    'warmer',
    'more formal',
    'less salesy',
    'start with the hospital building',
  ];
  for (const asked of [
    ...requests,
    'mention the infection of two patients',
    'end with Epic',
    'greet Dana Lopez',
  ]) {
    const { text } = revised(asked, { text: clean });
    const written = takenText(text, evidence, { writer, taking: { at: 'now', by: '' } });
    const { held, lines } = gateOf(text, evidence, written);
    const had = gateOf(clean, evidence, entries).lines.map(({ checked }) => checked.text);
    expect(
      held.map((at) => lines[at]?.checked.text).filter((one) => !had.includes(one ?? '')),
      asked,
    ).toEqual([]);
  }
});

test('pieces that can be chosen: positions, stories, notes, each under its key; the head of the resume is no choice', () => {
  expect(materialOf(sources).map(({ kind, key, title }) => [kind, key, title])).toEqual([
    ['summary', 'resume:4/summary', ''],
    ['position', 'resume:4/experience:2', 'Registered nurse, Lakeside Clinic'],
    ['position', 'resume:4/experience:3', 'Nursing assistant, Mercy'],
    ['skills', 'resume:4/skills', ''],
    ['story', 'story:9', 'Two infections'],
    ['note', `company:job-7/${notes[0]?.key}`, ''],
    ['note', `company:job-7/${notes[1]?.key}`, ''],
  ]);
  expect(materialKey('answer:practice-3:0')).toBe('answer:practice-3');
  expect(materialKey('posting:7/text:1')).toBe('');
});
