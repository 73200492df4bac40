import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderLockedError, lockHolder } from '../db/lock.ts';
import type { ImportEvent, RunImport } from '../modules/import/events.ts';
import { importPath } from '../modules/import/routes.ts';
import { doorFetch } from '../providers/outbound/door-fetch.ts';
import { operatorConfigured } from '../providers/outbound/open-connection.ts';

/** File in the data folder with the running server's one-time secret. */
export const passFile = 'command-secret';

/** Milliseconds a server that is just starting gets before its folder counts as held by something else. */
const startPatience = 20_000;

/** The port of the server that holds a folder, null when nobody does. Throws FolderLockedError when another command holds it. */
export async function serverPort(folder: string): Promise<number | null> {
  const until = Date.now() + startPatience;
  for (;;) {
    const holder = await lockHolder(folder);
    if (!holder || holder.port > 0) return holder?.port ?? null;
    if (Date.now() > until) throw new FolderLockedError(folder, holder);
    await new Promise((done) => setTimeout(done, 200));
  }
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** Hands an import to the server on this machine that holds `folder`; aborting the signal stops it there. */
export function importAtServer(options: { folder: string; port: number; host: string }): RunImport {
  const { folder, port, host } = options;
  const ask = doorFetch(() => operatorConfigured('loopback'));
  return async (order, { signal, tell }) => {
    let isOver = false;
    let written = false;
    const pass = (event: ImportEvent) => {
      isOver = ['done', 'loaded', 'asks', 'failed'].includes(event.kind);
      written ||= event.kind === 'progress' || event.kind === 'file';
      tell(event);
    };
    try {
      const answer = await ask(`http://${host}:${port}${importPath}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${(await readFile(join(folder, passFile), 'utf8')).trim()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(order),
        signal,
      });
      if (!answer.ok || !answer.body) {
        const { message } = (await answer.json()) as { message: string };
        return pass({ kind: 'failed', message: `The running server refused: ${message}`, written });
      }
      for await (const line of linesOf(answer.body)) pass(JSON.parse(line) as ImportEvent);
      if (!isOver) pass({ kind: 'failed', message: 'The server stopped before the end.', written });
    } catch (cause) {
      if (isOver) return;
      const message = signal.aborted
        ? 'Stopped.'
        : `The running server could not be asked: ${String(cause)}.`;
      pass({ kind: 'failed', message, written });
    }
  };
}
