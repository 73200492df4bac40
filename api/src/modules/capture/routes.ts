import { captureLimits, jobsCapture } from '@foothold/core/contract/capture.ts';
import type { ErrorCode } from '@foothold/core/contract/envelope.ts';
import { completed, linkFields } from '@foothold/core/domain/captured-job.ts';
import { readPasted } from '@foothold/core/domain/read-pasted.ts';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../bind.ts';
import { AppError } from '../../errors.ts';
import { type Outbound, OutboundError, type OutboundReason } from '../../providers/outbound/port.ts';
import { readLink } from './read-link.ts';

type Options = {
  outbound: Outbound;
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
  unreachable: 'vendor-failed',
  'too-slow': 'vendor-timeout',
};

/** Mounts POST /api/jobs/capture: reads a posting into the fields of a job. Nothing of it is kept on the server. */
export function captureRoutes(app: FastifyInstance, { outbound, now, takeTurn }: Options): void {
  bind(app, jobsCapture, async ({ body: { url, text }, caller, request }) => {
    const wait = await takeTurn(caller.userId);
    if (wait > 0)
      throw new AppError(
        'too-many-requests',
        `${captureLimits.perMinute} postings are read a minute. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
        { retryAfter: wait },
      );
    const at = now().getTime();
    if (text !== undefined) {
      const { postings, notices } = readPasted(text, { now: at });
      const link = linkFields(url ?? '');
      return { postings: postings.map((posting) => completed(posting, link)), notices };
    }
    try {
      return await readLink(url ?? '', { outbound, now: at });
    } catch (cause) {
      if (!(cause instanceof OutboundError)) throw cause;
      request.log.info({ reason: cause.reason }, 'a link could not be read');
      throw new AppError(
        codes[cause.reason],
        `${cause.message} You can paste the text of the posting instead.`,
        {
          field: 'url',
        },
      );
    }
  });
}
