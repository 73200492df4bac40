import type { Message } from '../../../text/messages.ts';
import { lineTexts } from '../answer-lines.messages.ts';
import { joined } from '../answer-lines.ts';
import { plain } from '../assistant/said-words.ts';
import { leadTexts } from './coach-lead.messages.ts';
import type { ChangeFound, JudgedSearch } from './coach-search.ts';
import { coachLimits } from './judge-search.ts';
import { type ChangeLead, type ConditionTopic, leadOnCondition } from './lead-changes.ts';
import {
  type CountedSearch,
  changeList,
  figure,
  type Lead,
  type LeadGround,
  postingsText,
  quotedName,
} from './lead-ground.ts';
import { leadOnTitles, leadOnTrade, leadOnWords } from './lead-titles.ts';
import { placeInQuestion } from './place-in-question.ts';
import { type ReadQuestion, readCoachQuestion } from './read-coach-question.ts';
import { narrowerSearches } from './search-changes.ts';
import { type MeantSearches, searchesMeant } from './searches-meant.ts';

/** Changes that a sentence names. */
const mostChanges = 3;

/** The first sentences of an answer: what was asked about, about the search that was meant, in figures of that search. */
export async function coachLead(question: string, ground: LeadGround): Promise<Lead> {
  const { searches } = ground;
  const meant = searchesMeant(question, searches);
  const whole = readCoachQuestion(question);
  // The words of a search are no condition: “my remote nurse search”. Those of a trade that is left are what it is about.
  const read = whole.topic === 'trade' ? whole : withPlace(readCoachQuestion(meant.rest), meant.rest);
  const topic = read.topic;
  if (topic === 'sources') return leadOf(read, [], { lines: [], changes: [] });
  if (topic === 'cannot') return cannot(read);
  if (topic === 'keep') return onAll(question, read, ground);
  if (topic !== 'trade' && meant.kind === 'which') return which(question, read, meant.indexes, ground);
  if (topic !== 'trade' && meant.kind === 'missing') return missing(read, meant.words, ground);
  const index = meant.kind === 'one' ? meant.index : meant.kind === 'which' ? (meant.indexes[0] ?? 0) : 0;
  if (topic === null && meant.kind === 'default' && !isTyped(searches[0]?.name)) return cannot(read);
  const from = await ground.judge(index);
  if (!isCounted(from)) {
    const lines = [leadTexts('not-counted', { name: quotedName(from.name) })];
    return leadOf(read, [from], { lines, changes: [] });
  }
  const answered = await answerOn(read, { question, meant, from, ground });
  return leadOf(
    read,
    topic === 'trade' ? [] : [from],
    answered ?? (await onVerdict(read, from, ground)),
    from.name,
  );
}

const placeable: ReadonlySet<string | null> = new Set([null, 'verdict', 'count', 'few']);

/** “And in Cincinnati?” is about the place, where no condition is named. */
function withPlace(read: ReadQuestion, question: string): ReadQuestion {
  const isPlaced =
    /(?:^|\s)(?:in|near|around)\s\p{Lu}/u.test(question) && placeInQuestion(question, '') !== '';
  return placeable.has(read.topic) && isPlaced ? { ...read, topic: 'place' } : read;
}

const isCounted = (judged: JudgedSearch): judged is CountedSearch => judged.total !== null;

