import { expect, test } from 'vitest';
import { ApiError } from '../../platform/server/api-error.ts';
import { failedSearch, reasonOf } from './search-query.ts';

const refusal = new ApiError('internal', 'Something failed on our side.', {
  status: 500,
  requestId: '7f3a-21c9',
});

test('a failed search says so in the words of the specification and keeps what the server said', () => {
  const failed = failedSearch(refusal);
  expect(failed).toBeInstanceOf(ApiError);
  expect(failed).toMatchObject({
    message: 'Error occured getting search results: Something failed on our side.',
    code: 'internal',
    status: 500,
    requestId: '7f3a-21c9',
  });
  expect(reasonOf(failed)).toEqual({
    message: 'Something failed on our side.',
    requestId: '7f3a-21c9',
    code: 'internal',
  });
});

test('a search that was given up is no failure of its own', () => {
  const abort = new DOMException('', 'AbortError');
  expect(failedSearch(abort)).toBe(abort);
});

test('what is no answer of the server gives no words of its own', () => {
  expect(reasonOf(new Error('x is undefined'))).toEqual({ message: '', requestId: '', code: 'unknown' });
});
