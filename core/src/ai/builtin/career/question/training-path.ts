import { regionName } from '../../../../geography/region.ts';
import type { Message, Say } from '../../../../text/messages.ts';
import { dollars, shortTitle } from '../career-sources.ts';
import type { Career, CareerTables } from '../career-tables.ts';
import { zoneText } from '../career-zones.ts';
import { boardOf } from './licence-moves.ts';
import { costTexts, pathTexts } from './training-path.messages.ts';
import { type PathKind, type PathRow, trainingPaths, yearlyTuition } from './training-paths.data.ts';

type Step = { kind: PathKind; least: number; most: number };
/** A way into an occupation: steps one after another. */
type TrainingPath = Omit<PathRow, 'ways'> & { ways: readonly (readonly Step[])[] };

const rows = new Map(trainingPaths.flatMap((row) => row.codes.split(' ').map((soc) => [soc, row] as const)));

/** The usual ways into an occupation, without the college that somebody has; null where our table has none. */
export function pathOf({ soc }: Career, hasBachelor = false): TrainingPath | null {
  const found = rows.get(soc);
  if (!found) return null;
  const ways = found.ways.split(' ').map((way) =>
    way.split('+').map((step): Step => {
      const [kind = '', months = ''] = step.split(':');
      const [least = 0, most = least] = months.split('-').map(Number);
      return { kind: kind as PathKind, least, most };
    }),
  );
  const left = ways
    .filter((steps) => !isDone(steps))
    .map((steps) => (steps.length > 1 && steps[0]?.kind === 'bachelor' ? steps.slice(1) : steps));
  return { ...found, ways: hasBachelor && left.length > 0 ? left : ways };
}

const isDone = (steps: readonly Step[]) => steps.length === 1 && steps[0]?.kind === 'bachelor';

/** The ways into an occupation as a sentence: “an associate degree of about 2 to 3 years …, or a bachelor’s degree”. */
export function waysText(path: TrainingPath): Message {
  const ways = path.ways.map((steps) =>
    steps.map(stepText).reduce((first, last) => pathTexts('then-step', { first, last })),
  );
  return ways.reduce((first, last) => pathTexts('or', { first, last }));
}

const stepText = ({ kind, least, most }: Step): Message =>
  pathTexts(kind, { length: lengthText(least, most) });

function lengthText(least: number, most: number): Message {
  const isYears = most >= 12 && least % 12 === 0 && most % 12 === 0;
  const [from, to] = isYears ? [least / 12, most / 12] : [least, most];
  if (from === 0) return pathTexts(isYears ? 'up-to-years' : 'up-to-months', { most: to });
  if (from === to) return pathTexts(isYears ? 'years' : 'months', { least: from });
  return pathTexts(isYears ? 'years-range' : 'months-range', { least: from, most: to });
}

/** How one gets in: length, exam, who licenses it, and whom to ask in the states named. */
export function pathLines(
  career: Career,
  states: readonly string[],
  {
    origin,
    hasBachelor,
    tables,
    say,
  }: { origin: Career | null; hasBachelor: boolean; tables: CareerTables; say: Say },
): Message[] {
  const path = pathOf(career, hasBachelor);
  const title = shortTitle(career.title);
  if (!path)
    return [pathTexts('unknown', { title, zone: zoneText(career.zone) ?? say(pathTexts('ask-anywhere')) })];
  const isLicensed = path.licence !== 'none' && path.licence !== 'federal';
  const isSchool = path.ways.every((steps) => steps.some(({ kind }) => kind !== 'on-the-job'));
  const isApprenticed = path.ways.some((steps) => steps.some(({ kind }) => kind === 'apprenticeship'));
  return [
    pathTexts('way', { title: career.title, ways: waysText(path) }),
    ...(hasBachelor ? bachelorLines(path) : []),
    ...(path.exam ? [pathTexts('exam', { exam: path.exam })] : []),
    pathTexts(path.licence, { title }),
    ...(isLicensed
      ? states.map((state) =>
          pathTexts('ask-board', { state: regionName('US', state), board: boardOf(career, state, tables) }),
        )
      : []),
    ...(isLicensed && states.length === 0 ? [pathTexts('ask-anywhere')] : []),
    ...(isApprenticed ? [pathTexts('beginner-pay')] : []),
    ...(origin && origin.code !== career.code && !isApprenticed && isSchool && path.licence !== 'federal'
      ? [
          pathTexts(path.after === origin.soc ? 'builds-on' : 'work-is-no-school', {
            origin: shortTitle(origin.title),
          }),
        ]
      : []),
  ];
}

/** What a bachelor's degree counts for: the usual schooling itself, a part of it, or nothing of the way. */
function bachelorLines({ ways }: TrainingPath): Message[] {
  if (ways.some(isDone)) return [pathTexts('bachelor-is-enough')];
  const isCounted = [...college, ...graduate].some((kind) => ways.some(([first]) => first?.kind === kind));
  return isCounted ? [pathTexts('has-bachelor')] : [];
}

const shortSchool: readonly PathKind[] = ['certificate', 'associate'];
const college: readonly PathKind[] = ['bachelor', 'post-bachelor'];
const graduate: readonly PathKind[] = ['master', 'jd', 'doctor'];

/** What the ways into an occupation cost, by kind of training; what is not known is said. */
export function costLines(career: Career, hasBachelor = false): Message[] {
  const kinds = new Set(
    pathOf(career, hasBachelor)?.ways.flatMap((steps) => steps.map(({ kind }) => kind)) ?? [],
  );
  const has = (some: readonly PathKind[]) => some.some((kind) => kinds.has(kind));
  const values = {
    two: dollars(yearlyTuition['two-year']),
    four: dollars(yearlyTuition['four-year']),
    private: dollars(yearlyTuition['private-four-year']),
  };
  return [
    ...(has(['apprenticeship']) ? [costTexts('apprenticeship')] : []),
    ...(has(['on-the-job']) ? [costTexts('on-the-job')] : []),
    ...(has(['academy']) ? [costTexts('academy')] : []),
    ...(has(['cdl-school']) ? [costTexts('cdl-school')] : []),
    ...(has(shortSchool) ? [costTexts('college2', values)] : []),
    ...(has(college) ? [costTexts('college4', values)] : []),
    ...(has(graduate) ? [costTexts('graduate')] : []),
    ...(has([...shortSchool, ...college, ...graduate]) || kinds.size === 0 ? [costTexts('fees')] : []),
  ];
}
