import { Failure } from '@foothold/core/contract/envelope.ts';

/** What is wrong with the bytes that came back for a message that is no request; '' for nothing. A closed connection is an answer. */
export function rawProblem(text: string): string {
  if (text === '') return '';
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(text)?.[1] ?? 0);
  if (status === 0) return `an answer that is no HTTP: ${text.slice(0, 100)}`;
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  // Busy, as it says of itself.
  if (status >= 500 && !(status === 503 && /^retry-after: \d+\r?$/im.test(head)))
    return `${status}: ${text.slice(0, 300)}`;
  for (const header of ['x-content-type-options: nosniff', 'content-security-policy: '])
    if (!head.toLowerCase().includes(header)) return `${status} without ${header}`;
  if (status < 400) return '';
  // A body in pieces has their lengths around it.
  const json = body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1);
  return isFailure(json) ? '' : `${status} that is no envelope: ${body.slice(0, 200)}`;
}

function isFailure(json: string): boolean {
  try {
    return Failure.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}
