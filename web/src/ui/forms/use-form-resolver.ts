import { messageOfIssue } from '@foothold/core/text/form-rule.ts';
import type { Say } from '@foothold/core/text/messages.ts';
import { toNestErrors } from '@hookform/resolvers';
import { useMemo } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSay } from '../../platform/use-say.ts';

type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

/** Checks a form by its schema; what is wrong is said in the language of the person. */
export function useFormResolver<S extends FormSchema>(schema: S): Resolver<z.input<S>, unknown, z.output<S>> {
  const say = useSay();
  return useMemo(() => formResolver(schema, say), [schema, say]);
}

/**
 * The same for who has the words at hand.
 *
 * @internal Used by tests alone.
 */
export function formResolver<S extends FormSchema>(
  schema: S,
  say: Say,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return (values, _context, options) => {
    const read = schema.safeParse(values);
    if (read.success) return { values: read.data, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of read.error.issues) {
      const message = messageOfIssue(issue);
      // The first of a field is shown.
      errors[issue.path.join('.')] ??= { type: issue.code, message: message ? say(message) : issue.message };
    }
    return { values: {}, errors: toNestErrors<z.input<S>>(errors, options) };
  };
}
