import type { Model } from '@foothold/core/ai/model.ts';
import { endPiece, type MadeUpAnswer, madeUpModel } from '@foothold/core/ai/model-test-kit.ts';
import type { Deps } from '../app.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { type Member, member } from './test-member.ts';

/** A server with a made-up model, and a person who is signed in. A minute passes before each question. */
export type AskingApp = TestApp & {
  maya: Member;
  /** What the model says from now on, one answer a call; none: no model is set up. */
  say(answers: readonly MadeUpAnswer[] | null): void;
  /** What the model was asked since then. */
  asked(): ReturnType<typeof madeUpModel>['asked'];
  /** Streams of the model that were let go since then. */
  closed(): number;
  /** Stops the clock. */
  hold(isHeld: boolean): void;
  ask(path: string, body: object, headers?: Record<string, string>): Promise<Answered>;
  /** The same as an event stream. */
  events(path: string, body: object, headers?: Record<string, string>): Promise<StreamedAnswer>;
};

export type Answered = {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into any answer.
  json: any;
};
export type StreamedAnswer = {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into any event.
  events: any[];
  text: string;
};

/** An answer of the model in these pieces. */
export const saying = (...pieces: readonly string[]): MadeUpAnswer => [...pieces, endPiece()];

/** Opens it; `can` is what its model takes. */
export async function openAskingApp(
  options: Partial<Deps> & { variables?: Record<string, string>; can?: Partial<Model['can']> } = {},
): Promise<AskingApp> {
  const { can, ...rest } = options;
  let made = madeUpModel([], can);
  const models: Model[] = [];
  const standIn = (): Model => ({ ...made.model, stream: (call, signal) => made.model.stream(call, signal) });
  let at = Date.parse('2026-11-25T09:00:00Z');
  let isHeld = false;
  const server = await openTestApp({ models, now: () => new Date(at), ...rest });
  const maya = await member(server, 'maya.lindqvist@example.com');
  await maya.call('POST', '/user/upsert', { name: 'Maya Lindqvist' });
  const send = async (path: string, payload: object, headers: Record<string, string>) => {
    if (!isHeld) at += 60_000;
    const authorization = `Bearer ${await maya.browser.heldBearer(server.deps.now())}`;
    return server.app.inject({
      ...{ method: 'POST', url: `/api/ai${path}`, payload },
      headers: { host: 'localhost:3000', authorization, ...headers },
    });
  };
  return {
    ...{ ...server, maya },
    say(answers) {
      made = madeUpModel(answers ?? [], can);
      models.splice(0, 1, ...(answers ? [standIn()] : []));
    },
    asked: () => made.asked,
    closed: () => made.closed(),
    hold(held) {
      isHeld = held;
    },
    async ask(path, body, headers = {}) {
      const answer = await send(path, body, headers);
      return { status: answer.statusCode, headers: answer.headers, json: answer.json() };
    },
    async events(path, body, headers = {}) {
      const answer = await send(path, body, { accept: 'text/event-stream', ...headers });
      const { statusCode: status, headers: told, body: text } = answer;
      return { status, headers: told, events: readEvents(text), text };
    },
  };
}

/** The events of a stream. */
export function readEvents(text: string): unknown[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice('data: '.length)));
}
