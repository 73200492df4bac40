import type { Model, ModelCall, ModelPiece } from './model.ts';
import { runModel } from './run-model.ts';

/** One answer of a made-up model: its pieces, of which a string is text; a failure; or a function that streams as it likes. */
export type MadeUpAnswer =
  | Error
  | readonly (string | Error | ModelPiece)[]
  | ((call: ModelCall, signal: AbortSignal) => AsyncIterable<ModelPiece>);

/** The last piece of an answer. */
export function endPiece(finish: Extract<ModelPiece, { kind: 'end' }>['finish'] = 'done'): ModelPiece {
  return { kind: 'end', finish, model: 'made-up-2', usage: { inputTokens: 10, outputTokens: 5 } };
}

/** A piece that asks for a tool. */
export function toolPiece(name: string, args: Record<string, unknown> = {}, id = 'call-a'): ModelPiece {
  return { kind: 'tool', call: { id, name, args } };
}

/** A model that gives these answers, one for each call, and keeps what it was asked and whether it was let go. */
export function madeUpModel(answers: readonly MadeUpAnswer[], can: Partial<Model['can']> = {}) {
  const asked: ModelCall[] = [];
  let given = 0;
  let closed = 0;
  async function* stream(call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPiece> {
    asked.push(call);
    const answer = answers[asked.length - 1] ?? [];
    try {
      if (answer instanceof Error) throw answer;
      if (typeof answer === 'function') return yield* answer(call, signal);
      for (const one of answer) {
        if (one instanceof Error) throw one;
        given += 1;
        yield typeof one === 'string' ? { kind: 'text', text: one } : one;
      }
    } finally {
      closed += 1;
    }
  }
  const model: Model = {
    provider: 'openai-compatible',
    model: 'made-up',
    can: { tools: true, structure: true, ...can },
    stream,
  };
  return { model, asked, given: () => given, closed: () => closed };
}

/** A call to vary. */
export const someCall: ModelCall = {
  task: 'request',
  prompt: 'request/1',
  system: 'Answer in plain words.',
  messages: [{ role: 'user', text: 'What does a ward clerk do?' }],
  maxOutputTokens: 500,
};

/** Runs a call with a model that gives these answers; `said` is what was streamed, with the restarts. */
export function runMadeUp(
  call: ModelCall,
  answers: readonly MadeUpAnswer[],
  { can = {}, read }: { can?: Partial<Model['can']>; read?: (json: unknown) => unknown } = {},
) {
  const made = madeUpModel(answers, can);
  const said: string[] = [];
  const answer = runModel(made.model, call, {
    signal: new AbortController().signal,
    onText: (text) => said.push(text),
    onRestart: () => said.push('<restart>'),
    ...(read && { read }),
  });
  answer.catch(() => undefined);
  return { ...made, said, answer };
}
