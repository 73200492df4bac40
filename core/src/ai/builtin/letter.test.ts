import { expect, test } from 'vitest';
import { labels } from '../../../test-data/labels.ts';
import type { CalendarDate } from '../../dates/calendar-date.ts';
import { Story } from '../../entities/conversation/practice.ts';
import type { LetterFacts } from '../../entities/letter/letter-facts.ts';
import { letterGaps } from '../../entities/letter/letter-gaps.ts';
import { unstatedPerson } from '../../fit/fit.ts';
import { evidenceOfLetter } from '../../truth/evidence-of-letter.ts';
import { gateOf } from '../../truth/gate.ts';
import { takenText } from '../../truth/ledger.ts';
import { prepareEvidence } from '../../truth/prepared-evidence.ts';
import { type DescribedResume, describedResume } from '../../typesetting/resume-test-kit.ts';
import { AiAnswer } from '../ai-answer.ts';
import { letterLengths, letterTones } from '../ai-body.ts';
import { type LetterMaterial, letterAnswer } from './letter.ts';

const nurse: DescribedResume = {
  resume: { internalId: 4, name: 'Ana Diaz', location: 'Columbus, OH' },
  experience: [
    {
      internalId: 2,
      title: 'Registered nurse',
      companyName: 'Lakeside Clinic',
      startDate: '2019-03',
      notes:
        '• Cared for 12 patients each night\n• Trained 6 new nurses on infection control\n• Weekly schedule of the ward\n• Led the fire drill {twice}',
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
};
const story = Story.parse({
  internalId: 9,
  uid: 's',
  createdAt: '',
  updatedAt: '',
  title: 'Infection control',
  situation: 'Two patients had the same infection',
  action: 'I isolated the room and called the doctor',
  result: 'Nobody else fell ill',
  skills: ['Infection control'],
}) as Story;

const factsOf = (told: DescribedResume | null): LetterFacts => ({
  job: { jobTitle: 'Charge nurse', companyName: 'North Pier', location: 'Columbus, OH' },
  company: null,
  contact: null,
  resume: told && describedResume(told),
  language: 'en-US',
  today: '2026-11-26' as CalendarDate,
});
const material = (told: DescribedResume | null = nurse): LetterMaterial => ({
  facts: factsOf(told),
  posting: {
    title: 'Charge nurse',
    text: 'Requirements\nInfection control\nPhlebotomy\nACLS certification required\nMust have led fire drills',
  },
  person: unstatedPerson,
  stories: [story],
});
const written = (
  tone: (typeof letterTones)[number],
  length: (typeof letterLengths)[number],
  of = material(),
) => {
  const answer = letterAnswer({ tone, length }, of);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};

test.each(letterTones.flatMap((tone) => letterLengths.map((length) => [tone, length] as const)))(
  'a %s %s letter: to the team, signed, each sentence of the person with what it rests on',
  (tone, length) => {
    const answer = written(tone, length);
    expect(AiAnswer.safeParse(answer).success).toBe(true);
    expect(answer.provider).toBe('builtin');
    expect(answer.text).toMatch(/North Pier/);
    expect(answer.text.endsWith('Ana Diaz')).toBe(true);
    for (const { text, evidence } of answer.claims) {
      expect(answer.text).toContain(text);
      expect(evidence.length).toBeGreaterThan(0);
    }
  },
);

test('tones and lengths are nine different letters, longer ones longer', () => {
  const all = letterTones.flatMap((tone) => letterLengths.map((length) => written(tone, length).text));
  expect(new Set(all).size).toBe(9);
  const [short, medium, long] = letterLengths.map((length) => written('plain', length).text.length);
  expect(short).toBeLessThan(medium ?? 0);
  expect(medium).toBeLessThan(long ?? 0);
});

test('what the posting asks is told first, as a sentence, with the line of the resume', () => {
  const { claims, text } = written('plain', 'short');
  expect(claims).toContainEqual({
    text: expect.stringContaining('rained 6 new nurses on infection control.'),
    evidence: ['resume:4/experience:2/notes:1'],
  });
  expect(text).toContain('My present position is Registered nurse at Lakeside Clinic, since 2019.');
  expect(text).toContain('Of what your posting asks, I also bring Phlebotomy.');
});

test('what the resume does not name is not claimed', () => {
  for (const length of letterLengths) expect(written('warm', length).text).not.toContain('ACLS');
});

test('a line that no verb begins is told as it stands', () => {
  expect(written('plain', 'long').text).toMatch(
    /work (?:also )?included this: Weekly schedule of the ward\./,
  );
});

test('stories are told in the person’s words', () => {
  const { text, claims } = written('plain', 'medium');
  expect(text).toContain(
    'Two patients had the same infection. I isolated the room and called the doctor. Nobody else fell ill.',
  );
  expect(claims.at(-1)?.evidence).toEqual(['story:9/situation', 'story:9/action', 'story:9/result']);
});

test('why this employer is left to the person, but for a short letter', () => {
  expect(letterGaps(written('plain', 'short').text)).toHaveLength(0);
  expect(letterGaps(written('plain', 'medium').text).length).toBeGreaterThan(0);
});

test('hidden positions stay out', () => {
  const hidden = {
    ...nurse,
    experience: nurse.experience?.map((one) => ({ ...one, isHidden: one.internalId === 2 })) ?? [],
  };
  expect(written('plain', 'long', { ...material(hidden), stories: [] }).text).not.toContain('Lakeside');
});

test('without a resume, without lines and in another language there is no letter, and why', () => {
  const ask = { tone: 'plain', length: 'short' } as const;
  expect(letterAnswer(ask, material(null))).toBe('no-resume');
  expect(letterAnswer(ask, { ...material({ resume: {} }), stories: [] })).toBe('no-lines');
  expect(letterAnswer(ask, { ...material(), facts: { ...factsOf(nurse), language: 'de' } })).toBe(
    'not-english',
  );
});

test('without the text of a posting the latest work is told', () => {
  expect(written('plain', 'short', { ...material(), posting: null }).text).toContain(
    'At Lakeside Clinic, I cared for 12 patients each night.',
  );
});

test('no sentence of a letter by rule waits at the gate, whoever it is about', () => {
  const held: string[] = [];
  for (const { resume, who } of [...labels('truth'), ...labels('truth-second-half')]) {
    const whole = describedResume(resume as DescribedResume);
    const of = { ...material(), facts: { ...factsOf(null), resume: whole }, stories: [story] };
    const sources = {
      ...{ resume: whole, stories: [story], answers: [], company: null },
      posting: { id: '1', title: 'Charge nurse', company: 'North Pier', text: of.posting?.text ?? '' },
    };
    const evidence = prepareEvidence(evidenceOfLetter(sources), '2026-11-26');
    for (const tone of letterTones)
      for (const length of letterLengths) {
        const answer = letterAnswer({ tone, length }, of);
        if (typeof answer === 'string') continue;
        const writer = { kind: 'rule', name: 'letter', prompt: '' } as const;
        const entries = takenText(answer.text, evidence, { writer, taking: { at: 'now', by: '' } });
        const gate = gateOf(answer.text, evidence, entries);
        for (const at of gate.held)
          held.push(
            `${who}: ${gate.lines[at]?.checked.text} ${JSON.stringify(gate.lines[at]?.checked.problems.map(({ kind, said }) => [kind, said]))}`,
          );
      }
  }
  expect([...new Set(held)]).toEqual([]);
});
