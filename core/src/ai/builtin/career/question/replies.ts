import type { Message, Say } from '../../../../text/messages.ts';
import type { AnswerItem, AnswerSection } from '../../answer-document.ts';
import { areaOf } from '../career-area.ts';
import { careersOfCodes } from '../career-backgrounds.ts';
import type { CareerPlace } from '../career-person.ts';
import type { CareerReading } from '../career-reading.ts';
import { dollars, listText, quotedList, shortTitle, sourceTexts } from '../career-sources.ts';
import type { Career, CareerTables } from '../career-tables.ts';
import type { CareerTrait } from '../career-traits.data.ts';
import { hasTrait } from '../career-traits.ts';
import { traitTexts } from '../career-wishes.messages.ts';
import { type CareerInquiry, subjectsOf } from './career-inquiry.ts';
import { compareSection, outlookLines, payLines } from './figure-replies.ts';
import { ruleTexts } from './known-rules.messages.ts';
import { moveTexts } from './licence-moves.messages.ts';
import { licenceMove } from './licence-moves.ts';
import { replyTexts } from './question-answers.messages.ts';
import { costTexts, pathTexts } from './training-path.messages.ts';
import { costLines, pathLines, pathOf } from './training-path.ts';
import { unappliedWords } from './unapplied-words.ts';
import { wageIn } from './wage-in.ts';

/** What replies rest on besides the question. */
type ReplyGround = {
  tables: CareerTables;
  /** Where the person lives and would move. */
  places: readonly CareerPlace[];
  /** The list that the answer shows, in its order. */
  related: readonly Career[];
  say: Say;
  /** As typed. */
  prompt: string;
};

type Reply = { lead: Message; lines: readonly Message[]; sources: readonly string[] };

/** Direct replies to a question in words, with what they rest on; none where no rule replies to it. */
export function replySections(reading: CareerReading, ground: ReplyGround): AnswerSection[] {
  const { inquiry } = reading;
  const { tables, say } = ground;
  const subjects = subjectsFor(reading, tables);
  const replies = [
    ...moveReplies(inquiry, subjects, ground),
    ...ruleReplies(inquiry),
    ...pathReplies(inquiry, subjects, ground),
    ...figureReplies(reading, subjects, ground),
    ...elseReplies(reading, ground),
    ...keptReplies(inquiry),
  ].filter(({ lines }) => lines.length > 0);
  const compared = comparedOf(inquiry, subjects);
  const unapplied = unappliedWords(ground.prompt, reading);
  if (replies.length === 0 && compared.length === 0 && unapplied.length === 0) return [];
  const [first] = inquiry.places;
  const area = first ? areaOf(first.place, tables) : null;
  return [
    {
      id: 'asked',
      title: say(replyTexts('title')),
      lines:
        unapplied.length > 0 ? [say(replyTexts('unapplied', { words: quotedList(unapplied, say) }))] : [],
      items: replies.map(
        ({ lead, lines }): AnswerItem => ({ lead: say(lead), text: distinct(lines.map(say)).join(' ') }),
      ),
      sources: distinct(replies.flatMap(({ sources }) => sources)),
    },
    ...(compared.length > 1 ? [compareSection(compared, { tables, area, say })] : []),
  ];
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];
const most = { subjects: 3, places: 3, titles: 8, beside: 4 };

/** The occupations that are asked about; of a field of study whose worth is asked, the first it leads to. */
function subjectsFor(
  { inquiry, background, understood, isOwn }: CareerReading,
  tables: CareerTables,
): Career[] {
  const named = subjectsOf(inquiry).slice(0, most.subjects);
  if (named.length > 0) return named;
  if (background?.kind === 'major' && !inquiry.kinds.has('worth') && !inquiry.kinds.has('outlook')) return [];
  if (background?.kind === 'major') return careersOfCodes(background.codes, tables).slice(0, 1);
  return understood.career && !understood.isGuess && !isOwn ? [understood.career] : [];
}

