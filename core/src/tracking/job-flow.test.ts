import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/calendar-date.ts';
import { applyDateApplied } from '../entities/job/apply-date-applied.ts';
import {
  applyCorrection,
  applyRemoval,
  applyStatus,
  type JobWithHistory,
} from '../entities/job/apply-status.ts';
import { newJob } from '../entities/job/job.ts';
import { inOrder } from '../entities/job/job-history.ts';
import { type JobStatus, jobStatus, jobStatuses } from '../entities/job/job-status.ts';
import { type Application, applicationOf } from './application-path.ts';
import { flowNodes, jobFlow } from './job-flow.ts';

const today = '2026-11-19';

/** What a person may do to a job, on a day up to a year back. */
const act = fc.record({
  kind: fc.constantFrom('status', 'status', 'status', 'correct', 'remove', 'applied', 'clear'),
  status: fc.constantFrom(...jobStatuses.map(({ value }) => value)),
  daysAgo: fc.nat({ max: 365 }),
  which: fc.nat(),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** The job after these acts, by the rules that the product writes by. */
function lived(acts: readonly Act[]): JobWithHistory {
  let ids = 0;
  let at = Date.parse('2026-01-01T00:00:00Z');
  const made = () => {
    at += 60_000;
    return {
      now: new Date(at),
      newUid: () => {
        ids += 1;
        return `u${ids}`;
      },
    };
  };
  let state: JobWithHistory = { job: { ...newJob({}), internalId: 1 }, history: [] };
  for (const { kind, status, daysAgo, which } of acts) {
    const date = addDays(today, -daysAgo);
    const entry = state.history[which % Math.max(1, state.history.length)];
    if (kind === 'status') state = applyStatus(state, { status, date }, made());
    else if (kind === 'applied') state = applyDateApplied(state, date, made());
    else if (kind === 'clear') state = applyDateApplied(state, '', made());
    else if (entry && kind === 'correct') state = applyCorrection(state, entry.uid, { date }, made());
    else if (entry) state = applyRemoval(state, entry.uid, made());
  }
  return state;
}

function read({ job, history }: JobWithHistory): Application | null {
  const steps = inOrder(history).flatMap(({ statusTo, date }) =>
    statusTo === null ? [] : [{ status: statusTo, date }],
  );
  return applicationOf({ status: job.status, applied: job.applied, dateApplied: job.dateApplied, steps });
}

const hunt = fc.array(fc.array(act, { maxLength: 9 }), { maxLength: 40 });

describe('jobFlow', () => {
  it('adds up at each node, whatever was back-dated, corrected, taken out, skipped or reopened', () => {
    let applications = 0;
    fc.assert(
      fc.property(hunt, (acts) => {
        const jobs = acts.map(lived);
        const found = jobs.map(read).filter((one) => one !== null);
        applications += found.length;
        const { total, nodes, links } = jobFlow(found);
        const into = (id: string) => links.reduce((sum, link) => sum + (link.to === id ? link.count : 0), 0);
        const out = (id: string) => links.reduce((sum, link) => sum + (link.from === id ? link.count : 0), 0);
        // Every job marked as applied is an application, and so is every one whose status says so.
        const marked = jobs.filter(({ job }) => job.applied || jobStatus(job.status).impliesApplied).length;
        expect(total).toBeGreaterThanOrEqual(marked);
        expect(nodes.reduce((sum, { rests }) => sum + rests, 0)).toBe(total);
        for (const { id, count, rests } of nodes) {
          expect(count).toBeGreaterThan(0);
          expect(out(id) + rests).toBe(count);
          expect(into(id)).toBe(id === 'applied' ? 0 : count);
        }
        expect(nodes.find(({ id }) => id === 'applied')?.count ?? 0).toBe(total);
        for (const { from, to } of links) expect(placeOf(from)).toBeLessThan(placeOf(to));
        expect(new Set(links.map(({ from, to }) => `${from} ${to}`)).size).toBe(links.length);
      }),
      { numRuns: 300 },
    );
    expect(applications).toBeGreaterThan(500);
  });

  it('counts the same whether an answer was written down on its day or back-dated later', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat({ max: 300 }), { minLength: 4, maxLength: 4 }),
        // Each once: the same status given again on another day is a correction of it, not a second one.
        fc.shuffledSubarray<JobStatus>(['interview-requested', 'offer-pending', 'offer-accepted'], {
          minLength: 1,
        }),
        (days, answers) => {
          const steps = [...days]
            .sort((a, b) => b - a)
            .slice(0, answers.length + 1)
            .map((daysAgo, at) => ({
              kind: 'status' as const,
              which: 0,
              daysAgo,
              status: at === 0 ? ('application-submitted' as const) : (answers[at - 1] ?? 'offer-pending'),
            }));
          const counted = (acts: Act[]) => {
            const application = read(lived(acts));
            return jobFlow(application ? [application] : []).links;
          };
          expect(counted([...steps].reverse())).toEqual(counted(steps));
        },
      ),
    );
  });

  it('goes where the table of decision 0035 says', () => {
    const path = (...statuses: JobStatus[]) => {
      const steps = statuses.map((status) => ({ status, date: today }));
      const facts = { status: steps.at(-1)?.status ?? 'archived', applied: true, dateApplied: '', steps };
      const one = applicationOf(facts);
      return jobFlow(one ? [one] : []).nodes.map(({ id }) => id);
    };
    const sent = 'application-submitted';
    expect(path(sent)).toEqual(['applied', 'waiting']);
    expect(path(sent, 'interview-requested')).toEqual(['applied', 'interview', 'interviewing']);
    expect(path(sent, 'interview-requested', sent)).toEqual(['applied', 'interview', 'interviewing']);
    expect(path(sent, 'offer-pending')).toEqual(['applied', 'offer', 'offer-pending']);
    expect(path(sent, 'interview-requested', 'offer-pending', 'archived')).toEqual([
      'applied',
      'interview',
      'offer',
      'offer-ended',
    ]);
    expect(path(sent, 'rejected-after-interview')).toEqual(['applied', 'interview', 'rejected-after']);
    expect(path(sent, 'filled-or-canceled')).toEqual(['applied', 'canceled']);
    expect(path('offer-accepted')).toEqual(['applied', 'offer', 'offer-accepted']);
  });

  it('names the statuses of a node only where a filter by status shows exactly its jobs', () => {
    const application = (status: JobStatus, before: JobStatus[] = [], applied = true) => {
      const steps = [...before, status].map((one) => ({ status: one, date: today }));
      const read = applicationOf({ status, applied, dateApplied: '', steps });
      if (!read) throw new Error('An application was expected.');
      return read;
    };
    const statusesOf = (applications: Application[], id: string) =>
      jobFlow(applications).nodes.find((node) => node.id === id)?.statuses;
    const waiting = application('application-submitted');
    const rejected = application('rejected-before-interview');
    const tidied = application('archived', ['rejected-before-interview']);
    const left = application('archived', ['application-submitted']);
    expect(statusesOf([waiting, rejected, tidied], 'waiting')).toEqual(['application-submitted']);
    expect(statusesOf([waiting, rejected, tidied], 'rejected')).toEqual([
      'rejected-before-interview',
      'archived',
    ]);
    expect(statusesOf([waiting, rejected, tidied, left], 'rejected')).toBeNull();
    expect(statusesOf([waiting, application('application-submitted', [], false)], 'waiting')).toBeNull();
  });

  it('counts who heard back, talked and got an offer', () => {
    const one = (...statuses: JobStatus[]) => {
      const steps = statuses.map((status) => ({ status, date: today }));
      return applicationOf({ status: statuses.at(-1) ?? 'archived', applied: true, dateApplied: '', steps });
    };
    const all = [
      one('application-submitted'),
      one('application-submitted', 'filled-or-canceled'),
      one('application-submitted', 'rejected-before-interview', 'archived'),
      one('application-submitted', 'interview-requested', 'application-submitted'),
      one('application-submitted', 'offer-pending'),
    ].filter((found) => found !== null);
    expect(jobFlow(all)).toMatchObject({ total: 5, heardBack: 3, interviews: 1, offers: 1 });
  });
});

const placeOf = (id: string) => flowNodes.findIndex((node) => node.id === id);
