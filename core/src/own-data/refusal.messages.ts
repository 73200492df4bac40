import { messages } from '../text/messages.ts';

/** What a command has to say of one refusal, beside why nothing was written (save-problem.messages.ts). */
export const refusalText = messages('refusal', {
  // Around the others: `detail` is one of them, or what is in no language.
  detailed: '{problem} {detail}',
  quoted: '“{text}”',
  // Undo stops because of another entry, by its label.
  laterFirst: 'This cannot be undone by itself, because “{label}” came later. Undo that first.',
  builtOnUndone:
    'This cannot be undone any more, because “{label}”, which it needs, was undone in the meantime.',
  characters: 'At most {most, plural, other {# characters}}.',
  charactersKept: 'At most {most, plural, other {# characters}}. Shorten this; it stays here until it fits.',
  noSuchDay: 'There is no such day.',
  step: 'A step needs a few words.',
  tagName: 'A tag needs a name.',
  tagDividers: 'Commas and semicolons divide tags.',
  tagLetters: 'A tag has at most {most, plural, other {# letters}}.',
  tagsOfJob: '“{job}” would have more than {most, plural, other {# tags}}.',
  requirement: 'There is no such requirement.',
  fitQuestion: 'There is no such question.',
  proposal: 'There is no such proposal.',
  companyName: 'A company needs a name.',
  namelessCompany: 'The company has no name.',
  nothingToMerge: 'There is nothing to merge.',
  categories: 'A company has at most {most, plural, other {# categories}}.',
  researchWords: 'The question has no words.',
  researchQuestions: 'There are {most, plural, other {# questions}} of your own, which is the most.',
  groupName: 'The group has no name.',
  letterTexts: '{most, plural, other {# texts}} are kept, which is the most. Delete one first.',
  letterTextName: 'Add a name, by which you find it again.',
  letterTextEmpty: 'There are no words in it yet.',
  letterField: 'No field is called {field}. For something to fill in each time, write {blank}.',
  letterFieldMeant:
    'No field is called {field}. Did you mean {meant}? For something to fill in each time, write {blank}.',
  letterGaps:
    'The letter has gaps: {gap}{more, plural, =0 {} other { and # more}}. Fill or remove them first.',
  letterUnchecked: 'The letter could not be checked. Connect and try again.',
  letterWaits:
    'The letter waits for “{sentence}”{more, plural, =0 {} other { and # more}}: it claims more than you wrote. Open the letter editor and make it true, edit it or drop it.',
  letterChanged: 'The letter was changed meanwhile. Try again.',
  resumeUnchecked: 'The resume could not be checked. Connect and try again.',
  resumeWaits:
    'The resume waits for “{line}”{more, plural, =0 {} other { and # more}}: a model wrote it, and it claims more than you did. Edit the line or put yours back.',
  resumeChanged: 'The resume was changed meanwhile. Try again.',
  lineUnsupported: 'Nothing you wrote supports this line.',
  lineOfBase: 'Lines are taken into a version.',
  photoKind: 'The photo is no JPEG.',
  photoSize: 'The photo is larger than 150 KB.',
  answerLength: 'An answer of more than {most, plural, other {# characters}} is not kept.',
  conversationName: 'A conversation needs a name.',
  conversationNameLength: 'A name has at most {most, plural, other {# characters}}.',
  topicLength: 'A career or a job title has at most {most, plural, other {# characters}}.',
  questionEmpty: 'Write a question first.',
  questionLength:
    'A question has at most {most, plural, other {# characters}}. Shorten it; it stays here until it fits.',
  hiddenPostings:
    '{most, plural, other {# postings}} are hidden, which is the most. Show one again in Settings first.',
  hiddenCompanies:
    '{most, plural, other {# companies}} are hidden, which is the most. Show one again in Settings first.',
  savedSearches: '{most, plural, other {# searches}} are saved, which is the most. Delete one first.',
  savedSearchName: 'A saved search needs a name.',
  ownWordEmpty: 'There is no word to add.',
  ownWordLetters: 'A word has at most {most, plural, other {# letters}}.',
  avoidedWords:
    'You keep {most, plural, other {# words}} that letters do not use, which is the most. Remove one first.',
  ownWords: 'Your words are {most, plural, other {#}}, which is the most. Remove one in Settings first.',
  writingRule: 'There is no such rule.',
  offerRound: 'Write the pay or a note.',
  presentJob: 'Your present job is there already.',
  sheetEmpty: 'Write a few words.',
  sheetLength: 'At most {most, plural, other {# characters}}. Shorten this.',
  sheetLines: 'There are {most, plural, other {# lines}}, which is the most. Delete one first.',
  nothingToPractice: 'There is no question to practice.',
  storyTitle: 'Add a title, by which you find it again.',
  storyTitleLength: 'A title has at most {most, plural, other {# characters}}.',
  storyPart:
    'At most {most, plural, other {# characters}} in one part. Shorten it; it stays here until it fits.',
  storyTags: 'At most {most, plural, other {# tags}} of {letters, plural, other {# characters}}.',
});

/** The name of such a text, by which commands refuse. */
export type RefusalName = Parameters<typeof refusalText>[0];
