import { fieldWords } from '../../api/src/testing/schema-words.ts';
import {
  entities,
  entityOf,
  references,
  type TableName,
  tableNames,
} from '../../core/src/own-data/entities.ts';
import type { SourceFile } from '../house-rules.ts';
import { memberComments } from './doc-comments.ts';
import { markdownTable } from './made-parts.ts';

/** What every record has; told once above the tables. */
const common = ['internalId', 'uid', 'createdAt', 'updatedAt', 'isExample'];

const clearing = {
  clears: 'Clear all data takes it',
  'clears-along': 'Clear all data takes it with what it belongs to',
  'with-places': 'Clear all data takes it where places are ticked',
  stays: 'Clear all data leaves it',
} as const;

/** A table of fields for each table of own data, with what it points at and what clearing does. */
export function entityPart(sources: readonly SourceFile[]): string[] {
  const all = sources.filter(({ path }) => path.startsWith('core/src/') && !path.includes('.test.'));
  return tableNames.flatMap((table) => entityLines(table, all));
}

function entityLines(table: TableName, sources: readonly SourceFile[]): string[] {
  const { names, fields = {}, indexes, clearing: what, schema } = entityOf(table);
  const comments = commentsOf(table, sources);
  const points = references
    .filter((one) => one.table === table)
    .map(({ field, to, hold }) => `\`${field}\` → \`${to}\` (${hold})`);
  const facts = [
    `${clearing[what]}.`,
    ...(points.length > 0 ? [`Points at: ${points.join(', ')}.`] : []),
    `Indexes: \`${Object.values(indexes).join(', ')}\`.`,
  ];
  const own = fieldWords(schema).filter(({ name }) => !common.includes(name));
  const rows = own.map(({ name, holds, given }) => {
    const label = fields[name]?.label;
    return [
      `\`${name}\``,
      shortened(holds),
      given === '' ? '' : `\`${shortened(given)}\``,
      [label ? `“${label}”` : '', withoutCitation(comments[name] ?? '')]
        .filter((words) => words !== '')
        .join('. '),
    ];
  });
  return [
    `### ${table}`,
    '',
    `One row: a ${names.one}. ${facts.join(' ')}`,
    '',
    ...markdownTable(['field', 'holds', 'new', 'what it is'], rows),
    '',
  ];
}

/** The comments beside the fields of a schema, which are in the object its schema is made of. */
function commentsOf(table: TableName, sources: readonly SourceFile[]): Record<string, string> {
  const { names } = entities[table];
  const head = new RegExp(`schema: (\\w+),\\s+names: \\{ one: '${names.one}'`);
  const schema = sources.map(({ text }) => head.exec(text)?.[1]).find((one) => one !== undefined);
  for (const { text } of sources) {
    const shape = new RegExp(`export const ${schema} = z\\.looseObject\\((\\w+)\\)`).exec(text)?.[1];
    if (shape) return memberComments(text, shape);
  }
  return {};
}

/** A comment without what it cites: the reader of the table has these pages at hand. */
const withoutCitation = (comment: string) =>
  comment.replaceAll(/ ?\((?:docs\/|[A-Z]+\.md)[^()]{1,120}\)/g, '');

const shortened = (words: string) => (words.length > 160 ? `${words.slice(0, 157)}…` : words);
