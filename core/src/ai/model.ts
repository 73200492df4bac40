import { type Message, sayEnglish } from '../text/messages.ts';
import type { AiMessage } from './ai-message.ts';
import type { AiTask, AnswerProvider } from './ai-provider.ts';
import { modelMessage } from './model.messages.ts';
import type { StreamedMember } from './text-member.ts';

/** A tool as a model is told of it; `parameters` is JSON Schema. */
export type OfferedTool = { name: string; description: string; parameters: object };

/** All that a model is asked, for every vendor alike. */
export type ModelCall = {
  task: AiTask;
  /** “search-coach/1” */
  prompt: string;
  system: string;
  messages: readonly AiMessage[];
  tools?: readonly OfferedTool[];
  /** Asks for data of this JSON Schema instead of prose. */
  schema?: object;
  /** Which strings of the data are shown as they arrive; absent: its `text`. */
  streamed?: StreamedMember;
  maxOutputTokens: number;
};

/** Why a model stopped. */
export type ModelFinish = 'done' | 'length' | 'tools' | 'refused';

/** What arrives of a model, in order; `end` is last and always comes unless the stream fails. */
export type ModelPiece =
  | { kind: 'text'; text: string }
  /** Written and not shown: thinking, and the arguments of tools while they arrive. Counted where the vendor reports no tokens. */
  | { kind: 'unseen'; text: string }
  /** As the vendor tells it, unread: `runModel` parses it and refuses what is broken or was not offered. */
  | { kind: 'tool'; call: { id: string; name: string; args: unknown } }
  | {
      kind: 'end';
      finish: ModelFinish;
      model: string;
      /** As the vendor reports it; absent what it does not report. */
      usage: { inputTokens?: number | undefined; outputTokens?: number | undefined };
    };

/** A model of one vendor. Fails with a `ModelError`; an aborted signal ends the vendor's call at once. */
export type Model = {
  provider: Exclude<AnswerProvider, 'builtin'>;
  model: string;
  /** The host that is asked; absent where that is nobody's concern. */
  host?: string;
  /** Whether it takes tools and JSON Schema; what it cannot is told as text. */
  can: { tools: boolean; structure: boolean };
  stream(call: ModelCall, signal: AbortSignal): AsyncIterable<ModelPiece>;
};

/** What can go wrong with a vendor, each with words of its own and a status. */
export const modelProblems = [
  'key-refused',
  'no-credit',
  'quota',
  'overloaded',
  'model-unknown',
  'too-long',
  'unreachable',
  'timed-out',
  'cut-off',
  'not-understood',
  'not-allowed',
] as const;
export type ModelProblem = (typeof modelProblems)[number];

/** Thrown before the first piece by a model whose server turns out not to take tools or JSON Schema; `runModel` asks again without. */
export class ModelLacksError extends Error {
  override name = 'ModelLacksError';
  readonly lacks: keyof Model['can'];

  constructor(lacks: keyof Model['can']) {
    super(`This model does not take ${lacks === 'tools' ? 'tools' : 'a JSON Schema'}.`);
    this.lacks = lacks;
  }
}

/** A vendor's failure; `retryAfter` in seconds where it said so. Holds nothing that was sent. */
export class ModelError extends Error {
  readonly problem: ModelProblem;
  /** What a person is told. */
  readonly text: Message;
  readonly retryAfter: number | undefined;

  constructor(problem: ModelProblem, text: Message = modelMessage(problem), retryAfter?: number) {
    super(sayEnglish(text));
    this.name = 'ModelError';
    this.problem = problem;
    this.text = text;
    this.retryAfter = retryAfter;
  }
}
