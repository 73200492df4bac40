import type { Interview } from '../entities/interview/interview.ts';

/** Something a person changes on a preparation sheet. */
export type SheetChange =
  | { kind: 'ask'; text: string; topic: string }
  | { kind: 'unask'; text: string }
  | { kind: 'tick'; item: string; isReady: boolean }
  | { kind: 'add'; text: string }
  | { kind: 'remove'; text: string }
  | { kind: 'done'; text: string; isDone: boolean };

/** Most questions and most own lines of one sheet, and letters of each: what does not fit on two pages helps nobody. */
export const sheetLimits = { questions: 40, own: 40, text: 300 } as const;

type Sheet = Pick<Interview, 'questionsToAsk' | 'ownReady' | 'ticked'>;

/** Why a change is not made: it has no words, too many of them, or the list is full. */
export type SheetProblem = 'empty' | 'long' | 'full';

/**
 * The fields that a change leaves behind; null where it changes nothing, as with a question that is asked already. Lines are
 * named by their words, so that two tabs that add one each keep both.
 */
export function afterSheetChange(sheet: Sheet, change: SheetChange): Partial<Sheet> | SheetProblem | null {
  switch (change.kind) {
    case 'ask': {
      const text = oneLine(change.text);
      if (has(sheet.questionsToAsk, text)) return null;
      return (
        problemOf(text, sheet.questionsToAsk.length, sheetLimits.questions) ?? {
          questionsToAsk: [...sheet.questionsToAsk, { text, topic: change.topic }],
        }
      );
    }
    case 'unask':
      return without(sheet.questionsToAsk, change.text, (questionsToAsk) => ({ questionsToAsk }));
    case 'tick': {
      const others = sheet.ticked.filter((item) => item !== change.item);
      if (sheet.ticked.includes(change.item) === change.isReady) return null;
      return { ticked: change.isReady ? [...others, change.item] : others };
    }
    case 'add': {
      const text = oneLine(change.text);
      if (has(sheet.ownReady, text)) return null;
      return (
        problemOf(text, sheet.ownReady.length, sheetLimits.own) ?? {
          ownReady: [...sheet.ownReady, { text, isDone: false }],
        }
      );
    }
    case 'remove':
      return without(sheet.ownReady, change.text, (ownReady) => ({ ownReady }));
    default: {
      const line = sheet.ownReady.find(({ text }) => text === change.text);
      if (!line || line.isDone === change.isDone) return null;
      const ownReady = sheet.ownReady.map((one) => (one === line ? { ...one, isDone: change.isDone } : one));
      return { ownReady };
    }
  }
}

const oneLine = (text: string) => text.split(/\s/).filter(Boolean).join(' ');
const has = (lines: readonly { text: string }[], text: string) => lines.some((line) => line.text === text);

function problemOf(text: string, count: number, most: number): SheetProblem | null {
  if (text === '') return 'empty';
  if (text.length > sheetLimits.text) return 'long';
  return count >= most ? 'full' : null;
}

function without<T extends { text: string }>(
  lines: readonly T[],
  text: string,
  fields: (rest: T[]) => Partial<Sheet>,
): Partial<Sheet> | null {
  return has(lines, text) ? fields(lines.filter((line) => line.text !== text)) : null;
}
