/** Words that fill a pause, wherever they stand; only in lower case letters. */
export const pauseWords: ReadonlySet<string> = new Set([
  'um',
  'uhm',
  'umm',
  'uh',
  'uhh',
  'er',
  'erm',
  'hmm',
  'mhm',
  'ah',
]);

/** Phrases that fill a pause; those that also mean something need a comma on one side. */
export const fillerPhrases: readonly (readonly [phrase: string, needsComma: boolean])[] = [
  ['you know', true],
  ['i mean', true],
  ['like', true],
  ['basically', false],
  ['literally', false],
  ['kind of like', false],
  ['or whatever', false],
  ['and stuff', false],
  ['and things like that', false],
];

/** Phrases that take back what one says. */
export const hedgePhrases: readonly string[] = [
  'i think',
  'i guess',
  'i suppose',
  'i believe',
  'i feel like',
  'maybe',
  'perhaps',
  'probably',
  'possibly',
  'hopefully',
  'kind of',
  'sort of',
  'more or less',
  'to be honest',
];

/** Words and phrases that set a scene: when and where something happened once. */
export const situationCues: readonly string[] = [
  'there was a',
  'there was this',
  'i had a man',
  'i had a woman',
  'during',
  'ago',
  'yesterday',
  'once',
  'one day',
  'one night',
  'in my first',
  'in my second',
  'in my third',
  'in my last',
  'at my last',
  'in my former',
  'at my former',
  'back then',
  'at the time',
  'while i',
  'as a student',
];

/** Months, days and seasons; after “in”, “on”, “last” or “this” they tell when. */
export const timeWords: ReadonlySet<string> = new Set(
  (
    'january february march april may june july august september october november december monday tuesday wednesday ' +
    'thursday friday saturday sunday spring summer fall autumn winter year month week night semester term quarter season'
  ).split(' '),
);

/** Phrases that say what had to be done, or why. */
export const taskCues: readonly string[] = [
  'had to',
  'needed to',
  'was supposed to',
  'were supposed to',
  'my job was',
  'my task',
  'my goal',
  'my part',
  'my role',
  'my target',
  'the goal',
  'the task',
  'i wanted',
  'was responsible',
  'were responsible',
  'in charge of',
  'was asked to',
  'were asked to',
  'asked me to',
  'told me to',
  'was told to',
  'was to',
  'was the one who',
  'so that',
  'in order to',
  'expected me',
  'wanted me to',
  'wanted to see',
];

/** Phrases that say what came of it. */
export const resultCues: readonly string[] = [
  'as a result',
  'in the end',
  'at the end',
  'since then',
  'after that',
  'ever since',
  'because of that',
  'which meant',
  'so now',
  'it worked',
  'that saved',
  'saved',
  'thanked',
  'thank you',
  'instead of',
  'turned out',
  'now uses',
  'she now',
  'he now',
  'they now',
  'passed',
  'was fixed',
  'were fixed',
  'still uses',
  'uses my',
  'use it now',
  'does it',
  'paid off',
  'came back',
  'got better',
  'went down',
  'went up',
  'grew',
  'fell',
  'fell from',
  'rose',
  'dropped',
  'was done',
  'on time',
  'learned from',
  'i learned',
  'nobody has',
  'has not happened',
  'told me later',
  'told me that',
  'asked me to be',
  'by the end',
  'from then on',
];

/** Numbers as words. */
export const numberWords: ReadonlySet<string> = new Set(
  (
    'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions dozen dozens ' +
    'twice double doubled tripled percent'
  ).split(' '),
);

/** Words of questions that an answer need not take up. */
export const questionFrame: ReadonlySet<string> = new Set(
  (
    'tell describe time last first day happen happened thing something somebody someone anybody nobody everybody else what how ' +
    'why when which who whom explain walk take talk give example part much many find know want like look asked ask say said ' +
    'answer question best hardest worst most never always still again once turn come came keep kept put let see saw think ' +
    'change changed learn learned work job decide decided differently today minute minutes hour hours step steps order ' +
    'your were was did you are'
  ).split(' '),
);