/** The occupations to set beside each other: those that are compared, or where somebody is and would go. */
function comparedOf(
  { kinds, careers, origin, target }: CareerInquiry,
  subjects: readonly Career[],
): readonly Career[] {
  if (origin && target && (kinds.has('else') || kinds.has('compare'))) return [origin, target];
  return (kinds.has('compare') || kinds.has('outlook') || kinds.has('worth')) && careers.length > 1
    ? subjects
    : [];
}

function moveReplies(inquiry: CareerInquiry, [career]: readonly Career[], { tables }: ReplyGround): Reply[] {
  if (!career || !inquiry.kinds.has('transfer')) return [];
  // Federal rules and rules of this very state come first; they need no compact.
  const isSettled = inquiry.rules.some(({ key }) => ['cdl-move', 'epa-608'].includes(key));
  if (isSettled) return [];
  // Where no state licenses an occupation, nothing moves.
  if (pathOf(career)?.licence === 'none')
    return [
      {
        lead: moveTexts('lead'),
        lines: [pathTexts('none', { title: shortTitle(career.title) })],
        sources: [],
      },
    ];
  return [{ lead: moveTexts('lead'), ...licenceMove(career, inquiry, tables) }];
}

function ruleReplies({ rules }: CareerInquiry): Reply[] {
  if (rules.length === 0) return [];
  return rules.map(({ key, source }) => ({
    lead: replyTexts(source === '' ? 'experience' : 'rule'),
    lines: [ruleTexts(key)],
    sources: source === '' ? [] : [source],
  }));
}

function pathReplies(
  inquiry: CareerInquiry,
  subjects: readonly Career[],
  { tables, say }: ReplyGround,
): Reply[] {
  const { kinds, kept, origin, target, places } = inquiry;
  const isWay =
    ['how-long', 'become', 'licence', 'cost', 'worth'].some((kind) => kinds.has(kind as 'cost')) ||
    (kinds.has('compare') && subjects.length > 1) ||
    (target !== null && origin !== null);
  if (!isWay || kinds.has('transfer')) return [];
  const states = distinct(places.map(({ place }) => place.state));
  const isCost = kinds.has('cost') || kinds.has('worth') || kinds.has('compare') || kinds.has('how-long');
  const ways = subjects.filter((career) => career !== origin);
  const hasBachelor = kept.has('bachelor');
  const costs = isCost ? ways.flatMap((career) => costLines(career, hasBachelor)) : [];
  return [
    ...ways.map((career) => ({
      lead: replyTexts('way-into', { title: shortTitle(career.title) }),
      lines: pathLines(career, states, { origin, hasBachelor, tables, say }),
      sources: [say(pathTexts('source'))],
    })),
    {
      lead: costTexts('lead'),
      lines: costs,
      sources: costs.some(isOfColleges) ? [say(costTexts('source'))] : [],
    },
  ];
}

const isOfColleges = ({ code }: Message) => /college\d$/.test(code);

function figureReplies(
  { inquiry, background }: CareerReading,
  subjects: readonly Career[],
  { tables, places: own, say }: ReplyGround,
): Reply[] {
  const { kinds, places, origin, target } = inquiry;
  const isWorth = kinds.has('worth');
  const isStay = origin !== null && target === null && kinds.has('else');
  const isPay =
    (kinds.has('pay') && !isStay) ||
    isWorth ||
    (places.length > 0 && subjects.length > 0 && !kinds.has('transfer'));
  const wages = sourceTexts(['wages'], say);
  const replies: Reply[] = [];
  if (isPay) {
    const lines = payLines(
      subjects,
      places.length > 0 ? places.map(({ place }) => place) : own.slice(0, most.places),
      tables,
    );
    const several = places.filter(({ isAmbiguous }) => isAmbiguous);
    replies.push({
      lead: replyTexts('pay'),
      lines: [...lines, ...several.map(({ place }) => replyTexts('place-several', { place: place.name }))],
      sources: wages,
    });
  }
  if (kinds.has('outlook') || isWorth)
    replies.push({
      lead: replyTexts('outlook'),
      lines: subjects.length > 0 ? outlookLines([...subjects, ...inquiry.also], tables) : [],
      sources: sourceTexts(['outlook'], say),
    });
  if (isWorth && subjects.length > 0) {
    const beside =
      background?.kind === 'major' ? careersOfCodes(background.codes, tables).slice(1, 1 + most.beside) : [];
    replies.push({
      lead: replyTexts('worth'),
      lines: [
        ...subjects.map((career) => hardText(career, say)),
        ...(beside.length > 0
          ? [
              replyTexts('worth-beside', {
                titles: listText(
                  beside.map(({ title }) => shortTitle(title)),
                  say,
                ),
              }),
              replyTexts('first-jobs'),
            ]
          : []),
        replyTexts('worth-you'),
      ],
      sources: [],
    });
  }
  return replies;
}

