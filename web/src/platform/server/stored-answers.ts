import * as z from 'zod/mini';
import { storedAnswersKey as place } from './forget-stored-answers.ts';

/** Answers beyond these are forgotten, the oldest first. */
const maxAnswers = 24;

const Kept = z.record(z.string(), z.object({ at: z.number(), value: z.unknown() }));

function all(): z.infer<typeof Kept> {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(place) ?? '{}'));
  } catch {
    return {};
  }
}

/** A public answer of the server that was kept for when there is no network, and when; null where none reads. */
export function storedAnswer<T>(name: string, schema: z.ZodMiniType<T>): { at: number; value: T } | null {
  const found = all()[name];
  const read = found && schema.safeParse(found.value);
  return found && read?.success ? { at: found.at, value: read.data } : null;
}

/** Keeps a public answer of the server; where storage is forbidden or full, it is asked for again next time. */
export function keepAnswer(name: string, value: unknown, at: number = Date.now()): void {
  const others = Object.entries(all())
    .filter(([one]) => one !== name)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, maxAnswers - 1);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries([[name, { at, value }], ...others])));
  } catch {
    // It is there as long as the page is.
  }
}
