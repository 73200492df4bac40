import type { AnswerPart } from '../../entities/conversation/conversation.ts';
import type { AiAnswer, RefusedCall } from '../ai-answer.ts';
import type { AiMessage, ToolCall } from '../ai-message.ts';

/** How often the model may ask for tools in one turn, and how many at once. */
export const turnLimits = { steps: 8, callsOfStep: 16, characters: 500_000 } as const;

/** What is told of a tool that ran: shown to the person, and given back to the model (`text`). */
export type ToolEnd = Pick<AnswerPart, 'state' | 'text' | 'title' | 'rows' | 'total'>;

/** An answer as it is: its text, the tools it used, and what it took so far. */
export type TurnSoFar = {
  text: string;
  parts: AnswerPart[];
  inputTokens: number;
  outputTokens: number;
};

/** How a turn ended. `steps-used`: the model asked for tools more often than it may. */
export type TurnEnd = TurnSoFar & {
  state: '' | 'stopped' | 'failed';
  /** What was thrown, where it failed. */
  failure: unknown;
  last: AiAnswer | null;
  notes: string[];
};

type Turn = {
  messages: readonly AiMessage[];
  signal: AbortSignal;
  /** Asks once; the model may answer with calls of tools. */
  ask: (
    messages: AiMessage[],
    on: { onText: (text: string) => void; onRestart: () => void },
  ) => Promise<AiAnswer>;
  /** Reads at once, or proposes; never throws but when the person stops. */
  runTool: (call: ToolCall) => Promise<ToolEnd>;
  /** Called with every change of what there is; `isReading` while tools run. */
  onChange: (soFar: TurnSoFar, isReading: boolean) => void;
};

/**
 * One turn of a conversation: asks, runs the tools that the answer wants, gives their results back and asks again, until the
 * answer wants none. A call that was refused is not run; the model is told why, and the turn continues. What had arrived is kept, however it ends.
 */
export async function runTurn({ messages, signal, ask, runTool, onChange }: Turn): Promise<TurnEnd> {
  const history: AiMessage[] = [...messages];
  const notes = new Set<string>();
  let soFar: TurnSoFar = { text: '', parts: [], inputTokens: 0, outputTokens: 0 };
  let last: AiAnswer | null = null;
  const change = (more: Partial<TurnSoFar>, isReading = false) => {
    soFar = { ...soFar, ...more };
    onChange(soFar, isReading);
  };
  const end = (state: TurnEnd['state'], failure: unknown = null): TurnEnd => ({
    ...{ ...soFar, state, failure, last },
    notes: [...notes],
  });
  try {
    for (let step = 0; ; step += 1) {
      signal.throwIfAborted();
      const before = soFar.text === '' ? '' : `${soFar.text.trimEnd()}\n\n`;
      let arrived = '';
      const show = (text: string) => {
        arrived = text.slice(0, turnLimits.characters - before.length);
        change({ text: arrived === '' ? soFar.text : before + arrived });
      };
      const answer = await ask(history, {
        onText: (piece) => show(arrived + piece),
        onRestart: () => {
          arrived = '';
          change({ text: before.trimEnd() });
        },
      });
      last = answer;
      signal.throwIfAborted();
      show(answer.text || arrived);
      change({
        inputTokens: soFar.inputTokens + answer.usage.inputTokens,
        outputTokens: soFar.outputTokens + answer.usage.outputTokens,
      });
      for (const note of answer.notes) notes.add(note);
      const refused = answer.refusedCalls ?? [];
      const calls: (ToolCall | RefusedCall)[] = [...(answer.toolCalls ?? []), ...refused];
      if (calls.length === 0) return end('');
      if (step >= turnLimits.steps) {
        notes.add('steps-used');
        return end('');
      }
      const taken = calls.slice(0, turnLimits.callsOfStep);
      const asked = taken.map(({ id, name, args }) => ({ id, name, args }));
      history.push({ role: 'assistant', text: arrived, toolCalls: asked });
      for (const [place, call] of taken.entries()) {
        signal.throwIfAborted();
        change({}, true);
        const told = 'says' in call ? refusalOf(call) : await runTool(call);
        // The model may give two calls one id: ours tell them apart.
        const id = `${step}.${place} ${call.id}`.slice(0, 200);
        const part = {
          id,
          name: call.name,
          args: call.args,
          step,
          at: soFar.text.length,
          journalId: 0,
          to: '',
          ...told,
        };
        change({ parts: [...soFar.parts, part] }, true);
        history.push({ role: 'tool', id: call.id, name: call.name, text: told.text.slice(0, 100_000) });
      }
    }
  } catch (failure) {
    return signal.aborted ? end('stopped') : end('failed', failure);
  }
}

const refusalOf = ({ name, says }: RefusedCall): ToolEnd => ({
  ...{ state: 'refused', text: says, title: name, rows: [], total: 0 },
});
