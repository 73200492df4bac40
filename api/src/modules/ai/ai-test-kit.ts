import { endPiece, type MadeUpAnswer, madeUpModel } from '@foothold/core/ai/model-test-kit.ts';
import type { Deps } from '../../app.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Member, member } from '../../testing/test-member.ts';

/** A server whose model gives these answers one by one, with a person who is signed in. */
export type AskingApp = TestApp & {
  maya: Member;
  /** What the model was asked. */
  asked: ReturnType<typeof madeUpModel>['asked'];
  closed: () => number;
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
// biome-ignore lint/suspicious/noExplicitAny: tests look into any event.
export type StreamedAnswer = {
  status: number;
  headers: Record<string, unknown>;
  events: any[];
  text: string;
};

/** An answer of the model in these pieces. */
export const saying = (...pieces: readonly string[]): MadeUpAnswer => [...pieces, endPiece()];

/** Opens it. */
export async function openAskingApp(
  answers: readonly MadeUpAnswer[],
  options: Partial<Deps> & {
    variables?: Record<string, string>;
    can?: { tools?: boolean; structure?: boolean };
  } = {},
): Promise<AskingApp> {
  const { can, ...rest } = options;
  const made = madeUpModel(answers, can);
  const server = await openTestApp({ models: [made.model], ...rest });
  const maya = await member(server, 'maya.lindqvist@example.com');
  await maya.call('POST', '/user/upsert', { name: 'Maya Lindqvist' });
  const send = async (path: string, payload: object, headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: `/api/ai${path}`,
      payload,
      headers: {
        host: 'localhost:3000',
        authorization: `Bearer ${await maya.browser.bearer()}`,
        ...headers,
      },
    });
  return {
    ...server,
    ...{ maya, asked: made.asked, closed: made.closed },
    async ask(path, body, headers = {}) {
      const answer = await send(path, body, headers);
      return { status: answer.statusCode, headers: answer.headers, json: answer.json() };
    },
    async events(path, body, headers = {}) {
      const answer = await send(path, body, { accept: 'text/event-stream', ...headers });
      const events = readEvents(answer.body);
      return { status: answer.statusCode, headers: answer.headers, events, text: answer.body };
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