/** Whether a search is the one that was typed in the question, which alone has quotes in its name. */
const isTyped = (name = '') => /^["“„«]/.test(name);

function leadOf(
  { topic }: ReadQuestion,
  about: readonly Pick<JudgedSearch, 'name'>[],
  { lines, changes }: ChangeLead,
  of = about[0]?.name ?? '',
): Lead {
  return {
    topic,
    about: about.map(({ name }) => name),
    lines,
    changes: changes.map((change) => ({ name: of, change })),
    suggestions: [],
  };
}

const cannot = (read: ReadQuestion): Lead => leadOf(read, [], { lines: [leadTexts('cannot')], changes: [] });

const conditionTopics: ReadonlySet<string> = new Set<ConditionTopic>([
  'remote',
  'choice',
  'place',
  'radius',
  'pay',
  'new',
  'age',
]);
const isCondition = (topic: string | null): topic is ConditionTopic =>
  topic !== null && conditionTopics.has(topic);

type Asked = { question: string; meant: MeantSearches; from: CountedSearch; ground: LeadGround };

/** The answer on what is asked; null where nothing could be counted for it. */
async function answerOn(
  read: ReadQuestion,
  { question, meant, from, ground }: Asked,
): Promise<ChangeLead | null> {
  const { topic } = read;
  if (isCondition(topic)) return leadOnCondition(topic, { read, question: meant.rest, from, ground });
  if (topic === 'titles') return leadOnTitles(from, ground);
  if (topic === 'words') return leadOnWords(from, ground);
  if (topic === 'trade') return leadOnTrade(question, from, ground);
  return onVerdict(read, from, ground);
}

/** How much a search finds, whether that is narrow or wide, and what would find more or fewer. */
async function onVerdict(
  { topic }: ReadQuestion,
  from: CountedSearch,
  ground: LeadGround,
): Promise<ChangeLead> {
  const { verdict } = from;
  const names = { name: quotedName(from.name), found: postingsText(from, ground) };
  const first = leadTexts('verdict', { ...names, verdict });
  const isFewer = verdict === 'wide' || (topic === 'many' && verdict === 'fits');
  if (topic === 'count' || (verdict === 'fits' && topic !== 'few' && topic !== 'many'))
    return { lines: [topic === 'count' ? leadTexts('finds', names) : first], changes: [] };
  const changes = isFewer && verdict !== 'wide' ? await narrower(from, ground) : from.changes;
  const shown = changes.slice(0, mostChanges);
  if (shown.length === 0) return { lines: [first], changes: [] };
  return {
    lines: [first, leadTexts(isFewer ? 'fewer' : 'more', { changes: changeList(shown, ground) })],
    changes: shown,
  };
}

async function narrower(from: CountedSearch, { count, say, locale }: LeadGround): Promise<ChangeFound[]> {
  const found = await count(from.search, { facets: true });
  if (!found) return [];
  return narrowerSearches(from.search, found, locale).map((change) => ({
    ...change,
    says: say(change.says),
    isCapped: found.isCapped,
    adds: change.total - found.total,
  }));
}

/** All searches beside each other. */
async function onAll(question: string, read: ReadQuestion, ground: LeadGround): Promise<Lead> {
  const judged: JudgedSearch[] = [];
  for (const index of ground.searches.slice(0, coachLimits.searches).keys())
    judged.push(await ground.judge(index));
  const counted = judged.filter(isCounted);
  if (counted.length === 0) return leadOf(read, judged, { lines: [], changes: [] });
  const best = counted.reduce((most, one) => (one.total > most.total ? one : most));
  const mostLine = leadTexts('most', { name: quotedName(best.name), found: postingsText(best, ground) });
  if (/\b(?:most|more)\b/i.test(question)) return leadOf(read, [best], { lines: [mostLine], changes: [] });
  const list = joined(
    'list',
    counted.map((one) => leadTexts('listed', { name: quotedName(one.name), total: figure(one, ground) })),
  );
  const fits = counted.filter(({ verdict }) => verdict === 'fits');
  const names = nameList(fits.map(({ name }) => name));
  const keep = fits.length > 0 ? leadTexts('keep', { names }) : leadTexts('keep-none');
  return leadOf(read, counted, { lines: [leadTexts('counts', { list }), keep], changes: [] });
}

const nameList = (names: readonly string[]) =>
  joined(
    'list',
    names.map((name) => lineTexts('quoted', { words: quotedName(name) })),
  );

function which(
  question: string,
  read: ReadQuestion,
  indexes: readonly number[],
  { searches }: LeadGround,
): Lead {
  const names = indexes.flatMap((index) => searches[index]?.name ?? []);
  const suggestions = names.map((name): Message => {
    return leadTexts('which-question', {
      question: question.trim(),
      name: name.replace(/^["“„«]|["”“»]$/gu, ''),
    });
  });
  const lines = [leadTexts('which', { names: nameList(names) })];
  return { topic: read.topic, about: names, lines, changes: [], suggestions };
}

function missing(read: ReadQuestion, words: string, { searches }: LeadGround): Lead {
  const names = nameList(searches.slice(0, coachLimits.searches).map(({ name }) => name));
  return leadOf(read, [], { lines: [leadTexts('missing', { words: plain(words), names })], changes: [] });
}
