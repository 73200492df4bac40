import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { SourceFile } from './house-rules.ts';

/** One regular expression in the code: what it is, or the words that build it where that is known only at run time. */
export type Expression = { path: string; line: number } & (
  | { source: string; flags: string }
  | { built: string }
);

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Regex = { source: string; flags: string };
/** What can be known of a value without running the code. */
type Known = string | Regex | Known[] | undefined;

type Module = {
  path: string;
  text: string;
  /** Literals and calls, in the order of the file. */
  expressions: Node[];
  constants: Map<string, Node>;
  imports: Map<string, { from: string; name: string }>;
};

/**
 * Every regular expression of the files: literals, and calls of RegExp, whose texts are put together as far as they
 * are in the code, constants of other files included.
 */
export function expressionsOf(files: readonly SourceFile[]): Expression[] {
  const modules = new Map(files.map((file) => [file.path, moduleOf(file)]));
  const value = valuesOf(modules);
  return [...modules.values()].flatMap((module) =>
    module.expressions.map((node): Expression => {
      const at = { path: module.path, line: module.text.slice(0, node.start).split('\n').length };
      const known = value(node, module);
      if (known && typeof known === 'object' && !Array.isArray(known)) return { ...at, ...known };
      return { ...at, built: module.text.slice(node.start, node.end).replace(/\s+/g, ' ') };
    }),
  );
}

function moduleOf({ path, text }: SourceFile): Module {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} could not be parsed: ${errors[0]?.message}`);
  const constants = new Map<string, Node>();
  const imports = new Map<string, { from: string; name: string }>();
  const twice = new Set<string>();
  const expressions: Node[] = [];
  walk(program, (node) => {
    if ((node.type === 'Literal' && node.regex) || isRegExpCall(node)) expressions.push(node);
    if (node.type === 'VariableDeclaration' && node.kind === 'const')
      for (const { id, init } of node.declarations as { id: Node; init: Node | null }[]) {
        const name = id.name as string;
        if (id.type !== 'Identifier' || !init) continue;
        // Two of a name in different functions: neither is known.
        if (constants.has(name)) twice.add(name);
        constants.set(name, init);
      }
    if (node.type === 'ImportDeclaration')
      for (const specifier of node.specifiers as { type: string; local: Node; imported?: Node }[])
        if (specifier.imported)
          imports.set(specifier.local.name as string, {
            from: addressOf(path, (node.source as { value: string }).value),
            name: (specifier.imported.name ?? specifier.imported.value) as string,
          });
  });
  for (const name of twice) constants.delete(name);
  expressions.sort((a, b) => a.start - b.start);
  return { path, text, expressions, constants, imports };
}

function addressOf(from: string, address: string): string {
  const own = /^@foothold\/(core|api|web)\/(?:src\/)?(.+)$/.exec(address);
  if (own) return `${own[1]}/src/${own[2]}`;
  return address.startsWith('.') ? posix.join(posix.dirname(from), address) : '';
}

function isRegExpCall({ type, callee }: Node): boolean {
  const isCall = type === 'NewExpression' || type === 'CallExpression';
  return isCall && (callee as Node).type === 'Identifier' && (callee as Node).name === 'RegExp';
}

/** Shows every node below one, itself included. */
function walk(root: unknown, see: (node: Node) => void): void {
  const left: unknown[] = [root];
  while (left.length > 0) {
    const next = left.pop() as Record<string, unknown>;
    if (typeof next.type === 'string') see(next as Node);
    for (const name in next) {
      const inner = next[name];
      if (typeof inner === 'object' && inner !== null) left.push(inner);
    }
  }
}

function valuesOf(modules: ReadonlyMap<string, Module>) {
  /** Constants that are being read, so that one that is told by itself ends. */
  const open = new Set<Node>();
  return value;

  function value(node: Node, module: Module): Known {
    switch (node.type) {
      case 'Literal': {
        const { regex, value: plain } = node as {
          regex?: { pattern: string; flags: string };
          value?: unknown;
        };
        if (regex) return { source: regex.pattern, flags: regex.flags };
        return typeof plain === 'string' || typeof plain === 'number' ? String(plain) : undefined;
      }
      case 'TemplateLiteral':
        return template(node, module, 'cooked');
      case 'TaggedTemplateExpression':
        return module.text.startsWith('String.raw', node.start)
          ? template(node.quasi as Node, module, 'raw')
          : undefined;
      case 'BinaryExpression': {
        const [left, right] = [value(node.left as Node, module), value(node.right as Node, module)];
        return node.operator === '+' && typeof left === 'string' && typeof right === 'string'
          ? left + right
          : undefined;
      }
      case 'Identifier':
        return constant(node.name as string, module);
      case 'MemberExpression': {
        const object = value(node.object as Node, module);
        const isSource = (node.property as Node).name === 'source';
        return isSource && object && typeof object === 'object' && 'source' in object
          ? object.source
          : undefined;
      }
      case 'ArrayExpression':
        return (node.elements as Node[]).map((element) => value(element, module));
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return value(node.expression as Node, module);
      case 'CallExpression':
      case 'NewExpression':
        return isRegExpCall(node) ? regExp(node, module) : joined(node, module);
      default:
        return undefined;
    }
  }

  function template(node: Node, module: Module, kind: 'cooked' | 'raw'): Known {
    const parts = (node.quasis as { value: { cooked: string; raw: string } }[]).map(
      (part) => part.value[kind],
    );
    const inner = (node.expressions as Node[]).map((part) => value(part, module));
    if (!inner.every((part) => typeof part === 'string')) return undefined;
    return parts.map((part, at) => part + (inner[at] ?? '')).join('');
  }

  function constant(name: string, module: Module): Known {
    const imported = module.imports.get(name);
    const home = imported ? modules.get(imported.from) : module;
    const init = home?.constants.get(imported?.name ?? name);
    if (!home || !init || open.has(init)) return undefined;
    open.add(init);
    const known = value(init, home);
    open.delete(init);
    return known;
  }

  function regExp(node: Node, module: Module): Known {
    const [first, second] = node.arguments as Node[];
    const source = first && value(first, module);
    const flags = second
      ? value(second, module)
      : typeof source === 'object' && 'flags' in source
        ? source.flags
        : '';
    const text = typeof source === 'object' && 'source' in source ? source.source : source;
    return typeof text === 'string' && typeof flags === 'string' ? { source: text, flags } : undefined;
  }

  /** `[…].join('|')` */
  function joined(node: Node, module: Module): Known {
    const callee = node.callee as Node;
    if (callee.type !== 'MemberExpression' || (callee.property as Node).name !== 'join') return undefined;
    const list = value(callee.object as Node, module);
    const mark = value((node.arguments as Node[])[0] as Node, module);
    const isKnown = Array.isArray(list) && list.every((item) => typeof item === 'string');
    return isKnown && typeof mark === 'string' ? list.join(mark) : undefined;
  }
}
