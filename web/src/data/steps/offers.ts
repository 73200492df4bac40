import { calendarDate, isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { applyStatus } from '@foothold/core/entities/job/apply-status.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import {
  isOpenOffer,
  Offer,
  type OfferMark,
  type OfferRound,
  type OfferStatus,
} from '@foothold/core/entities/offer/offer.ts';
import { OfferForm, type OfferFormValues } from '@foothold/core/entities/offer/offer-form.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { jobTables, madeBy, readJobWithHistory, writeJobWithHistory } from '../jobs/job-write.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, editRecord, removeStored, storedRecord } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';

const offerTables = [...jobTables, 'offers'] as const;

type OfferChange = Partial<OfferFormValues> & {
  internalId?: number | undefined;
  /** Null for the present job. */
  jobId: number | null;
  /** A status that the job takes in the same step. */
  moveTo?: JobStatus | undefined;
};

/**
 * Adds an offer to a job or the present job (`jobId` null, of which there is one), or changes the one of `internalId`;
 * `basedOn` is the `updatedAt` the form started from.
 */
export const saveOffer = command(
  'saveOffer',
  (
    { internalId, jobId, moveTo, ...fields }: OfferChange,
    base: BasedOn = {},
    clock: Clock = systemClock,
  ) => ({
    label: internalId === undefined ? 'offerAdded' : 'offerChanged',
    tables: offerTables,
    clock,
    run: async (writer) => {
      const received = fields.receivedOn?.trim();
      if (moveTo && jobId !== null)
        await moveJob(writer, { jobId, status: moveTo, ...(received && { date: received }) }, clock);
      if (internalId === undefined) return { id: await addOffer(writer, { ...fields, jobId }, clock) };
      const about = { table: 'offers', id: internalId, ...base, clock } as const;
      return editRecord(writer, about, (offer) => checked({ ...offer, ...fields }));
    },
  }),
);

/** The status of a job that an answer to its offer stands for. */
const jobStatusOf: Readonly<Partial<Record<OfferStatus, JobStatus>>> = {
  open: 'offer-pending',
  negotiating: 'offer-pending',
  accepted: 'offer-accepted',
  declined: 'offer-rejected',
};

/** Sets where an offer stands, and (`movesJob`) the status of its job with it, as one step. */
export const setOfferStatus = command(
  'setOfferStatus',
  (
    id: number,
    status: OfferStatus,
    { movesJob = false }: { movesJob?: boolean } = {},
    clock: Clock = systemClock,
  ) => ({
    label: `offer-${status}`,
    tables: offerTables,
    clock,
    run: async (writer) => {
      const { jobId } = await storedRecord(writer, 'offers', id);
      const moveTo = jobStatusOf[status];
      if (movesJob && moveTo && jobId !== null) await moveJob(writer, { jobId, status: moveTo }, clock);
      return editRecord(writer, { table: 'offers', id, clock }, (offer) =>
        offer.status === status ? null : opened({ ...offer, status }),
      );
    },
  }),
);

/**
 * Notes a round of a negotiation. What the employer counters with becomes the base pay of the offer; the round keeps
 * what it was before.
 */
export const addOfferRound = command(
  'addOfferRound',
  (
    id: number,
    round: Pick<OfferRound, 'by' | 'basePay' | 'note'> & { date?: string },
    clock: Clock = systemClock,
  ) => ({
    label: round.by === 'me' ? 'counterOfferNoted' : 'counterOfferAnswered',
    tables: ['offers'],
    clock,
    run: (writer) =>
      editRecord(writer, { table: 'offers', id, clock }, (offer) => {
        const basePay = round.basePay.trim();
        const note = round.note.trim();
        if (basePay === '' && note === '') throw new Refusal('invalid', { detail: 'offerRound' });
        const isChange = round.by === 'them' && basePay !== '';
        const noted = {
          date: round.date ?? calendarDate(clock.now()),
          by: round.by,
          basePay,
          formerBasePay: isChange ? offer.basePay : '',
          note,
        };
        return checked({
          ...offer,
          rounds: [...offer.rounds, noted],
          status: isOpenOffer(offer) ? 'negotiating' : offer.status,
          ...(isChange && { basePay }),
        });
      }),
  }),
);

/** Says how far an offer has what matters to the person; null takes the mark away. */
export const setOfferMark = command(
  'setOfferMark',
  (id: number, name: string, mark: OfferMark | null, clock: Clock = systemClock) => ({
    label: 'offerMarked',
    tables: ['offers'],
    clock,
    run: (writer) =>
      editRecord(writer, { table: 'offers', id, clock }, (offer) => {
        const { [name]: _, ...others } = offer.marks;
        return checked({ ...offer, marks: mark === null ? others : { ...others, [name]: mark } });
      }),
  }),
);

/** Takes an offer away; the status of its job stays. */
export const deleteOffer = command('deleteOffer', (id: number, clock: Clock = systemClock) => ({
  label: 'offerDeleted',
  tables: ['offers'],
  clock,
  run: (writer) => removeStored(writer, 'offers', id),
}));

async function addOffer(
  writer: Writer,
  fields: Partial<OfferFormValues> & { jobId: number | null },
  clock: Clock,
): Promise<number> {
  const { jobId } = fields;
  const isPresent = jobId === null;
  if (!isPresent && (await writer.get('jobs', jobId)) === undefined) throw new Refusal('missing');
  if (isPresent && (await writer.db.offers.filter((row) => row.isPresent).count()) > 0)
    throw new Refusal('invalid', { detail: 'presentJob' });
  const at = nextInstant(clock.now());
  const made = { uid: clock.newUid(), createdAt: at, updatedAt: at, internalId: 0 };
  return writer.add('offers', checked({ ...fields, isPresent, ...made }));
}

async function moveJob(
  writer: Writer,
  { jobId, status, date }: { jobId: number; status: JobStatus; date?: string },
  clock: Clock,
): Promise<void> {
  const before = await readJobWithHistory(writer, jobId);
  if (before.job.status === status) return;
  const today = calendarDate(clock.now());
  // A day that has not come is a slip of the offer's own form, and no day of the history.
  const day = date && isCalendarDate(date) && date < today ? date : today;
  const asked = { status, date: day, keepDate: true };
  await writeJobWithHistory(writer, { before, after: applyStatus(before, asked, madeBy(clock)), clock });
}

const opened = (offer: Offer): Offer => ({ ...offer, open: isOpenOffer(offer) ? 1 : 0 });

/** An offer as it is stored, its words trimmed; refuses what the form would refuse. */
function checked(fields: object): Offer {
  const trimmed = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  const read = Offer.safeParse(Object.fromEntries(trimmed));
  const form = read.success ? OfferForm.safeParse(read.data) : null;
  if (read.success && form?.success) return opened(read.data as Offer);
  const issues = (read.success ? form?.error : read.error)?.issues ?? [];
  throw new Refusal('invalid', { text: issues.map((issue) => issue.message).join(' ') });
}