/** Traits that are hard for most, as they are said of an occupation. */
const hardTraits: readonly CareerTrait[] = [
  'patients',
  'nights',
  'away',
  'heavy',
  'emergency',
  'outdoors',
  'screens',
  'selling',
  'customers',
  'classroom',
];

function hardText(career: Career, say: Say): Message {
  const traits = hardTraits.filter((trait) => hasTrait(career, trait)).slice(0, most.beside);
  if (traits.length === 0) return replyTexts('worth-plain');
  return replyTexts('worth-hard', {
    traits: listText(
      traits.map((trait) => say(traitTexts(trait))),
      say,
    ),
  });
}

/** What the list holds, against the pay of the present work or the place and pay that were named. */
function elseReplies(
  { inquiry: { kinds, origin, target, places, careers }, read, background }: CareerReading,
  { tables, related, say }: ReplyGround,
): Reply[] {
  const isList =
    related.length > 0 &&
    target === null &&
    (kinds.has('else') || (careers.length === 0 && places.length > 0));
  if (!isList) return [];
  const [first] = places;
  const area = first ? areaOf(first.place, tables) : null;
  const told = related.slice(0, most.titles);
  const names = (some: readonly Career[]) => some.map(({ title }) => shortTitle(title));
  const withPay = (career: Career) => {
    const wage = area && wageIn(career, area, tables);
    return wage
      ? say(replyTexts('title-pay', { title: shortTitle(career.title), pay: dollars(wage) }))
      : shortTitle(career.title);
  };
  const median = origin && tables.figures(origin.soc).median;
  const lower = told.filter(({ soc }) => (tables.figures(soc).median ?? 0) < (median ?? 0));
  const lines = [
    area && first
      ? replyTexts('places-kept', { place: first.place.name, titles: listText(told.map(withPay), say) })
      : replyTexts('else-list', { titles: listText(names(told), say) }),
    ...(median && kinds.has('pay')
      ? [
          lower.length > 0
            ? replyTexts('else-pay', { pay: dollars(median), titles: listText(names(lower), say) })
            : replyTexts('else-none-lower', { pay: dollars(median) }),
        ]
      : []),
    ...(area ? [replyTexts('medians')] : []),
    ...(origin || background || read.wishes.length > 0 ? [] : [replyTexts('largest')]),
  ];
  return [{ lead: replyTexts('else'), lines, sources: area || median ? sourceTexts(['wages'], say) : [] }];
}

/** Conditions that no table filters by, kept and said. */
function keptReplies({ kept, leftOut, kinds }: CareerInquiry): Reply[] {
  const replies: Reply[] = [];
  const put = (lead: Message, ...lines: Message[]) => replies.push({ lead, lines, sources: [] });
  if (leftOut.length > 0)
    put(
      replyTexts('left'),
      replyTexts('left-names', {
        names: leftOut.map(({ name }) => name).reduce((first, last) => `${first}, ${last}`),
      }),
    );
  if (kept.has('clearance')) put(replyTexts('clearance'), replyTexts('clearance-kept'));
  if (kept.has('remote')) put(replyTexts('remote'), replyTexts('remote-kept'));
  if (kept.has('starting')) put(replyTexts('starting'), replyTexts('medians'));
  if (kept.has('no-experience')) put(replyTexts('no-experience'), replyTexts('no-experience-kept'));
  if (kept.has('two-years')) put(replyTexts('two-years'), replyTexts('apprentice-longer'));
  return kinds.size > 0 || leftOut.length > 0 || replies.length > 0 ? replies : [];
}
