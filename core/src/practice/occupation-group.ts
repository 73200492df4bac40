import type { OccupationGroup } from './practice-question.ts';

/** Groups by the first digits of a code of SOC 2018, the longest first. */
const groupsByCode: readonly (readonly [start: string, groups: readonly OccupationGroup[]])[] = [
  ['11-9111', ['nursing', 'management']],
  ['11-9032', ['teaching', 'management']],
  ['11-9031', ['care', 'management']],
  ['11-9051', ['food', 'management']],
  ['11-3021', ['software', 'management']],
  ['11-9021', ['trades', 'management']],
  ['11-9041', ['engineering', 'management']],
  ['11-3071', ['warehouse', 'management']],
  ['41-1', ['retail', 'management']],
  ['35-1', ['food', 'management']],
  ['47-1', ['trades', 'management']],
  ['51-1', ['trades', 'management']],
  ['53-1', ['warehouse', 'management']],
  ['43-1', ['office', 'management']],
  ['31-1', ['care', 'nursing']],
  ['39-90', ['care']],
  ['53-3', ['driving']],
  ['53-7', ['warehouse']],
  ['53', ['driving']],
  ['43-5', ['warehouse', 'office']],
  ['35', ['food']],
  ['39', ['retail']],
  ['41', ['retail']],
  ['29', ['nursing']],
  ['31', ['nursing']],
  ['21', ['care']],
  ['25', ['teaching']],
  ['45', ['trades']],
  ['47', ['trades']],
  ['49', ['trades']],
  ['51', ['trades']],
  ['15', ['software']],
  ['17', ['engineering']],
  ['19', ['engineering']],
  ['11', ['management']],
  ['13', ['office']],
  ['23', ['office']],
  ['43', ['office']],
];

/** The groups that trades belong to, as search names them (“29-1141”, “15-1252.front-end”); the first trade first. */
export function occupationGroupsOf(trades: readonly string[]): OccupationGroup[] {
  const found: OccupationGroup[] = [];
  for (const trade of trades)
    for (const group of groupsByCode.find(([start]) => trade.startsWith(start))?.[1] ?? [])
      if (!found.includes(group)) found.push(group);
  return found;
}
