import type { JobStateName } from './job-states.ts';
import type {
  Condition,
  DateField,
  GroupField,
  OrderField,
  QueryKind,
  RecordQuery,
  ValueField,
} from './record-query.ts';
import type { Lasts, SpanOf } from './spans.ts';

/** What some words of a question stand for. */
export type Meaning =
  /** A kind of records; `one` where a single one is asked for, `date` the fact that a bare day is about. */
  | { kind: 'what'; what: QueryKind; date?: DateField; isOne?: boolean; where?: Condition }
  /** A state of jobs. `date` is what a day beside it is about where its history has none. */
  | { kind: 'state'; state: JobStateName; date?: DateField }
  /** A dated deed without a state: “saved”, “changed”. */
  | { kind: 'verb'; date: DateField; what?: QueryKind; where?: Condition }
  | { kind: 'condition'; condition: Condition; what?: QueryKind }
  | { kind: 'order'; by: OrderField | 'date'; isDescending: boolean; isFirst?: boolean }
  | { kind: 'limit'; limit: number; order?: 'first' | 'last' | 'next' | 'top'; skip?: number }
  | { kind: 'ask'; ask: RecordQuery['ask'] }
  | { kind: 'value'; value: ValueField | 'date'; what?: QueryKind }
  | { kind: 'group'; group: GroupField }
  /** `lasts` where it is a length of time: “within a week” of something. */
  | { kind: 'span'; of: SpanOf; lasts?: Lasts }
  /** Turns what follows around; `isOf` where it stands before a place alone. */
  | { kind: 'not' }
  | { kind: 'or' }
  | { kind: 'and' }
  | { kind: 'before'; way: 'past' | 'ahead' }
  | { kind: 'follow'; isNarrowing: boolean }
  /** The span before or behind the one of the question before. */
  | { kind: 'shift'; unit: 'week' | 'month'; step: number }
  | { kind: 'filler' }
  /** Words of what no record notes: they are named as not applied. */
  | { kind: 'unknown' };

/** Words of a question that were read: tokens from `start` up to `end`. */
export type Claim = { start: number; end: number; meaning: Meaning };

/** What a reader found at a token: up to which token, and what it stands for. */
export type Found = { end: number; meaning: Meaning };
