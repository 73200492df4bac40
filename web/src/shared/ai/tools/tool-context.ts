import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { TextWriter } from '@foothold/core/entities/ledger/ledger-entry.ts';
import type { Clock } from '../../../data/rows/clock.ts';
import type { OwnData } from '../../../data/rows/own-data.ts';
import type { call } from '../../../platform/server/api.ts';

/** What the tools of a turn stand on. */
export type ToolContext = {
  db: OwnData;
  clock: Clock;
  /** The person's calendar date. */
  today: CalendarDate;
  /** Asks the server. */
  ask: typeof call;
  signal: AbortSignal;
  /** Who wrote what is proposed; a model where it is not said. */
  writer?: TextWriter;
};
