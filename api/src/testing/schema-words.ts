import type * as z from 'zod/mini';
import { toJSONSchema } from 'zod/mini';

/** As much of a JSON schema as words need. */
type Node = {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  items?: Node;
  prefixItems?: readonly Node[];
  properties?: Readonly<Record<string, Node>>;
  required?: readonly string[];
  additionalProperties?: Node | boolean;
  anyOf?: readonly Node[];
  oneOf?: readonly Node[];
  allOf?: readonly Node[];
  $ref?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
};

/** One field of a schema: what it holds in words, its default as JSON, and whether a caller may leave it out. */
export type FieldWords = { name: string; holds: string; given: string; isOptional: boolean };

type Schema = z.core.$ZodType;

const jsonOf = (schema: Schema) => toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;

/** The fields of an object schema; of a list those of its items, of alternatives those of all. Empty for a plain value. */
export function fieldWords(schema: Schema): FieldWords[] {
  return [...new Map(fieldsOf(jsonOf(schema)).map((field) => [field.name, field])).values()];
}

/** What a schema holds, in a few words. */
export const schemaWords = (schema: Schema): string => wordsOf(jsonOf(schema));

function fieldsOf({ properties, required = [], items, anyOf, oneOf, allOf }: Node): FieldWords[] {
  const inner = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  if (!properties) return [...(items ? [items] : []), ...inner].flatMap(fieldsOf);
  return Object.entries(properties).map(([name, node]) => ({
    name,
    holds: wordsOf(node),
    given: node.default === undefined ? '' : JSON.stringify(node.default),
    isOptional: !required.includes(name),
  }));
}

function wordsOf(node: Node): string {
  const { type, items, prefixItems, properties, additionalProperties } = node;
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' · ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  const either = node.anyOf ?? node.oneOf;
  if (either) return [...new Set(either.map(wordsOf))].join(' or ');
  if (node.allOf) return node.allOf.map(wordsOf).join(' and ');
  if (prefixItems) return `[${prefixItems.map(wordsOf).join(', ')}]`;
  if (type === 'array') return `list of ${items ? wordsOf(items) : 'anything'}`;
  if (properties && Object.keys(properties).length > 0) return `{ ${Object.keys(properties).join(', ')} }`;
  if (type === 'object')
    return typeof additionalProperties === 'object' ? `${wordsOf(additionalProperties)} by name` : 'object';
  if (type === 'string') return node.maxLength === undefined ? 'text' : `text up to ${node.maxLength}`;
  if (type === 'integer') return 'whole number';
  if (type === 'boolean') return 'yes or no';
  return typeof type === 'string' ? type : 'anything';
}
