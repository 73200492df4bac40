import { daysBetween } from '../../../../dates/calendar-date.ts';
import { jobTypeName } from '../../../../entities/posting/posting-words.messages.ts';
import { numberFormat } from '../../../../text/formats.ts';
import type { Message } from '../../../../text/messages.ts';
import { lineTexts } from '../../answer-lines.messages.ts';
import { type AnswerLine, joined, listed } from '../../answer-lines.ts';
import type { AssistantData } from '../assistant-data.ts';
import { sourceWords, statusWords } from '../choice-words.ts';
import type { Citing, Said } from '../findings.ts';
import { plain } from '../said-words.ts';
import { queryTexts } from './condition.messages.ts';
import { payOfRow } from './condition-tests.ts';
import { conditionWords, dollars } from './condition-words.ts';
import { rowWords } from './query-row-words.ts';
import type { Row } from './query-rows.ts';
import { type GroupField, isDateField, type RecordQuery } from './record-query.ts';
import { type QueryResult, runQuery } from './run-query.ts';

/** Rows that an answer lists at most; a count says how many more there are. */
const maxRows = 30;

const screens: Readonly<Record<RecordQuery['what'], string>> = {
  jobs: 'jobs',
  interviews: 'interviews',
  tasks: 'work',
  offers: 'offers',
  contacts: 'contacts',
};

/** What a query finds in words: how many of how many, each condition, the records. `leftOver` are words that it lacks. */
export function answerQuery(
  data: AssistantData,
  { query, leftOver }: { query: RecordQuery; leftOver: readonly string[] },
  citing: Citing,
): Said {
  const result = runQuery(query, data);
  const isCut = query.what === 'jobs' && data.jobs.length < data.jobCount;
  return {
    lines: [
      ...unread(leftOver),
      headOf(query, result, data),
      ...stepsOf(query, result, data),
      ...(result.unknown > 0 ? [queryTexts('no-pay', { count: result.unknown })] : []),
      ...bodyOf(query, result, data, citing),
      ...(isCut ? [queryTexts('counted-among', { count: data.jobs.length })] : []),
    ],
    screens: [screens[query.what]],
  };
}

/** Words of a question that no rule applied, named so that nobody takes them for applied; nothing where all were. */
export function unread(leftOver: readonly string[]): AnswerLine[] {
  if (leftOver.length === 0) return [];
  const words = joined(
    'list',
    leftOver.map((word) => lineTexts('quoted', { words: plain(word) })),
  );
  return [queryTexts('left-over', { words })];
}

function headOf(
  { what, where, order, limit }: RecordQuery,
  { found, total }: QueryResult,
  data: AssistantData,
): Message {
  const conditions = joined(
    'list',
    where.map((one) => conditionWords(one, data)),
  );
  const head =
    where.length === 0
      ? queryTexts(`all-${what}`, { count: found })
      : queryTexts(what, {
          count: found,
          total: what === 'jobs' ? Math.max(total, data.jobs.length) : total,
          conditions,
        });
  if (!order || found < 2) return head;
  const by = orderWords(order);
  const rest =
    limit > 0 && limit < found
      ? queryTexts('limited', { count: limit, order: by })
      : queryTexts('sorted', { order: by });
  return lineTexts('sentences', { first: head, rest });
}

function orderWords({ by, descending }: NonNullable<RecordQuery['order']>): Message {
  const direction = descending ? 'yes' : 'no';
  if (isDateField(by))
    return queryTexts('order-date', { fact: queryTexts(`fact-${by}`), descending: direction });
  return queryTexts(`order-${by}`, { descending: direction });
}

/** Of several conditions what each leaves: “no reply noted: 10 of 30, applied before Oct 20: 4 of 10”. */
function stepsOf({ where }: RecordQuery, { steps, total }: QueryResult, data: AssistantData): Message[] {
  if (where.length < 2) return [];
  const list = steps.map(({ condition, left }, at) =>
    queryTexts('step', {
      condition: conditionWords(condition, data),
      left,
      before: steps[at - 1]?.left ?? total,
    }),
  );
  return [queryTexts('step-by-step', { steps: joined('list', list) })];
}

function bodyOf(
  query: RecordQuery,
  { rows }: QueryResult,
  data: AssistantData,
  citing: Citing,
): AnswerLine[] {
  const list = () =>
    listed(
      rows.map((row) => rowWords(row, query, data, citing)),
      maxRows,
    );
  if (query.ask === 'average') return [averageOf(query, rows, data), ...list()];
  return query.group === null ? list() : [...groupsOf(query.group, rows), ...list()];
}

function averageOf({ where }: RecordQuery, rows: readonly Row[], { locale }: AssistantData): Message {
  if (where.some(({ field, values }) => field === 'state' && values.includes('replied'))) {
    const waits = rows.flatMap(({ application }) =>
      application?.sentOn && application.repliedOn
        ? [daysBetween(application.sentOn, application.repliedOn)]
        : [],
    );
    const mean = waits.reduce((sum, one) => sum + one, 0) / waits.length;
    const days = numberFormat(locale, { maximumFractionDigits: 1 }).format(mean);
    return waits.length > 0
      ? queryTexts('average-reply', { days, count: waits.length })
      : queryTexts('average-none');
  }
  const pays = rows.flatMap((row) => payOfRow(row) ?? []);
  if (pays.length === 0) return queryTexts('average-none');
  const amount = pays.reduce((sum, { least, most }) => sum + (least + most) / 2, 0) / pays.length;
  return queryTexts('average-pay', { count: pays.length, amount: dollars(Math.round(amount), locale) });
}

function groupsOf(group: GroupField, rows: readonly Row[]): AnswerLine[] {
  const groups = Map.groupBy(rows, (row) => groupOf(row, group));
  return [...groups]
    .sort(([a, one], [b, other]) => (group === 'month' ? a.localeCompare(b) : other.length - one.length))
    .map(([key, found]) => ({
      row: queryTexts('group', { name: groupName(group, key), count: found.length }),
    }));
}

function groupOf({ job, application }: Row, group: GroupField): string {
  if (group === 'state') return job?.status ?? '';
  if (group === 'source') return job?.source ?? '';
  if (group === 'company') return job?.companyName ?? '';
  if (group === 'type') return job?.jobType ?? '';
  if (group === 'place') return job?.location ?? '';
  return (application?.sentOn || (job?.dateAdded ?? '')).slice(0, 7);
}

function groupName(group: GroupField, key: string): Message | string {
  if (key === '') return queryTexts('group-none');
  if (group === 'state') return statusWords(key as Parameters<typeof statusWords>[0]);
  if (group === 'source') return sourceWords(plain(key));
  return group === 'type' ? (jobTypeName.find(key) ?? plain(key)) : plain(key);
}
