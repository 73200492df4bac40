import * as z from 'zod/mini';
import type { Message, Say } from '../../../text/messages.ts';
import type { ToolCall } from '../../ai-message.ts';
import { type AnswerLine, inWords } from '../answer-lines.ts';
import { RecordQuery } from './query/record-query.ts';

/** What an answer cites. */
export const citedKinds = ['job', 'interview', 'task', 'offer', 'company', 'contact'] as const;

/** A record that a sentence rests on; its number is in the text as `[1]`. */
export const Cited = z.object({
  number: z.int(),
  kind: z.enum(citedKinds),
  id: z.int(),
  /** The job that a task, an offer or a contact belongs to; their screens are that of the job. */
  jobId: z.nullable(z.int()),
  title: z.string(),
});
export type Cited = z.infer<typeof Cited>;

/** What an answer of the rules holds as data, in `structured`. */
export const AssistantFindings = z.object({
  /** How the question was read; `unknown` where it was not. */
  intent: z.string(),
  cited: z.array(Cited),
  /** What would be written after a yes, as calls of the tools that propose. */
  proposals: z._default(z.array(z.object({ name: z.string(), args: z.record(z.string(), z.unknown()) })), []),
  /** True where what waits for a yes in this conversation is declined. */
  withdraws: z._default(z.boolean(), false),
  /** Where to continue: the name of a screen or of something to do; `postings:` is followed by the words of a search. */
  screens: z.array(z.string()),
  /** Questions that can be asked instead or next. */
  suggestions: z.array(z.string()),
  /** The question as a query that the next one can continue; null where it was none. */
  query: z._default(z.nullable(RecordQuery), null),
  /** The conditions of the query in words, in its order, with what each may have meant instead. */
  chips: z._default(z.array(z.object({ label: z.string(), choices: z.array(z.string()) })), []),
  /** Words that no rule applied, as typed. */
  leftOver: z._default(z.array(z.string()), []),
  /** Searches with the change that their counts speak most for, and the addresses that they open on. */
  searches: z.optional(z.array(z.object({ name: z.string(), says: z.string(), to: z.string() }))),
});
export type AssistantFindings = z.infer<typeof AssistantFindings>;

/** Sentences of an answer, and where they lead. */
export type Said = {
  lines: readonly AnswerLine[];
  screens?: readonly string[];
  suggestions?: readonly Message[];
  proposals?: readonly Pick<ToolCall, 'name' | 'args'>[];
  /** Declines what waits for a yes in this conversation. */
  withdraws?: boolean;
};

/** Gives records their numbers in the order they are cited; the same record has one. */
export type Citing = {
  cite(record: Omit<Cited, 'number' | 'title'> & { title: Message | string }): string;
  cited: readonly Cited[];
};

/** Begins with number 1; `say` names the records that have no name of their own. */
export function citing(say: Say): Citing {
  const cited: Cited[] = [];
  return {
    cited,
    cite({ title, ...record }) {
      const same = cited.find(({ kind, id }) => kind === record.kind && id === record.id);
      if (same) return `[${same.number}]`;
      cited.push({ number: cited.length + 1, ...record, title: inWords(title, say) });
      return `[${cited.length}]`;
    },
  };
}

/** A text and what it cites, numbered again in the order of the text; what no sentence names is not cited. */
export function inTextOrder(text: string, cited: readonly Cited[]): { text: string; cited: Cited[] } {
  const kept: Cited[] = [];
  const renumbered = text.replace(/\[(\d{1,6})\]/g, (whole, number: string) => {
    const found = cited.find((one) => one.number === Number(number));
    if (!found) return whole;
    const known = kept.findIndex(({ kind, id }) => kind === found.kind && id === found.id);
    if (known >= 0) return `[${known + 1}]`;
    kept.push({ ...found, number: kept.length + 1 });
    return `[${kept.length}]`;
  });
  return { text: renumbered, cited: kept };
}
