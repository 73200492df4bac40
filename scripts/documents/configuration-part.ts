import { variableNames, variableSchemas } from '../../api/src/config/env.ts';
import { vendors } from '../../api/src/sources/vendors.ts';
import type { SourceFile } from '../house-rules.ts';
import { memberComments } from './doc-comments.ts';
import { markdownTable } from './made-parts.ts';

/** Every variable of the environment: its default, and what the comment beside it says. */
export function configurationPart(sources: readonly SourceFile[]): string[] {
  const textOf = (path: string) => sources.find((one) => one.path === path)?.text ?? '';
  const comments: Readonly<Record<string, string>> = {
    ...memberComments(textOf('api/src/config/env.ts'), 'Variables'),
    ...memberComments(textOf('api/src/config/plan-variables.ts'), 'planVariables'),
    ...sourceMeanings(),
  };
  const unsaid = variableNames.filter((name) => !comments[name]);
  if (unsaid.length > 0)
    throw new Error(
      `No comment says what ${unsaid.join(', ')} is for: write one above it (api/src/config/env.ts).`,
    );
  const rows = variableNames.map((name) => [`\`${name}\``, defaultOf(name), comments[name] ?? '']);
  return markdownTable(['variable', 'default', 'meaning'], rows);
}

/** As much of a schema as leads to its default. */
type Defaulted = {
  _zod: { def: { type: string; defaultValue?: unknown; innerType?: Defaulted; in?: Defaulted } };
};

function defaultOf(name: string): string {
  const schema = variableSchemas[name] as Defaulted | undefined;
  const value = schema && defaultValue(schema);
  if (value === false) return '`off`';
  const usual = typeof value === 'object' && value !== null && 'usual' in value ? value.usual : value;
  return typeof usual === 'string' || typeof usual === 'number' ? `\`${usual}\`` : '';
}

function defaultValue({ _zod: { def } }: Defaulted): unknown {
  if (def.type === 'default') return def.defaultValue;
  const inner = def.innerType ?? def.in;
  return inner && defaultValue(inner);
}

/** What the variables of posting sources are for. */
function sourceMeanings(): Record<string, string> {
  const all = vendors.flatMap(({ name, asked }) => {
    if (!asked) return [];
    const board = asked.address.includes('{company}') ? ' `{company}` in it stands for the board.' : '';
    const keys = Object.keys(asked.keys ?? {});
    return [
      [
        asked.variable,
        `Another address of the posting source \`${name}\` than ${asked.address}, for a proxy or a test.${board}`,
      ],
      ...keys.map((key) => [
        key,
        `${keys.length > 1 ? `With ${keys.filter((one) => one !== key).join(' and ')}, ` : ''}\`${name}\` is one more posting source. Absent: it is not there.`,
      ]),
    ];
  });
  return Object.fromEntries(all);
}
