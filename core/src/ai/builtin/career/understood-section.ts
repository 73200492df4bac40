import type { Message, Say } from '../../../text/messages.ts';
import type { AnswerItem, AnswerSection } from '../answer-document.ts';
import { areaName, type CareerArea } from './career-area.ts';
import { backgroundTexts } from './career-backgrounds.messages.ts';
import { type Background, careersOfCodes } from './career-backgrounds.ts';
import type { CareerReading } from './career-reading.ts';
import { dollars, listText, quotedList, sentence, shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import type { CareerNeed } from './career-wishes.data.ts';
import {
  needAdviceTexts,
  needReasonTexts,
  needTexts,
  traitTexts,
  wishTexts,
} from './career-wishes.messages.ts';
import type { ReadWishes } from './career-wishes.ts';
import type { WishEffect } from './wished-careers.ts';

const maxTold = 3;

/** What was understood of free words, wish by wish, with what each did to the list, and what was not understood. */
export function understoodSection(
  { read, background, other, abroad }: Pick<CareerReading, 'read' | 'background' | 'other' | 'abroad'>,
  effects: readonly WishEffect[],
  {
    tables,
    say,
    from = null,
    area = null,
  }: { tables: CareerTables; say: Say; from?: Career | null; area?: CareerArea | null },
): AnswerSection | null {
  const { age, unread } = read;
  const items: AnswerItem[] = [
    ...(background ? [backgroundItem(background, { tables, say, from })] : []),
    ...effects.map((effect) => effectItem(effect, area, say)),
    ...(age === null ? [] : [ageItem(age, say)]),
    ...(other?.career ? [otherItem(other.career, say)] : []),
  ];
  if (items.length === 0 && abroad === '') return null;
  const told = unread.slice(0, maxTold * 2).map((one) => one.slice(0, 120));
  const isJudged = effects.some(({ traits }) => traits.length > 0);
  return {
    id: 'understood',
    title: say(wishTexts('title')),
    lines: [
      ...(abroad ? [wishTexts('abroad', { place: abroad })] : []),
      ...(unread.length > 0 ? [wishTexts('unread', { words: quotedList(told, say) })] : []),
      ...(isJudged ? [wishTexts('judged')] : []),
    ].map(say),
    items,
  };
}

/** Wishes where there is no list yet: each is understood, and leaves out nothing. */
export const effectsWithoutList = ({ wishes }: ReadWishes): WishEffect[] =>
  wishes.map((wish) => ({ wish, traits: [], leftOut: null }));

function backgroundItem(
  { kind, key, later }: Background,
  { tables, say, from }: { tables: CareerTables; say: Say; from: Career | null },
): AnswerItem {
  const next = careersOfCodes(later, tables).map(({ title }) => shortTitle(title));
  const name = backgroundTexts(key);
  if (from && kind !== 'major')
    return { lead: say(name), text: say(wishTexts('begins-at', { title: shortTitle(from.title) })) };
  const text = kind === 'major' ? 'leads-to' : 'people-begin';
  return {
    lead: say(kind === 'major' ? wishTexts('studied', { field: name }) : name),
    text: say(
      next.length > 0 ? wishTexts(`${text}-later`, { titles: listText(next, say) }) : wishTexts(text),
    ),
  };
}

/** Another occupation that is named is a question of its own. */
function otherItem({ title }: Career, say: Say): AnswerItem {
  return {
    lead: shortTitle(title),
    text: say(wishTexts('other')),
    links: [
      { to: 'counseling', words: title, label: say(wishTexts('see-what-it-asks')) },
      { to: 'coaching', words: title, label: say(wishTexts('make-a-plan')) },
    ],
  };
}

function ageItem(age: number, say: Say): AnswerItem {
  return { lead: say(wishTexts('age', { age })), text: say(wishTexts('age-law')) };
}

function effectItem({ wish, leftOut, traits }: WishEffect, area: CareerArea | null, say: Say): AnswerItem {
  const { quote } = wish;
  if (wish.kind === 'pay')
    return {
      quote,
      lead: say(wishTexts('pay-at-least', { pay: dollars(wish.least) })),
      text: say(
        leftOutText(
          area ? wishTexts('which-pay-there', { place: areaName(area) }) : wishTexts('which-pay'),
          leftOut,
        ),
      ),
    };
  if (wish.kind === 'trait') {
    const trait = traitTexts(wish.trait);
    return wish.isWanted
      ? { quote, lead: sentence(say(trait)), text: say(wishTexts('wanted-first', { trait })) }
      : { quote, lead: say(wishTexts('not-trait', { trait })), text: say(leftOutText(trait, leftOut)) };
  }
  const { need } = wish;
  const [first, ...more] = [reasonOf(need), ...traits.map((trait) => traitTexts(trait))].filter(isSaid);
  const texts = [adviceOf(need), first ? leftOutText(more.reduce(eitherOf, first), leftOut) : null];
  return { quote, lead: say(needTexts(need)), text: texts.filter(isSaid).map(say).join(' ') };
}

/** Why a need leaves occupations out, and what is to be said of it besides; null where nothing is. */
const reasonOf = (need: CareerNeed) => needReasonTexts.of({ code: `career-need-reasons.${need}` });
const adviceOf = (need: CareerNeed) => needAdviceTexts.of({ code: `career-need-advice.${need}` });
const isSaid = (message: Message | null): message is Message => message !== null;
const eitherOf = (first: Message, last: Message): Message => wishTexts('either', { first, last });

/** “Left out those on the road: Taxi Drivers, Light Truck Drivers and 6 more.” */
function leftOutText(which: Message, titles: readonly string[] | null): Message {
  if (!titles) return wishTexts('will-leave-out', { which });
  if (titles.length === 0) return wishTexts('left-out-none');
  const told = titles.slice(0, maxTold).map(shortTitle);
  const more = titles.length - told.length;
  const said = { which, titles: told.join('; ') };
  return more > 0 ? wishTexts('left-out-more', { ...said, more }) : wishTexts('left-out', said);
}
