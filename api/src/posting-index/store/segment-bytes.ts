import { tokenFields } from '../port/search-request.ts';
import { byName, type Columns, codeColumns, type ListColumn, listColumns, numberColumns } from './columns.ts';
import { type Packed, pack, unpack } from './packed-arrays.ts';
import type { PostingLists } from './posting-lists.ts';
import { type Fields, Segment } from './segment.ts';
import type { Strings } from './strings.ts';
import { TokenDictionary } from './token-dictionary.ts';

type Numbers = Packed['arrays'] extends ReadonlyMap<string, infer Value> ? Value : never;
type Rest = { texts: string[]; facts: string[]; fieldsWithPlaces: string[] };

const listArrays = [
  'counts',
  'blockStarts',
  'blockDocs',
  'blockBytes',
  'blockPlaces',
  'docs',
  'places',
] as const;

/**
 * A segment as bytes, without what is deleted in it, which changes. Its texts go along under numbers of its own, so that
 * it can be read without any other part.
 */
export function segmentBytes({ columns, fields }: Segment, strings: Strings): Uint8Array<ArrayBuffer> {
  const texts = [''];
  const own = new Map([[0, 0]]);
  const localized = (codes: Uint32Array) =>
    codes.map((code) => {
      let local = own.get(code);
      if (local === undefined) {
        local = texts.push(strings.text(code)) - 1;
        own.set(code, local);
      }
      return local;
    });
  const arrays = new Map<string, Numbers>();
  const addList = (name: string, { starts, codes }: ListColumn) => {
    arrays.set(`${name}.starts`, starts);
    arrays.set(`${name}.codes`, localized(codes));
  };
  for (const column of numberColumns) arrays.set(column, columns[column]);
  for (const column of codeColumns) arrays.set(column, localized(columns.codes[column]));
  for (const column of listColumns) addList(column, columns[column]);
  const facts = [...columns.facts];
  for (const [index, [, column]] of facts.entries()) addList(`fact ${index}`, column);
  arrays.set('ids', columns.ids);
  arrays.set('flags', columns.flags);
  for (const part of ['starts', 'lats', 'lngs'] as const) arrays.set(`places.${part}`, columns.places[part]);
  for (const field of tokenFields) {
    const lists = fields[field];
    arrays.set(`${field}.units`, lists.tokens.units);
    arrays.set(`${field}.starts`, lists.tokens.starts);
    for (const part of listArrays) arrays.set(`${field}.${part}`, lists[part]);
  }
  const rest: Rest = {
    texts,
    facts: facts.map(([name]) => name),
    fieldsWithPlaces: tokenFields.filter((field) => fields[field].hasPlaces),
  };
  return pack({ arrays, rest });
}

/** The segment of `segmentBytes`, with `deleted` deleted. Throws an Error that says what is wrong with the bytes. */
export function readSegment(bytes: Uint8Array, strings: Strings, deleted: Uint32Array | undefined): Segment {
  const { arrays, rest } = unpack(bytes);
  const { texts, facts, fieldsWithPlaces } = rest as Rest;
  const codes = texts.map((text) => strings.code(text));
  const get = <Type extends Numbers>(name: string): Type => {
    const array = arrays.get(name);
    if (!array) throw new Error(`It has no ${name}.`);
    return array as Type;
  };
  const coded = (name: string) => {
    const column = get<Uint32Array>(name);
    for (let index = 0; index < column.length; index += 1)
      column[index] = codes[column[index] as number] ?? 0;
    return column;
  };
  const list = (name: string): ListColumn => ({
    starts: get(`${name}.starts`),
    codes: coded(`${name}.codes`),
  });
  const columns: Columns = {
    ...byName(numberColumns, (column) => get<Uint32Array>(column)),
    ...byName(listColumns, list),
    ids: get('ids'),
    flags: get('flags'),
    codes: byName(codeColumns, coded),
    places: { starts: get('places.starts'), lats: get('places.lats'), lngs: get('places.lngs') },
    facts: new Map(facts.map((name, index) => [name, list(`fact ${index}`)])),
  };
  const fields: Fields = byName(
    tokenFields,
    (field): PostingLists => ({
      tokens: new TokenDictionary(get(`${field}.units`), get(`${field}.starts`)),
      ...byName(['counts', 'blockStarts', 'blockDocs', 'blockBytes', 'blockPlaces'], (part) =>
        get<Uint32Array>(`${field}.${part}`),
      ),
      docs: get(`${field}.docs`),
      places: get(`${field}.places`),
      hasPlaces: fieldsWithPlaces.includes(field),
    }),
  );
  return new Segment(columns, fields, deleted);
}
