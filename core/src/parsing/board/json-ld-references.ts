import { fieldsOf } from './loose-fields.ts';

type Node = Record<string, unknown>;

/** Deeper and larger graphs than pages have; keeps one that was made to be slow from being so. */
const deepest = 12;
const maxNodes = 5000;
/** Properties of a posting, and of what they name, that may point to another node of the page. */
const pointing = ['hiringOrganization', 'jobLocation', 'address', 'baseSalary', 'value', 'containedInPlace'];
const alsoPointing = ['applicantLocationRequirements', 'identifier', 'addressCountry', 'addressRegion'];
const properties = [...pointing, ...alsoPointing];

/** The nodes of some JSON-LD by their `@id`; what only points to a node is none. */
export function nodesById(value: unknown): ReadonlyMap<string, Node> {
  const nodes = new Map<string, Node>();
  let left = maxNodes;
  const walk = (one: unknown, depth: number) => {
    if (depth > deepest || left <= 0) return;
    left -= 1;
    if (Array.isArray(one)) for (const item of one) walk(item, depth + 1);
    const node = fieldsOf(one);
    if (!node) return;
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1) nodes.set(id, { ...nodes.get(id), ...node });
    for (const inner of Object.values(node)) if (typeof inner === 'object') walk(inner, depth + 1);
  };
  walk(value, 0);
  return nodes;
}

/** A posting with what it points to (`{"@id": "#acme"}`, or the bare id) in the place of the pointer. */
export function withReferences(node: Node, nodes: ReadonlyMap<string, Node>, depth = 0): Node {
  if (nodes.size === 0 || depth > 4) return node;
  const found = properties.flatMap((name) => {
    const value = node[name];
    return value === undefined ? [] : [[name, referred(value, nodes, depth)] as const];
  });
  return { ...node, ...Object.fromEntries(found) };
}

function referred(value: unknown, nodes: ReadonlyMap<string, Node>, depth: number): unknown {
  if (Array.isArray(value)) return value.slice(0, maxNodes).map((item) => referred(item, nodes, depth));
  if (typeof value === 'string') {
    const node = nodes.get(value);
    return node ? withReferences(node, nodes, depth + 1) : value;
  }
  const own = fieldsOf(value);
  if (!own) return value;
  const id = own['@id'];
  const known = typeof id === 'string' ? nodes.get(id) : undefined;
  return withReferences({ ...known, ...own }, nodes, depth + 1);
}
