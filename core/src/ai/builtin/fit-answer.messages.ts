import { messages } from '../../text/messages.ts';

/** How a resume fits a posting, as an answer. */
export const fitTexts = messages('fit-answer', {
  weak: 'A weak fit',
  fair: 'A fair fit',
  good: 'A good fit',
  strong: 'A strong fit',
  great: 'A great fit',
  'no-word': 'No word on the fit',
  'no-text': 'The posting has too little text to say how the resume fits.',
  'too-few': 'The posting asks for too little to say how the resume fits.',
  'empty-resume': 'The resume says nothing yet.',
  short: 'In short',
  counts: 'Of {all} things that the posting asks for, the resume shows {found}, and {partly} in part.',
  'by-rule':
    'Rules compared the words of both texts; no model read them. What is not shown may still be true: then write it down.',
  shown: 'What the resume shows',
  partly: 'What it shows in part',
  'not-shown': 'What it does not show',
  'for-you-to-say': 'What only you can say',
  wish: '{label} (a wish)',
});
