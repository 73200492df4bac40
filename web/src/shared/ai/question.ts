import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import { estimatedTokens } from '@foothold/core/ai/estimated-tokens.ts';
import type { Ask } from '../../platform/ai/ask-call.ts';
import { ApiError, clientFailure } from '../../platform/server/api-error.ts';
import type { AskQuestion, CutQuestion } from './ask-question.ts';

/** Where one question stands. `seconds` and `tokens` count while it is written; `tokens` is an estimate until the answer is there. */
export type AskState =
  | { phase: 'idle' }
  /** The sheet that says what leaves this device is open; nothing has left. */
  | { phase: 'sheet'; question: CutQuestion }
  | { phase: 'writing'; question: CutQuestion; text: string; seconds: number; tokens: number }
  | { phase: 'done'; question: CutQuestion; answer: AiAnswer; seconds: number }
  | { phase: 'stopped'; question: CutQuestion; text: string; seconds: number }
  /** Nothing was sent where the question is not cut. */
  | { phase: 'failed'; question: AskQuestion; problem: ApiError; text: string; seconds: number };

/** What became of a question that was sent, for the list of calls. */
export type AskedCall = {
  question: AskQuestion;
  /** Epoch ms. */
  at: number;
  seconds: number;
  outcome: 'done' | 'stopped' | 'failed';
  answer: AiAnswer | null;
  text: string;
  problem: string;
  /** What had arrived before the model was asked again within this call, each time. */
  discarded: readonly string[];
};

/** The code of a question that the person's own limit of the month stopped before it was sent. */
export const ownLimit = 'own-limit';

/** Text that has arrived is shown at most this often, in ms. */
const drawMs = 60;

/** How a question that was cut is sent. */
export type AskCut = (
  question: CutQuestion,
  on: Pick<Ask<object>, 'signal' | 'onText' | 'onRestart'>,
) => Promise<AiAnswer>;

type Parts = {
  ask: AskCut;
  /** Cuts out what does not leave this device; throws ApiError for what cannot be asked. */
  prepare: (question: AskQuestion) => CutQuestion | Promise<CutQuestion>;
  /** True while the person wants to see what leaves before a task is sent. */
  asksBefore: (task: AiTask) => boolean;
  record: (call: AskedCall) => void;
  now?: () => number;
};

/** One question at a time: asked, confirmed, written, stopped, asked again. Listeners are told of every change. */
export type Question = ReturnType<typeof createQuestion>;

/** Starts with nothing asked. */
export function createQuestion({ ask, prepare, asksBefore, record, now = Date.now }: Parts) {
  let state: AskState = { phase: 'idle' };
  let running: AbortController | null = null;
  let settle: ((answer: AiAnswer | null) => void) | null = null;
  const listeners = new Set<() => void>();

  function change(next: AskState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function settled(answer: AiAnswer | null): void {
    const resolve = settle;
    settle = null;
    resolve?.(answer);
  }

  function giveUp(): void {
    running?.abort();
    running = null;
    settled(null);
  }

  function awaited(): Promise<AiAnswer | null> {
    giveUp();
    return new Promise((resolve) => {
      settle = resolve;
    });
  }

  function begin(question: CutQuestion): void {
    if (asksBefore(question.task)) change({ phase: 'sheet', question });
    else void send(question);
  }

  function refuse(question: AskQuestion, cause: unknown): void {
    change({ phase: 'failed', question, problem: problemOf(cause), text: '', seconds: 0 });
    settled(null);
  }

  /** Cuts a question and begins; one that was given up meanwhile begins no more. */
  function prepared(question: AskQuestion): void {
    const mine = settle;
    const isMine = () => settle === mine;
    try {
      const cut = prepare(question);
      if (cut instanceof Promise)
        cut.then(
          (ready) => isMine() && begin(ready),
          (cause: unknown) => isMine() && refuse(question, cause),
        );
      else begin(cut);
    } catch (cause) {
      refuse(question, cause);
    }
  }

  async function send(question: CutQuestion): Promise<void> {
    const mine = new AbortController();
    running = mine;
    const at = now();
    const isMine = () => running === mine;
    const seconds = () => Math.round((now() - at) / 1000);
    let text = '';
    const discarded: string[] = [];
    let soon: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(soon);
      soon = undefined;
      if (isMine())
        change({
          phase: 'writing',
          question,
          text,
          seconds: seconds(),
          tokens: estimatedTokens(text),
        });
    };
    const end = (outcome: AskedCall['outcome'], rest: Partial<AskedCall> = {}) =>
      record({
        ...{ question, at, seconds: seconds(), outcome, answer: null, text, problem: '', discarded },
        ...rest,
      });
    show();
    const clock = setInterval(show, 1000);
    try {
      const answer = await ask(question, {
        signal: mine.signal,
        onText: (piece) => {
          const isFirst = text === '';
          text += piece;
          // Words come faster than a page is drawn; the first one is not kept waiting.
          if (isFirst) show();
          else soon ??= setTimeout(show, drawMs);
        },
        onRestart: () => {
          discarded.push(text);
          text = '';
          show();
        },
      });
      end('done', { answer, text: answer.text });
      if (!isMine()) return;
      change({ phase: 'done', question, answer, seconds: seconds() });
      settled(answer);
    } catch (cause) {
      if (mine.signal.aborted) {
        end('stopped');
        if (isMine()) change({ phase: 'stopped', question, text, seconds: seconds() });
      } else {
        const problem = problemOf(cause);
        // What the person's own limit stops is never sent.
        if (problem.code !== ownLimit) end('failed', { problem: problem.code });
        if (isMine()) change({ phase: 'failed', question, problem, text, seconds: seconds() });
      }
      if (isMine()) settled(null);
    } finally {
      clearInterval(clock);
      clearTimeout(soon);
      if (isMine()) running = null;
    }
  }

  return {
    get: (): AskState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks; first opens the sheet where the person wants to see it. Answers null for what is stopped, fails or is not sent. */
    ask(question: AskQuestion): Promise<AiAnswer | null> {
      const answer = awaited();
      prepared(question);
      return answer;
    },
    /** Yes to the sheet. */
    confirm(): void {
      if (state.phase === 'sheet') void send(state.question);
    },
    /** No to the sheet: nothing leaves. */
    cancel(): void {
      if (state.phase !== 'sheet') return;
      change({ phase: 'idle' });
      settled(null);
    },
    /** Ends the writing; what had arrived stays. */
    stop(): void {
      running?.abort();
    },
    /** Asks the same once more, without the sheet: the same leaves as before. */
    retry(): Promise<AiAnswer | null> {
      if (state.phase === 'idle' || state.phase === 'sheet') return Promise.resolve(null);
      const { question } = state;
      const answer = awaited();
      if (isCutQuestion(question)) void send(question);
      else prepared(question);
      return answer;
    },
    /** Forgets what was asked and ends what is under way. */
    reset(): void {
      giveUp();
      change({ phase: 'idle' });
    },
  };
}

const isCutQuestion = (question: AskQuestion): question is CutQuestion => question.leftOut !== undefined;

const problemOf = (cause: unknown) =>
  cause instanceof ApiError ? cause : clientFailure('bad-answer', { cause });
