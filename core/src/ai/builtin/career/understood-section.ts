import type { AnswerItem, AnswerSection } from '../answer-document.ts';
import type { Background } from './career-backgrounds.ts';
import { careersOfCodes } from './career-backgrounds.ts';
import type { CareerReading } from './career-reading.ts';
import { dollarsText, listText, sentence, shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { traitWords } from './career-traits.data.ts';
import { type CareerNeed, needNames } from './career-wishes.data.ts';
import type { ReadWishes } from './career-wishes.ts';
import type { WishEffect } from './wished-careers.ts';

const maxTold = 3;

/** What was understood of free words, wish by wish, with what each did to the list, and what was not understood. */
export function understoodSection(
  { read, background, other, abroad }: Pick<CareerReading, 'read' | 'background' | 'other' | 'abroad'>,
  effects: readonly WishEffect[],
  tables: CareerTables,
  from: Career | null = null,
): AnswerSection | null {
  const { age, unread } = read;
  const items: AnswerItem[] = [
    ...(background ? [backgroundItem(background, tables, from)] : []),
    ...effects.map(effectItem),
    ...(age === null ? [] : [ageItem(age)]),
    ...(other?.career ? [otherItem(other.career)] : []),
  ];
  if (items.length === 0 && abroad === '') return null;
  const isJudged = effects.some(({ traits }) => traits.length > 0);
  return {
    id: 'understood',
    title: 'Understood as',
    lines: [
      ...(abroad
        ? [
            `These tables are of the United States alone: no wage, outlook or license here is of ${abroad}. What work is like and near to carries over.`,
          ]
        : []),
      ...(unread.length > 0
        ? [
            `Not understood: ${unread
              .slice(0, maxTold * 2)
              .map((one) => `“${one.slice(0, 120)}”`)
              .join(', ')}. Say it in other words, or ask about pay, hours, training or licenses.`,
          ]
        : []),
      ...(isJudged
        ? [
            'No public table says how heavy, late or remote work is: that is our own judgment, by groups of occupations.',
          ]
        : []),
    ],
    items,
  };
}

/** Wishes where there is no list yet: each is understood, and leaves out nothing. */
export const effectsWithoutList = ({ wishes }: ReadWishes): WishEffect[] =>
  wishes.map((wish) => ({ wish, traits: [], leftOut: null }));

function backgroundItem(
  { kind, name, later }: Background,
  tables: CareerTables,
  from: Career | null,
): AnswerItem {
  const next = careersOfCodes(later, tables).map(({ title }) => shortTitle(title));
  const lead = kind === 'major' ? `Studied: ${name}` : name;
  if (from && kind !== 'major')
    return { lead: name, text: `The list begins at the occupation you name: ${shortTitle(from.title)}.` };
  const text =
    kind === 'major'
      ? 'The list holds what it leads to without another degree, by our own table of fields of study.'
      : 'The list holds where people with it begin, by our own table.';
  return {
    lead,
    text: next.length > 0 ? `${text} With more school or a license: ${listText(next)}.` : text,
  };
}

/** Another occupation that is named is a question of its own. */
function otherItem({ title }: Career): AnswerItem {
  return {
    lead: shortTitle(title),
    text: 'You also name this: see what it asks and pays, or what lies between.',
    links: [
      { to: 'counseling', words: title, label: 'See what it asks' },
      { to: 'coaching', words: title, label: 'Make a plan' },
    ],
  };
}

function ageItem(age: number): AnswerItem {
  return {
    lead: `Age ${age}`,
    text: `${needWords.age} Federal law forbids employers of twenty and more to refuse somebody for being 40 or older.`,
  };
}

function effectItem({ wish, leftOut, traits }: WishEffect): AnswerItem {
  const { quote } = wish;
  if (wish.kind === 'pay')
    return {
      quote,
      lead: `At least ${dollarsText(wish.least)} a year`,
      text: leftOutText('whose median in the country is lower, or not published', leftOut),
    };
  if (wish.kind === 'trait') {
    const words = traitWords[wish.trait];
    return wish.isWanted
      ? { quote, lead: sentence(words), text: `Put first those ${words}.` }
      : { quote, lead: `Not ${words}`, text: leftOutText(words, leftOut) };
  }
  const reasons = [needReasons[wish.need], ...traits.map((trait) => traitWords[trait])].filter(Boolean);
  const texts = [needWords[wish.need], reasons.length > 0 ? leftOutText(reasons.join(', or '), leftOut) : ''];
  return { quote, lead: needNames[wish.need], text: texts.filter(Boolean).join(' ') };
}

/** “Left out those on the road: Taxi Drivers, Light Truck Drivers and 6 more.” */
function leftOutText(words: string, titles: readonly string[] | null): string {
  if (!titles) return `It will leave out those ${words}: name the work you come from.`;
  if (titles.length === 0) return 'It leaves out none of the nearest.';
  const told = titles.slice(0, maxTold).map(shortTitle);
  const more = titles.length - told.length;
  return `Left out those ${words}: ${(more > 0 ? [...told, `and ${more} more`] : told).join('; ')}.`;
}

/** Why a need leaves occupations out. */
const needReasons: Readonly<Partial<Record<CareerNeed, string>>> = {
  'no-degree': 'for which most say that a newcomer needs a four-year degree',
  'no-graduate-school': 'for which most say that a newcomer needs a master’s degree or more',
  'no-school': 'that usually ask for more school',
  'no-high-school': 'for which most say that a newcomer needs more than high school',
  'more-pay': 'that pay no more in the middle than the present work',
  stable: 'whose jobs shrink by 2034',
  soon: 'that ask for more preparation',
};

/** What is to be said of a need besides. */
const needWords: Readonly<Record<CareerNeed, string>> = {
  'no-degree': '',
  'no-graduate-school': '',
  'no-school': '',
  'no-high-school':
    'A high school equivalency (GED, HiSET) is free or cheap in most states and opens most of the rest.',
  'more-pay': 'Those that pay more stand first.',
  stable: 'Those that grow stand first. No table says what machines will take over.',
  soon: 'Those that ask for less preparation stand first.',
  'burned-out': 'No table says what strains.',
  age: 'Those that ask for no more preparation than yours stand first.',
  family: 'No table tells hours: ask for the schedule before the second interview.',
  gap: 'Those that ask for no more preparation than yours stand first. Say the gap in one line, with what you did.',
  'laid-off':
    'Ask your state for unemployment insurance first, and an American Job Center for paid training as a dislocated worker.',
  abroad:
    'Those that ask for less preparation stand first: you can begin while a degree is evaluated. Ask the board of the state before you pay an evaluator.',
  'own-business': 'Those that lead people stand first. The wages are those of employees.',
  record: 'A board can refuse a license for a record: ask it before you pay for training.',
  retire: 'Those that ask for no more preparation than yours stand first.',
  'near-home': 'Set your home and how far you would travel; searches then leave out what is farther.',
};
