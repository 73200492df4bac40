import type { letterTones } from '../ai-body.ts';

type LetterTone = (typeof letterTones)[number];

/** What a letter opens with; it claims nothing but the wish to apply. */
export const openings: Readonly<Record<LetterTone, string>> = {
  plain: 'I am applying for the {job title} position at {company}.',
  warm: 'I was glad to see that {company} is looking for a {job title}, and I would like to be part of your team.',
  formal: 'Please accept this letter as my application for the position of {job title} at {company}.',
};

/** What nobody but the person can say. */
export const whyGap: Readonly<Record<LetterTone, string>> = {
  plain: 'I want to work at {company} because {? your reason}.',
  warm: 'What draws me to {company} is {? what you like about it}.',
  formal: 'I am interested in {company} in particular because {? your reason}.',
};

/** How it ends. */
export const closings: Readonly<Record<LetterTone, string>> = {
  plain: 'I would be glad to talk about the work.\n\nSincerely,\n{my name}',
  warm: 'I would love to hear what your team is working on. Thank you for reading this.\n\nKind regards,\n{my name}',
  formal:
    'I would welcome the opportunity to discuss my application. Thank you for your consideration.\n\nSincerely,\n{my name}',
};
