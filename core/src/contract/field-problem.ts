import type * as z from 'zod/mini';
import type { Message } from '../text/messages.ts';
import { fieldMessage } from './field.messages.ts';

/**
 * What a person is told of a field that a schema refused. The schema's own words, for who calls the API, are more exact and
 * English alone.
 */
export function fieldProblem(issue: z.core.$ZodIssue, field: string): Message {
  switch (issue.code) {
    case 'unrecognized_keys':
      return fieldMessage('unknown-field', { field: issue.keys.join(', ') });
    case 'too_big': {
      const most = String(issue.maximum);
      if (issue.origin === 'string') return fieldMessage('too-long', { field, most });
      const isList = issue.origin === 'array' || issue.origin === 'set';
      return fieldMessage(isList ? 'too-many' : 'too-high', { field, most });
    }
    case 'too_small': {
      const isNumber = ['number', 'int', 'bigint', 'date'].includes(issue.origin);
      return isNumber
        ? fieldMessage('too-low', { field, least: String(issue.minimum) })
        : fieldMessage('empty', { field });
    }
    default:
      return fieldMessage('not-expected', { field });
  }
}
