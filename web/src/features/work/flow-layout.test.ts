import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { applicationOf } from '@foothold/core/tracking/application-path.ts';
import { jobFlow } from '@foothold/core/tracking/job-flow.ts';
import { describe, expect, it } from 'vitest';
import { flowLayout } from './flow-layout.ts';

const frame = { width: 726, height: 270, labelRoom: 140 };
const one = (...statuses: JobStatus[]) => {
  const steps = statuses.map((status) => ({ status, date: '2026-11-01' }));
  const found = applicationOf({ status: 'archived', applied: true, dateApplied: '', steps });
  if (!found) throw new Error('An application was expected.');
  return found;
};
const sent = 'application-submitted';
const drawn = (...applications: ReturnType<typeof one>[]) => flowLayout(jobFlow(applications), frame);

const many = [
  ...Array.from({ length: 40 }, () => one(sent, 'application-no-response')),
  one(sent),
  one(sent, 'rejected-before-interview'),
  one(sent, 'filled-or-canceled'),
  one(sent, 'interview-requested'),
  one(sent, 'interview-requested', 'rejected-after-interview'),
  one(sent, 'interview-requested', 'offer-pending'),
  one(sent, 'interview-requested', 'offer-accepted'),
  one(sent, 'offer-pending', 'filled-or-canceled'),
];

describe('flowLayout', () => {
  it('keeps every node in the frame, apart from the others of its column, the hopeful ones on top', () => {
    const { nodes } = drawn(...many);
    const columns = Map.groupBy(nodes, ({ x }) => x);
    expect(columns.size).toBe(4);
    for (const column of columns.values()) {
      for (const [at, node] of column.entries()) {
        expect(node.y).toBeGreaterThanOrEqual(0);
        expect(node.y + node.height).toBeLessThanOrEqual(frame.height);
        const next = column[at + 1];
        if (next) expect(next.y - node.y).toBeGreaterThanOrEqual(24);
      }
    }
    const second = [...columns.values()][1]?.map(({ id }) => id);
    expect(second).toEqual(['interview', 'waiting', 'rejected', 'no-response', 'canceled']);
  });

  it('draws a link as wide as its share, and none backwards', () => {
    const { nodes, links } = drawn(...many);
    const applied = nodes.find(({ id }) => id === 'applied');
    const widths = links
      .filter(({ key }) => key.startsWith('applied '))
      .reduce((sum, { width }) => sum + width, 0);
    expect(widths).toBeCloseTo(applied?.height ?? 0, 0);
    expect(links.every(({ path }) => /^M[\d.]+,[\d.]+C/.test(path))).toBe(true);
  });

  it('puts an offer without an interview in a column of its own', () => {
    const x = (found: ReturnType<typeof drawn>, id: string) => found.nodes.find((node) => node.id === id)?.x;
    const found = drawn(one(sent, 'offer-pending'), one(sent));
    expect(x(found, 'offer')).toBe(x(found, 'waiting'));
    expect(x(found, 'offer-pending')).toBeGreaterThan(x(found, 'offer') ?? Infinity);
  });

  it('draws a single application, in a narrow frame too', () => {
    const { nodes, links } = flowLayout(jobFlow([one(sent)]), { width: 100, height: 200, labelRoom: 140 });
    expect(nodes.map(({ id }) => id)).toEqual(['applied', 'waiting']);
    expect(links).toHaveLength(1);
    expect(links[0]?.width).toBeGreaterThan(0);
  });
});
