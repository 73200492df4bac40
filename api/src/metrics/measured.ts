import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ImportCounts, RunImport } from '../modules/import/events.ts';
import type { MailPort } from '../providers/mail/port.ts';
import type { Metrics } from './metrics.ts';

/** Counts every answer by the pattern of its route; an address that no route takes counts as `(none)`. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply: FastifyReply) => {
    metrics.request({
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    if (reply.statusCode === 429)
      metrics.limited(request.isOverCalls ? 'calls' : (request.routeOptions.url ?? '(none)'));
  });
}

/** The same mail port; what it sends and what it fails at is counted. */
export function measuredMail(mail: MailPort, metrics: Metrics): MailPort {
  return {
    ...mail,
    async send(one) {
      try {
        await mail.send(one);
      } catch (cause) {
        metrics.mail('failed');
        throw cause;
      }
      metrics.mail('sent');
    },
  };
}

const rowOutcomes = ['accepted', 'updated', 'duplicates', 'rejected'] as const;

/** The same importer; its rows are counted while they come in, also those of an import that ends early. */
export function measuredImport(runImport: RunImport, metrics: Metrics): RunImport {
  return (order, { signal, tell }) => {
    let before: Partial<ImportCounts> = {};
    return runImport(order, {
      signal,
      tell(event) {
        if (event.kind === 'progress' || event.kind === 'file')
          for (const outcome of rowOutcomes)
            metrics.importedRows(outcome, Math.max(0, event[outcome] - (before[outcome] ?? 0)));
        if (event.kind === 'progress') before = event;
        // The next file counts from nothing.
        if (event.kind === 'file') before = {};
        tell(event);
      },
    });
  };
}
