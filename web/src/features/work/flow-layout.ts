import { type FlowNode, flowNodes, type JobFlow } from '@foothold/core/tracking/job-flow.ts';
import { sankey, sankeyLeft, sankeyLinkHorizontal } from 'd3-sankey';

/** A node as it is drawn, in px from the upper left corner. */
export type DrawnNode = FlowNode & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A link as it is drawn: an SVG path and how wide its stroke is. */
export type DrawnLink = {
  readonly key: string;
  readonly path: string;
  readonly width: number;
  readonly isAnswer: boolean;
};

export type DrawnFlow = { readonly nodes: readonly DrawnNode[]; readonly links: readonly DrawnLink[] };

const nodeWidth = 8;
/** Room for a label of 24 px under each node, which may be a hair high. */
const nodeGap = 26;

type Node = FlowNode & { order: number };
type Link = { source: string; target: string; value: number };

/**
 * Places the diagram in a frame, `labelRoom` px of which at the end are for the names of the last column. A node stands
 * one column after the last one that leads to it; in a column the hopeful ones are on top.
 */
export function flowLayout(
  { nodes, links }: Pick<JobFlow, 'nodes' | 'links'>,
  frame: { width: number; height: number; labelRoom: number },
): DrawnFlow {
  const layout = sankey<Node, Link>()
    .nodeId((node) => node.id)
    .nodeWidth(nodeWidth)
    .nodePadding(nodeGap)
    .nodeAlign(sankeyLeft)
    .nodeSort((a, b) => a.order - b.order)
    .extent([
      [0, 12],
      [Math.max(nodeWidth + 1, frame.width - frame.labelRoom), frame.height - 12],
    ]);
  const graph = layout({
    nodes: nodes.map((node) => ({ ...node, order: flowNodes.findIndex(({ id }) => id === node.id) })),
    links: links.map(({ from, to, count }) => ({ source: from, target: to, value: count })),
  });
  const path = sankeyLinkHorizontal<Node, Link>();
  return {
    nodes: graph.nodes.map((node) => {
      const { x0 = 0, x1 = 0, y0 = 0, y1 = 0 } = node;
      return { ...node, x: x0, y: y0, width: x1 - x0, height: Math.max(2, y1 - y0) };
    }),
    links: graph.links.map((link) => {
      const [from, to] = [link.source, link.target] as Node[];
      return {
        key: `${from?.id} ${to?.id}`,
        path: path(link) ?? '',
        width: Math.max(1, link.width ?? 0),
        isAnswer: to?.isAnswer ?? false,
      };
    }),
  };
}
