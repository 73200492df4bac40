import type { JobStateName } from './job-states.ts';
import type { Condition, DateField, GroupField, OrderField, QueryKind, RecordQuery, ValueField } from './record-query.ts';
import type { SpanOf } from './spans.ts';

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
  | { kind: 'limit'; limit: number; order?: 'first' | 'last' | 'top' }
  | { kind: 'ask'; ask: RecordQuery['ask'] }
  | { kind: 'value'; value: ValueField | 'date'; what?: QueryKind }
  | { kind: 'group'; group: GroupField }
  | { kind: 'span'; of: SpanOf }
  /** Turns what follows around; `isOf` where it stands before a place alone. */
  | { kind: 'not' }
  | { kind: 'or' }
  | { kind: 'and' }
  | { kind: 'before'; way: 'past' | 'ahead' }
  | { kind: 'follow'; isNarrowing: boolean }
  | { kind: 'filler' };

/** Words of a question that were read: tokens from `start` up to `end`. */
export type Claim = { start: number; end: number; meaning: Meaning };

/** What a reader found at a token: up to which token, and what it stands for. */
export type Found = { end: number; meaning: Meaning };
