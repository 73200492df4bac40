import { jobDistances } from '../../../search/search.ts';
import { moneyRange } from '../../../text/display.ts';
import type { Message } from '../../../text/messages.ts';
import { holdsOne } from '../assistant/phrases.ts';
import { questionWords } from '../assistant/question-text.ts';
import { plain } from '../assistant/said-words.ts';
import { leadTexts } from './coach-lead.messages.ts';
import type { ChangeFound, CoachSearch, SearchChange } from './coach-search.ts';
import {
  type CountedSearch,
  countChange,
  figure,
  type LeadGround,
  postingsText,
  quotedName,
} from './lead-ground.ts';
import { placeInQuestion } from './place-in-question.ts';
import type { ReadQuestion } from './read-coach-question.ts';
import { changeTexts } from './search-changes.messages.ts';

/** Sentences on one condition of a search, and the changes that they count. */
export type ChangeLead = { lines: Message[]; changes: ChangeFound[] };

/** A question about a condition of a search, answered with what the search finds as it is and with that condition changed. */
export type ConditionTopic = 'remote' | 'choice' | 'place' | 'radius' | 'pay' | 'new' | 'age';

type Asked = { read: ReadQuestion; question: string; from: CountedSearch; ground: LeadGround };

/** Answers a question about a condition; null where its count cannot be reached. */
export function leadOnCondition(topic: ConditionTopic, asked: Asked): Promise<ChangeLead | null> {
  if (topic === 'remote') return onRemote(asked);
  if (topic === 'choice') return onChoice(asked);
  if (topic === 'place') return onPlace(asked);
  if (topic === 'radius') return onRadius(asked);
  if (topic === 'pay') return onPay(asked);
  return onAge(asked, topic === 'new');
}

const namesOf = ({ from, ground }: Asked) => ({
  name: quotedName(from.name),
  found: postingsText(from, ground),
});

/** A sentence alone, which counts nothing more. */
const alone = (...lines: Message[]): ChangeLead => ({ lines, changes: [] });

const isRemotePlace = (place: string) => place.trim().toLowerCase() === 'remote';

async function onRemote(asked: Asked): Promise<ChangeLead | null> {
  const { from, ground } = asked;
  const { search } = from;
  const names = namesOf(asked);
  const isRemote = isRemotePlace(search.place) || search.only.workplaces?.join() === 'remote';
  if (isRemote) return alone(leadTexts('remote-already', names));
  const chosen = changeTexts('choice', { value: 'remote' });
  const there = await countChange(
    from,
    {
      kind: 'workplace',
      says: changeTexts('only', { chosen }),
      search: withOnly(search, { workplaces: ['remote'] }),
    },
    ground,
  );
  if (!there) return null;
  const lines = [leadTexts('remote', { ...names, part: figure(there, ground) })];
  if (search.place === '') return { lines, changes: [there] };
  const { workplaces: _, ...only } = search.only;
  const says = changeTexts('remote-anywhere');
  const change: SearchChange = { kind: 'remote', says, search: { ...search, only, place: 'Remote' } };
  const anywhere = await countChange(from, change, ground);
  if (!anywhere) return { lines, changes: [there] };
  const elsewhere = leadTexts('remote-elsewhere', { found: postingsText(anywhere, ground) });
  return { lines: [...lines, elsewhere], changes: [there, anywhere] };
}

const withOnly = (search: CoachSearch, only: CoachSearch['only']): CoachSearch => ({
  ...search,
  only: { ...search.only, ...only },
});

async function onChoice(asked: Asked): Promise<ChangeLead | null> {
  const { read, from, ground } = asked;
  if (!read.choice) return null;
  const choice = changeTexts('choice', { value: read.choice.chosen });
  const says = changeTexts('only', { chosen: choice });
  const kind = read.choice.only.jobTypes ? 'type' : read.choice.only.seniorities ? 'level' : 'workplace';
  const change = await countChange(
    from,
    { kind, says, search: withOnly(from.search, read.choice.only) },
    ground,
  );
  if (!change) return null;
  const part = figure(change, ground);
  return { lines: [leadTexts('choice', { ...namesOf(asked), part, choice })], changes: [change] };
}

