import type { Field } from '@foothold/core/entities/entity.ts';
import { entityOf } from '@foothold/core/own-data/entities.ts';
import type * as z from 'zod/mini';
import type { TableName } from '../rows/tables.ts';

type Def = {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  entries?: Record<string, string>;
  shape?: Record<string, z.ZodMiniType>;
  options?: readonly z.ZodMiniType[];
};

/** A record of a table with a value in every field of its schema, none of which is the default. */
export function wholeRecord(table: TableName, internalId = 1): Record<string, unknown> {
  const { schema, fields = {} } = entityOf(table);
  const shape = schema.shape as Record<string, z.ZodMiniType>;
  const values = Object.keys(shape).map((name) => [name, sampleOf(name, shape[name], fields[name])]);
  return { ...Object.fromEntries(values), internalId };
}

function sampleOf(name: string, schema: z.ZodMiniType | undefined, field?: Field): unknown {
  if (field?.kind === 'choice') return Object.keys(field.choices ?? {}).at(-1);
  if (field?.kind === 'date') return '2026-10-05';
  if (field?.kind === 'instant') return '2026-09-30T08:15:00.000Z';
  if (field?.kind === 'link') return `https://example.com/${name}`;
  if (field?.kind === 'text') return `First line of ${name}\n=second, "quoted"`;
  const def = (schema as unknown as { _zod: { def: Def } })._zod.def;
  switch (def.type) {
    case 'default':
    case 'catch':
    case 'nullable':
    case 'optional':
      return sampleOf(name, def.innerType);
    case 'string':
      return `Own ${name}`;
    case 'number':
      return 7;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries ?? {}).at(-1);
    case 'array':
      return [sampleOf(name, def.element)];
    case 'record':
      return { [name]: sampleOf(name, def.valueType) };
    case 'union':
      return sampleOf(name, def.options?.[0]);
    case 'unknown':
      return `Own ${name}`;
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([inner, one]) => [inner, sampleOf(inner, one)]),
      );
    default:
      throw new Error(`wholeRecord has no value for ${name}, a ${def.type}: add one.`);
  }
}
