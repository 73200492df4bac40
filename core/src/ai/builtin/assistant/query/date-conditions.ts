import { statusesOfState } from './job-states.ts';
import type { Claim, Meaning } from './meaning.ts';
import { type Condition, condition, type DateField, type QueryKind } from './record-query.ts';
import type { DayContext, Span, Way } from './spans.ts';

type Dated = {
  claim: Claim;
  field: DateField;
  values: string[];
  choices: Condition['choices'];
  replaces: boolean;
};

/** The conditions that days of a question make, and the states that became the day of a history. */
export function datesOf(
  claims: readonly Claim[],
  { what, negated, way }: DayContext & { what: QueryKind; negated: ReadonlySet<Claim>; way?: Way },
): { conditions: Condition[]; used: ReadonlySet<Claim>; apart: readonly Claim[]; isOpen: boolean } {
  const facts = claims.flatMap((claim) => factOf(claim, what) ?? []);
  const used = new Set<Claim>();
  const apart: Claim[] = [];
  const dated: Condition[] = [];
  let isOpen = false;
  const conditions = claims.flatMap((claim): Condition[] => {
    if (claim.meaning.kind !== 'span') return [];
    const fact = nearestFact(claim, facts);
    if (!fact) isOpen = true;
    // “Replied within a week” is how long it took, not when.
    if (fact?.field === 'replied' && claim.meaning.lasts) {
      const { least, most } = claim.meaning.lasts;
      return [condition({ field: 'reply-days', least, most })];
    }
    // “Rejected within ten days” as well, counted from the application.
    if (fact && fact.field === 'status' && fact.values[0]?.startsWith('rejected') && isWithin(claim)) {
      const { least, most } = claim.meaning.lasts ?? { least: null, most: null };
      return [condition({ field: 'reply-days', least, most })];
    }
    const field = fact?.field ?? naturalDate[what];
    const span = claim.meaning.of(way ?? wayOf(field, claims));
    if (!span) return [];
    if (fact?.replaces) used.add(fact.claim);
    const dateCondition = condition({
      field,
      values: fact?.values ?? [],
      ...span,
      not: fact !== null && negated.has(fact.claim),
      choices: fact?.choices ?? choicesOf(what),
    });
    // No day is in October and in November: the first is applied, the other one named.
    if (dated.some((one) => one.field === field && areApart(one, dateCondition))) {
      apart.push(claim);
      return [];
    }
    dated.push(dateCondition);
    return [dateCondition];
  });
  // A verb without a day is a condition of its own where it says more than a list: “jobs with a deadline”.
  const own = claims.flatMap(({ meaning }) =>
    meaning.kind === 'verb' && meaning.where && what === 'jobs' ? [meaning.where] : [],
  );
  return { conditions: [...own, ...conditions], used, apart, isOpen: isOpen || facts.length === 0 };
}

const isWithin = ({ meaning }: Claim) => meaning.kind === 'span' && meaning.lasts?.isWithin === true;

const areApart = (one: Span, other: Span) =>
  (one.to !== '' && other.from !== '' && one.to < other.from) ||
  (other.to !== '' && one.from !== '' && other.to < one.from);

/** What a bare day is about, by the kind of records. */
export const naturalDate: Readonly<Record<QueryKind, DateField>> = {
  jobs: 'saved',
  interviews: 'held',
  tasks: 'due',
  offers: 'received',
  contacts: 'saved',
};
const choicesOf = (what: QueryKind): Condition['choices'] => (what === 'jobs' ? ['applied', 'changed'] : []);

/** The dated fact that a claim names; null for none. */
function factOf(claim: Claim, what: QueryKind): Dated | null {
  const { meaning } = claim;
  const plain = (field: DateField, choices: Condition['choices'] = []): Dated => ({
    claim,
    field,
    values: [],
    choices,
    replaces: false,
  });
  if (what === 'interviews')
    return meaning.kind === 'what' && meaning.what === 'interviews'
      ? plain('held')
      : meaning.kind === 'condition' && meaning.what === 'interviews'
        ? plain('held')
        : null;
  if (what === 'tasks')
    return meaning.kind === 'what' && meaning.what === 'tasks'
      ? plain('due')
      : meaning.kind === 'verb' && meaning.date === 'due'
        ? plain('due')
        : taskDone(meaning)
          ? plain('done')
          : null;
  if (what === 'offers')
    return meaning.kind === 'verb' && meaning.date === 'answer-by'
      ? plain('answer-by')
      : meaning.kind === 'what' && meaning.what === 'offers'
        ? plain('received')
        : null;
  if (what !== 'jobs') return null;
  if (meaning.kind === 'verb') return plain(meaning.date);
  if (meaning.kind === 'what') return meaning.date === 'applied' ? plain('applied') : null;
  if (
    meaning.kind === 'condition' &&
    meaning.condition.field === 'has' &&
    meaning.condition.values[0] === 'followed-up'
  )
    return plain('followed-up');
  if (meaning.kind !== 'state') return null;
  if (meaning.date) return { ...plain(meaning.date), replaces: meaning.state === 'applied' };
  if (statusesOfState(meaning.state).length === 0) return null;
  return { ...plain('status'), values: [meaning.state], replaces: true };
}

const taskDone = (meaning: Meaning) =>
  meaning.kind === 'condition' &&
  meaning.condition.field === 'task-state' &&
  meaning.condition.values[0] === 'done';

/** The nearest fact; one before the day is nearer than one behind it, a verb nearer than the noun. */
function nearestFact({ start, end }: Claim, facts: readonly Dated[]): Dated | null {
  const distance = ({ claim }: Dated) => {
    const words = claim.end <= start ? start - claim.end : (claim.start - end) * 2 + 1;
    return words + (claim.meaning.kind === 'what' ? 6 : 0);
  };
  return facts.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Whether the days of a fact are past: deadlines lie ahead, applications behind, interviews on either side. */
function wayOf(field: DateField, claims: readonly Claim[]): Way {
  const ways = claims.flatMap(({ meaning }) => (meaning.kind === 'before' ? [meaning.way] : []));
  if (field === 'deadline' || field === 'due' || field === 'answer-by')
    return ways.includes('past') ? 'past' : 'ahead';
  if (field !== 'held') return 'past';
  return ways.includes('ahead') ? 'ahead' : ways.includes('past') ? 'past' : 'near';
}