async function onPlace(asked: Asked): Promise<ChangeLead | null> {
  const { question, from, ground } = asked;
  const { search } = from;
  const names = { ...namesOf(asked), place: plain(search.place) };
  const isOfPostcode = holdsOne(questionWords(question), ['zip|zipcode|postcode|postal']);
  const before = isOfPostcode ? [leadTexts('place-zip')] : [];
  const other = placeInQuestion(question, search.place);
  if (other) {
    const changed = { ...search, place: other };
    const found = await ground.count(changed, { facets: false });
    if (!found) return null;
    const typed = { ...names, other: plain(other) };
    if (found.placeKinds.length === 0) return alone(leadTexts('place-unknown', typed));
    const says = changeTexts('in-place', { place: other });
    const change = await countChange(from, { kind: 'place', says, search: changed }, ground);
    if (!change) return null;
    const text = search.place === '' ? 'place-other-only' : 'place-other';
    return { lines: [leadTexts(text, { ...typed, total: figure(change, ground) })], changes: [change] };
  }
  if (search.place === '') return alone(...before, leadTexts('place-none', names));
  const says = changeTexts('no-place');
  const change = await countChange(from, { kind: 'place', says, search: { ...search, place: '' } }, ground);
  if (!change) return null;
  const total = figure(change, ground);
  return { lines: [...before, leadTexts('place-off', { ...names, total })], changes: [change] };
}

async function onRadius(asked: Asked): Promise<ChangeLead | null> {
  const { from, ground } = asked;
  const { search } = from;
  const now = await ground.count(search, { facets: true });
  if (!now) return null;
  if (!now.placeKinds.includes('around') || search.place === '')
    return alone(leadTexts('no-distance', namesOf(asked)));
  const miles = milesOf(asked);
  const says = changeTexts('miles', { miles, before: search.distance });
  const change = await countChange(
    from,
    { kind: 'distance', says, search: { ...search, distance: miles } },
    ground,
  );
  if (!change) return null;
  const distances = { before: search.distance, miles, place: plain(search.place) };
  const total = figure(change, ground);
  return { lines: [leadTexts('radius', { ...namesOf(asked), ...distances, total })], changes: [change] };
}

/** The distance to compare with: the one that is named, else half of it, the farthest, or twice as far. */
function milesOf({ read, question, from }: Asked): number {
  const { distance } = from.search;
  if (read.miles !== null && read.miles !== distance) return read.miles;
  const words = questionWords(question);
  const farthest = jobDistances.at(-1) ?? distance;
  const isSmaller = holdsOne(words, ['closer|nearer|smaller', 'too big|large|far|wide']);
  if (isSmaller || distance >= farthest)
    return jobDistances.findLast((miles) => miles <= distance / 2) ?? jobDistances[0];
  if (holdsOne(words, ['without|no|drop|remove|any'])) return farthest;
  return jobDistances.find((miles) => miles >= distance * 2) ?? farthest;
}

async function onPay(asked: Asked): Promise<ChangeLead | null> {
  const { read, from, ground } = asked;
  const { search } = from;
  const now = await ground.count(search, { facets: true });
  if (!now) return null;
  const { pay } = search.only;
  const currency = pay?.currency ?? now.facets?.pay.currency ?? 'USD';
  const names = namesOf(asked);
  if (pay && !pay.orNotStated && read.pay === null) {
    const only = { pay: { ...pay, orNotStated: true } };
    const says = changeTexts('no-pay');
    const change = await countChange(from, { kind: 'pay', says, search: withOnly(search, only) }, ground);
    if (!change) return null;
    return { lines: [leadTexts('pay-off', { ...names, total: figure(change, ground) })], changes: [change] };
  }
  // Every stated pay is one of at least one unit.
  const least = read.pay ?? 1;
  const amount = moneyRange(least, least, { currency, locale: ground.locale });
  const says = read.pay === null ? changeTexts('stated-pay') : changeTexts('pay', { amount });
  const only = { pay: { from: least, currency, orNotStated: false } };
  const change = await countChange(from, { kind: 'pay', says, search: withOnly(search, only) }, ground);
  if (!change) return null;
  const text = read.pay === null ? 'pay-stated' : 'pay-from';
  return { lines: [leadTexts(text, { ...names, amount, part: figure(change, ground) })], changes: [change] };
}

/** How many days back a question for new postings looks that names no days. */
const newDays = 7;

async function onAge(asked: Asked, isNew: boolean): Promise<ChangeLead | null> {
  const { read, from, ground } = asked;
  const { search } = from;
  const days = isNew ? (read.days !== null && read.days > 0 ? read.days : newDays) : (read.days ?? -1);
  const names = namesOf(asked);
  if (days === search.age && days < 0) return alone(leadTexts('any-time-already', names));
  if (days === search.age) return alone(leadTexts('days-already', { ...names, days }));
  const says = days < 0 ? changeTexts('any-time') : changeTexts('days', { days });
  const change = await countChange(from, { kind: 'age', says, search: { ...search, age: days } }, ground);
  if (!change) return null;
  const text = days < 0 ? 'any-time' : 'days';
  return { lines: [leadTexts(text, { ...names, days, total: figure(change, ground) })], changes: [change] };
}
