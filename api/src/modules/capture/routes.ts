import { captureLimits, jobsCapture } from '@foothold/core/contract/capture.ts';
import type { ErrorCode } from '@foothold/core/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { AppError, serverMessage, waitingTime } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { type Outbound, OutboundError, type OutboundReason } from '../../providers/outbound/port.ts';
import { type Reading, ReadingError, type ReadingProblem } from '../../providers/reading/port.ts';
import { captureMessage } from './capture.messages.ts';
import { pageReader } from './page-reader.ts';
import { readLink } from './read-link.ts';

type Options = {
  outbound: Outbound;
  /** Reads what was fetched or pasted. */
  reading: Reading;
  now: () => Date;
  /** Counts a capture of a person: 0, or the seconds to wait where there were too many. */
  takeTurn: (userId: string) => Promise<number>;
};

const codes: Readonly<Record<OutboundReason, ErrorCode>> = {
  'bad-address': 'validation',
  'no-public-site': 'unprocessable',
  'too-many-redirects': 'unprocessable',
  'too-large': 'unprocessable',
  'wrong-type': 'unprocessable',
  'no-network': 'vendor-failed',
  unreachable: 'vendor-failed',
  'too-slow': 'vendor-timeout',
};

/** Mounts POST /api/jobs/capture: reads a posting into the fields of a job. Nothing of it is kept on the server. */
export function captureRoutes(app: FastifyInstance, { outbound, reading, now, takeTurn }: Options): void {
  const pages = pageReader(reading);
  bind(app, jobsCapture, async ({ body: { url, text }, caller, request }) => {
    const wait = await takeTurn(caller.userId);
    if (wait > 0)
      throw new AppError(
        'too-many-requests',
        captureMessage('too-many', { count: captureLimits.perMinute, wait: waitingTime(wait) }),
        { retryAfter: wait },
      );
    const at = now().getTime();
    try {
      if (text !== undefined) return await pages.pasted({ text, now: at, link: url ?? '' });
      return await readLink(url ?? '', { outbound, pages, now: at });
    } catch (cause) {
      if (cause instanceof ReadingError) {
        request.log.info({ reason: cause.problem }, 'a page could not be read');
        throw new AppError(...unread(cause.problem, text === undefined));
      }
      if (!(cause instanceof OutboundError)) throw cause;
      request.log.info({ reason: cause.reason }, 'a link could not be read');
      throw new AppError(codes[cause.reason], captureMessage('link-not-read', { why: cause.text }), {
        field: 'url',
      });
    }
  });
}

/** What a person is told of a page or a pasted text that could not be read. */
function unread(problem: ReadingProblem, isLink: boolean): ConstructorParameters<typeof AppError> {
  if (problem === 'stopped') return ['unavailable', serverMessage('stopping')];
  const what = isLink ? 'page' : 'text';
  const name = `${what}-${problem === 'too-slow' ? 'too-slow' : 'unread'}` as const;
  return ['unprocessable', captureMessage(name), { field: isLink ? 'url' : 'text' }];
}
