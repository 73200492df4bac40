import { describe, expect, test } from 'vitest';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfAnswer, evidenceOfPosting, evidenceOfResume } from './evidence-of.ts';
import { prepareEvidence } from './prepared-evidence.ts';
import { verifySentence } from './verify-sentence.ts';

const evidence = prepareEvidence(
  [
    ...evidenceOfResume(
      describedResume({
        experience: [
          {
            title: 'Greenhouse Technician',
            companyName: 'Alder Nursery',
            startDate: '2020-02',
            endDate: 'present',
            notes:
              'Propagate 9,000 seedlings a month\nDrip lines, misters, 24 V and 120 V controllers\nMember of pest committee; losses down 12% in 2024\nReduced water use from 900 to 400 gallons\nTrained 5 new hires\nLead grower 2 weekends a month\nInventory in Argus, sensors in Priva',
          },
          {
            title: 'Garden Associate',
            companyName: 'Fenwick Hospital',
            startDate: '2016-04',
            endDate: '2020-01',
            notes: 'Register, forklift, deliveries\n15 calls a day from patients\n6 am opening shift',
          },
          {
            title: 'Lifeguard',
            companyName: 'Reed Lake',
            startDate: '2013-06',
            endDate: '2015-08',
            notes: 'Watched the north beach',
          },
        ],
        education: [
          {
            degree: 'Associate of Science',
            major: 'Horticulture',
            institutionName: 'Cole College',
            endDate: '2016-05',
          },
        ],
        skills: ['forklift', 'pruning', 'Argus', 'Priva'],
        sections: [
          {
            resumeSectionName: 'Certifications',
            title: 'Certified Horticulturist, Ohio',
            subtitle: '2018',
          },
        ],
      }),
    ),
    ...evidenceOfAnswer('1', 'I can work weekends.'),
    ...evidenceOfPosting({
      id: '1',
      title: '',
      company: '',
      text: 'Larch Botanic Garden is hiring a tropical plant curator. You will lead volunteers.',
    }),
  ],
  '2026-11-26',
);
const blocks = (text: string) => ['partly', 'unsupported'].includes(verifySentence(text, evidence).verdict);

/** Of each kind: what a letter may say without a press, and what it may not. */
const kinds: readonly (readonly [kind: string, open: readonly string[], blocked: readonly string[]])[] = [
  [
    'what one has not done claims nothing; a fault that one was spared does',
    [
      'Although I have not worked with orchids, I read about them.',
      'I have never been trained as a curator.',
    ],
    ['I have never lost a seedling.', 'I have not had a single complaint.'],
  ],
  [
    'a habit or a mind denies nothing that happened',
    ['I do not mind rain.', 'Early hours have never bothered me.', 'No trouble for me.'],
    ['I do not make mistakes.', 'I passed every inspection.'],
  ],
  [
    'the reader may be named and praised',
    [
      'Larch’s patience with slow plants stands out to me.',
      'I am eager to bring my curiosity to Larch Botanic Garden.',
    ],
    ['I lead volunteers.', 'I worked at Larch Botanic Garden.'],
  ],
  [
    'wishes and what is planned are not done',
    ['Looking for 40 hours a week or more.', 'I would like to become a curator one day.', 'Will travel.'],
    ['I am a curator.', 'I work 60 hours a week.'],
  ],
  [
    'things of no trade add no deed',
    ['I bring a steady presence to a busy greenhouse.', 'I have built a career on patience.'],
    ['I repair tractors and tillers.', 'I prune orchids and graft roses in the conservatory.'],
  ],
  [
    'a line without a verb leaves its act unsaid',
    ['I drove the forklift at the hospital.', 'I ran the register.'],
    ['I sold deliveries.'],
  ],
  [
    'years are those of the trade, or of one run of positions',
    ['I have worked with plants for ten years.', 'Three summers as a lifeguard.'],
    ['I have been a greenhouse technician for ten years.', 'Five summers as a lifeguard.'],
  ],
  [
    'a paper has its own year',
    ['I earned my certificate in 2018.'],
    ['I earned my certificate in 2020, the year I joined Alder Nursery.'],
  ],
  [
    'one count in other words',
    [
      'Five colleagues learned the work from me.',
      'On most days about fifteen patients called.',
      'I opened the store at 6 a.m. when I was a garden associate.',
      'I cut water use by more than half.',
      'It took 900 gallons once and takes 400 now.',
    ],
    ['Fifteen colleagues learned the work from me.', 'I cut water use by more than three quarters.'],
  ],
  [
    'a result that is shared is not taken alone, and an outcome needs a line',
    ['I was a member of the pest committee when losses went down 12%.'],
    [
      'Thanks to me, losses went down.',
      'My sales rose steadily.',
      'I brought complaints down.',
      'Since I came there are fewer weeds.',
    ],
  ],
  [
    'two true lines are not one false one',
    ['At Alder Nursery I use Argus and Priva.'],
    ['It was at Fenwick, where I ran Argus and Priva, that I learned to count.'],
  ],
  [
    'how much of a rank is held is told with it',
    ['Two weekends a month I am lead grower.'],
    ['I serve as the full-time lead grower.'],
  ],
];

describe.each(kinds)('%s', (_, open, blocked) => {
  test.each(open)('does not block: %s', (text) => expect(blocks(text)).toBe(false));
  test.each(blocked)('blocks: %s', (text) => expect(blocks(text)).toBe(true));
});
