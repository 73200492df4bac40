import { type JobStatus, jobStatuses } from '../entities/job/job-status.ts';
import type { Application, ApplicationOutcome } from './application-path.ts';

/** A place that applications pass or end in, by id. */
export type FlowNodeId = (typeof flowNodes)[number]['id'];

type NodeLine = { readonly id: string; readonly isAnswer: boolean };

const line = <const I extends string>(id: I, isAnswer = false) => ({ id, isAnswer }) satisfies NodeLine;

/**
 * Where applications go: from the first to the last, and at each step the hopeful ones first (docs/spec/interface.md, Charts).
 * `isAnswer`: a talk or an offer that is alive or was won; everything else is drawn grey.
 */
export const flowNodes = [
  line('applied'),
  line('interview', true),
  line('waiting'),
  line('rejected'),
  line('no-response'),
  line('canceled'),
  line('offer', true),
  line('interviewing', true),
  line('rejected-after'),
  line('no-response-after'),
  line('canceled-after'),
  line('offer-accepted', true),
  line('offer-pending', true),
  line('offer-rejected'),
  line('offer-ended'),
] as const;

export type FlowNode = NodeLine & {
  readonly id: FlowNodeId;
  /** Applications that came here: those that went on and those that rest. */
  readonly count: number;
  /** Applications that are here still or ended here. */
  readonly rests: number;
  /** The present statuses whose applied jobs are exactly those of this node; null when no filter says it. */
  readonly statuses: readonly JobStatus[] | null;
};

export type FlowLink = { readonly from: FlowNodeId; readonly to: FlowNodeId; readonly count: number };

/** Where applications went; nodes without any are left out, links are in the order of their nodes. */
export type JobFlow = {
  readonly total: number;
  readonly heardBack: number;
  readonly interviews: number;
  readonly offers: number;
  readonly nodes: readonly FlowNode[];
  readonly links: readonly FlowLink[];
};

/**
 * The way of an application through the diagram, beginning at `applied` (docs/decisions/0035). An offer without an
 * interview in its history comes straight from `applied`: no interview is made up.
 */
export function flowPath({ stage, outcome, interviewed }: Application): FlowNodeId[] {
  if (stage === 'offer') {
    const last = outcome === 'open' ? 'offer-pending' : isOfOffer(outcome) ? outcome : 'offer-ended';
    return interviewed ? ['applied', 'interview', 'offer', last] : ['applied', 'offer', last];
  }
  // An outcome of an offer brings the stage with it, so that none is left here.
  const end = outcome === 'open' || isOfOffer(outcome) ? null : outcome;
  if (stage === 'interview') return ['applied', 'interview', end ? `${end}-after` : 'interviewing'];
  return ['applied', end ?? 'waiting'];
}

/** Counts the ways of all applications. In each node, what comes in is what goes on and what rests. */
export function jobFlow(applications: readonly Application[]): JobFlow {
  const members = new Map<FlowNodeId, Application[]>(flowNodes.map(({ id }) => [id, []]));
  const rests = new Map<FlowNodeId, number>();
  const links = new Map<string, FlowLink>();
  for (const application of applications) {
    const path = flowPath(application);
    path.forEach((to, at) => {
      members.get(to)?.push(application);
      const from = path[at - 1];
      if (from === undefined) return;
      const key = `${from} ${to}`;
      links.set(key, { from, to, count: (links.get(key)?.count ?? 0) + 1 });
    });
    const last = path.at(-1) ?? 'applied';
    rests.set(last, (rests.get(last) ?? 0) + 1);
  }
  const byStatus = countBy(applications);
  const nodes = flowNodes.map((node): FlowNode => {
    const here = members.get(node.id) ?? [];
    return {
      ...node,
      count: here.length,
      rests: rests.get(node.id) ?? 0,
      statuses: statusesThatSay(here, byStatus),
    };
  });
  const countOf = (holds: (application: Application) => boolean) => applications.filter(holds).length;
  return {
    total: applications.length,
    heardBack: countOf(({ repliedOn }) => repliedOn !== null),
    interviews: countOf(({ interviewed }) => interviewed),
    offers: countOf(({ stage }) => stage === 'offer'),
    nodes: nodes.filter(({ count }) => count > 0),
    links: [...links.values()].sort(
      (a, b) => placeOf(a.from) - placeOf(b.from) || placeOf(a.to) - placeOf(b.to),
    ),
  };
}

/** The list of jobs filters by what it shows, the present status: only where that is the same set, it may be linked. */
function statusesThatSay(
  here: readonly Application[],
  all: ReadonlyMap<JobStatus, number>,
): JobStatus[] | null {
  const present = countBy(here);
  const says =
    here.every(({ applied }) => applied) &&
    [...present].every(([status, count]) => all.get(status) === count);
  return says ? jobStatuses.map(({ value }) => value).filter((value) => present.has(value)) : null;
}

const placeOf = (wanted: FlowNodeId) => flowNodes.findIndex(({ id }) => id === wanted);

function countBy(applications: readonly Application[]): Map<JobStatus, number> {
  const counts = new Map<JobStatus, number>();
  for (const { status } of applications) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

const isOfOffer = (outcome: ApplicationOutcome): outcome is 'offer-accepted' | 'offer-rejected' =>
  outcome === 'offer-accepted' || outcome === 'offer-rejected';
