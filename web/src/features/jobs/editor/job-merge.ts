import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { isSameField } from '../../../ui/forms/is-same-field.ts';
import { changedFields, type JobField } from './job-fields.ts';

/** What a form makes of a job that was changed behind it. */
export type Merge = {
  /** Fields taken over, since nothing was typed there. */
  followed: JobField[];
  /** Fields that were changed on both sides, differently: what was typed stays, and the person decides. */
  clashes: JobField[];
};

/**
 * Compares what was typed with what was stored meanwhile, field by field (docs/spec/design.md, Local database: a form
 * says ‘changed in another tab’ instead of overwriting). `start` is what the form began with, `typed` what it holds,
 * `stored` what is there now.
 */
export function mergeForm(form: {
  start: JobFormValues;
  typed: JobFormValues;
  stored: JobFormValues;
}): Merge {
  const { start, typed, stored } = form;
  const theirs = changedFields(start, stored);
  const mine = new Set(changedFields(start, typed));
  const followed = theirs.filter((field) => !mine.has(field));
  const clashes = theirs.filter((field) => mine.has(field) && !isSameField(typed[field], stored[field]));
  return { followed, clashes };
}
