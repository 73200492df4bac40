import { messages } from '../../../text/messages.ts';

/** What rules say of what they did with a letter, and of what they cannot do. */
export const letterChatTexts = messages('letter-chat', {
  shortened:
    'Left out {count, plural, one {# sentence} other {# sentences}}, the weakest first: what nothing supports, then what the posting asks for least. {before} words became {after}.',
  'not-shorter':
    'It is as short as rules can make it: what is left is the opening and one sentence about you.',
  lengthened: 'Added {count, plural, one {# line} other {# lines}} of what you chose, in your own words.',
  'not-longer': 'Nothing that you chose is left to tell: it is in the letter already. Choose more above.',
  toned: 'Opening and closing are in another tone; what the letter says of you stayed as it was.',
  'not-toned': 'Rules know the tone of their own openings and closings alone, and this letter has others.',
  calmed: 'Took out {count, plural, one {# place} other {# places}} that praised instead of telling.',
  'not-calmed': 'Nothing in it reads as praise that rules know.',
  'left-out': 'Left out {count, plural, one {# sentence} other {# sentences}} about “{topic}”.',
  'not-in-letter': 'No sentence of the letter speaks of “{topic}”.',
  'left-out-all': 'Nothing about you would be left without “{topic}”, so it stayed.',
  'moved-first': 'What it says about “{topic}” comes first now.',
  'moved-last': 'What it says about “{topic}” comes last now.',
  mentioned: 'Put in what you wrote about “{topic}”, in your own words.',
  'mentioned-before': 'The letter says something about “{topic}” already.',
  'nothing-says':
    'Nothing that you chose says “{topic}”, and rules make nothing up. Choose a note that says it, or write the sentence yourself: Add: “…”',
  'note-says': 'A note of this job says: “{sentence}” To put it in as your own words, write: Add: “…”',
  added: 'Put your sentence in as you wrote it. It counts as your own words.',
  avoided: 'From now on you are told when a letter uses {words}.',
  'uses-avoided':
    'It uses words that you do not want: {words}. Rules cannot reword a sentence; ask to leave it out, or change it in the text.',
  greeted: 'The letter greets: {text}',
  signed: 'The letter ends with: {text}',
  'not-language': 'Rules do not translate.',
  'same-language': 'It is in that language already.',
  'not-read':
    'Rules could not read “{text}”. They can make it shorter or longer, change the tone, leave something out, put something first or last, put in a line of yours or a sentence that you write, change greeting and closing, and watch for words.',
  empty:
    'There is no letter yet. Start one from a template or from your material; then it can be changed here.',
  'model-could': 'A model could do this; the settings say how to use one.',
  'model-can': 'A model could do this: choose it below.',
});
