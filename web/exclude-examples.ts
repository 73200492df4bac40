import { type Plugin, parseSync } from 'vite';

const table = '/src/app/screens.data.ts';

/** Fields of a screen that checks and browser tests read, and the product never. */
const ofChecks: ReadonlySet<string> = new Set(['example', 'heavy']);

type Node = { type: string; start: number; end: number };
type Property = Node & { key: Node & { name?: string } };

/** The table of screens without what checks alone read; `code` is JavaScript. */
export function withoutExamples(code: string): string {
  const cuts: { start: number; end: number }[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, properties } = node as { type?: string; properties?: Property[] };
    if (type === 'ObjectExpression')
      for (const { key, start, end } of properties ?? [])
        if (key?.type === 'Identifier' && ofChecks.has(key.name ?? '')) cuts.push({ start, end });
    Object.values(node).forEach(visit);
  };
  visit(parseSync('screens.js', code).program);
  let text = code;
  for (const { start, end } of cuts.reverse()) {
    // With the comma behind it: an empty place in an object is no JavaScript.
    const comma = text[end] === ',' ? 1 : 0;
    text = text.slice(0, start) + text.slice(end + comma);
  }
  return text;
}

/** Vite: leaves the examples of the screens out of the first script, which every screen waits for: 1 KB. */
export function excludeExamples(): Plugin {
  return {
    name: 'leave-examples-out',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => (id.endsWith(table) ? { code: withoutExamples(code), map: null } : null),
  };
}
