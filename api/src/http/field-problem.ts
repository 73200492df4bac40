import type { Message } from '@foothold/core/text/messages.ts';
import type * as z from 'zod/mini';
import { httpMessage } from './http.messages.ts';

/**
 * What a person is told of a field that a schema refused. The schema's own words, for who calls the API, are more exact and
 * English alone.
 */
export function fieldProblem(issue: z.core.$ZodIssue, field: string): Message {
  switch (issue.code) {
    case 'unrecognized_keys':
      return httpMessage('unknown-field', { field: issue.keys.join(', ') });
    case 'too_big': {
      const most = String(issue.maximum);
      if (issue.origin === 'string') return httpMessage('field-too-long', { field, most });
      const isList = issue.origin === 'array' || issue.origin === 'set';
      return httpMessage(isList ? 'field-too-many' : 'field-too-high', { field, most });
    }
    case 'too_small': {
      const isNumber = ['number', 'int', 'bigint', 'date'].includes(issue.origin);
      return isNumber
        ? httpMessage('field-too-low', { field, least: String(issue.minimum) })
        : httpMessage('field-empty', { field });
    }
    default:
      return httpMessage('field-not-expected', { field });
  }
}
