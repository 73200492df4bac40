import { rulesPart } from '@foothold/core/ai/turn/messages-for-model.ts';
import type { AnswerPart } from '@foothold/core/entities/conversation/conversation.ts';
import { href } from '../../../platform/href.ts';

/** A thing that an answer read, under the number by which the text cites it. */
export type ReadItem = { number: number; kind: string; title: string; detail: string; to: string };

/** A call that read: what it was asked for, what it brought, and how much more there is. */
export type ReadGroup = {
  id: string;
  title: string;
  isRefused: boolean;
  /** The person kept it on the device. */
  isWithheld: boolean;
  why: string;
  items: ReadItem[];
  more: number;
};

const isProposal = ({ state }: AnswerPart) => !['read', 'refused', 'withheld'].includes(state);

/** What an answer read, in order, numbered as its text cites it. */
export function readGroups(parts: readonly AnswerPart[]): ReadGroup[] {
  let number = 0;
  return (
    parts
      .filter((part) => !isProposal(part))
      // The rules cite nothing where they only say where to go.
      .filter(({ name, rows }) => name !== rulesPart || rows.length > 0)
      .map(({ id, name, title, state, text, rows, total }) => ({
        id,
        title: title || name,
        isRefused: state === 'refused',
        isWithheld: state === 'withheld',
        why: state === 'refused' ? text : '',
        items: rows.map(({ kind, title: of, detail, to }) => {
          number += 1;
          return { number, kind, title: of, detail, to };
        }),
        more: Math.max(0, total - rows.length),
      }))
  );
}

/** How many things an answer can cite. */
export function readCount(parts: readonly AnswerPart[]): number {
  return parts.filter((part) => !isProposal(part)).reduce((sum, { rows }) => sum + rows.length, 0);
}

/** A stretch of an answer: text, or a proposal that is between two. */
export type AnswerPiece = { kind: 'text'; text: string } | { kind: 'proposal'; part: AnswerPart };

/** An answer as it is drawn: its text, cut where proposals stand. */
export function answerPieces(text: string, parts: readonly AnswerPart[]): AnswerPiece[] {
  const pieces: AnswerPiece[] = [];
  let from = 0;
  for (const part of parts.filter(isProposal)) {
    const at = Math.min(text.length, Math.max(from, part.at));
    if (text.slice(from, at).trim() !== '') pieces.push({ kind: 'text', text: text.slice(from, at) });
    pieces.push({ kind: 'proposal', part });
    from = at;
  }
  const rest = text.slice(from);
  if (rest.trim() !== '' || pieces.length === 0) pieces.push({ kind: 'text', text: rest });
  return pieces;
}

/** Where an answer by rule leads, what can be asked next, and searches with the change that speaks most for itself. */
export type AnswerActions = {
  screens: string[];
  suggestions: string[];
  searches: { name: string; says: string; to: string }[];
  /** Conditions of the question, with what each may have meant instead. */
  chips: { label: string; choices: string[] }[];
};

/** The ways on from an answer; of what another version kept, or a backup brought, only what is known. */
export function answerNextSteps(parts: readonly AnswerPart[]): AnswerActions {
  const args = parts.find(({ name }) => name === rulesPart)?.args ?? {};
  const texts = (value: unknown) =>
    Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, 8) : [];
  return {
    screens: texts(args.screens),
    suggestions: texts(args.suggestions),
    searches: (Array.isArray(args.searches) ? args.searches : []).filter(isChangedSearch).slice(0, 5),
    chips: (Array.isArray(args.chips) ? args.chips : []).filter(isChip).slice(0, 20),
  };
}

function isChip(value: unknown): value is AnswerActions['chips'][number] {
  const { label, choices } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof label === 'string' && Array.isArray(choices) && choices.every((one) => typeof one === 'string')
  );
}

/** An address of another screen or site is no search. */
function isChangedSearch(value: unknown): value is AnswerActions['searches'][number] {
  const { name, says, to } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof says === 'string' &&
    typeof to === 'string' &&
    to.startsWith(`${href('/jobs/search')}?`)
  );
}
