import * as z from 'zod/mini';
import { type Message, sayEnglish } from './messages.ts';

/** What an issue of zod carries beside its English sentence: the message that a form says in the language of the person. */
type IssueParams = { readonly message: Message };

/** A rule of a field or a form, with the message that is shown where a value breaks it, at `path` of a form. */
export function rule<T>(isRight: (value: T) => boolean, message: Message, path?: string[]) {
  const params: IssueParams = { message };
  return z.refine<T>(isRight, { error: () => sayEnglish(message), params, ...(path && { path }) });
}

/** Adds a problem of one field within a check of a whole form. */
export function refuseField<T>(context: z.core.ParsePayload<T>, field: string, message: Message): void {
  const params: IssueParams = { message };
  const { value: input } = context;
  context.issues.push({ code: 'custom', path: [field], message: sayEnglish(message), params, input });
}

/** The message of an issue; null of one that no rule of ours raised. */
export function messageOfIssue(issue: z.core.$ZodIssue): Message | null {
  return issue.code === 'custom' ? ((issue.params as IssueParams | undefined)?.message ?? null) : null;
}
