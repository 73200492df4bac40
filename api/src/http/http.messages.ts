import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of a request that no route could answer. */
export const httpMessage = messages('http', {
  'not-json': 'The request body is not valid JSON.',
  'empty-body': 'The request body is empty.',
  'wrong-length': 'The request body is not as long as its Content-Length says.',
  'caller-left': 'The caller closed the connection.',
  'cannot-save':
    'The server cannot save anything at the moment. What was saved before is safe; try again later.',
  'damaged-data': 'Some of the server’s data cannot be read. Try again later.',
  'character-not-storable': 'The text holds a character that cannot be stored.',
  'body-too-large': 'The request body is larger than {limit}.',
  'send-json': 'Send the request body as JSON (Content-Type: application/json).',
  'bad-address': 'The address is not valid.',
  internal: 'Something went wrong here. It was logged.',
  'too-slow-to-arrive': 'The request took too long to arrive.',
  'headers-too-large': 'The request headers are too large.',
  'not-http': 'The request is not valid HTTP.',
  'no-host': 'The request does not say which host it is for.',
  'two-hosts': 'The request has more than one Host header.',
  'bad-host': 'The Host header is not a host name with an optional port.',
  'other-host': 'The request line names another host than the Host header.',
  'model-not-allowed': 'Pages of this site may not ask a model there.',
  'wrong-host': 'This server does not answer under that name. Open the site at its own address.',
  'too-many-calls': 'Too many calls in a minute. Try again in {wait}.',
  'key-running': 'The first call with this Idempotency-Key is still running.',
  'key-reused': 'This Idempotency-Key came before with another request. Send a new one.',
  'key-form': '{header} must be 8 to 64 letters, digits, hyphens or underscores.',
  'many-searches': 'Many searches are running here. Try again in {wait}.',
  'search-too-slow':
    'This search took longer than {time} and was stopped. Search for less at once, or try again in a minute.',
  'fresh-sign-in':
    'Sign in again to do this: it asks for a sign-in of the last {minutes} minutes. Nothing was changed.',
  'part-not-valid': 'The {part, select, address {address} query {query} other {request body}} is not valid.',
});
