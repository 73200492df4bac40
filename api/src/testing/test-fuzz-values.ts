import fc, { type Arbitrary } from 'fast-check';
import { hostileJson, hostileTexts } from './test-fuzz-texts.ts';

/** A JSON Schema as far as the contract's schemas use it. */
export type FuzzSchema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: FuzzSchema[];
  oneOf?: FuzzSchema[];
  items?: FuzzSchema;
  properties?: Record<string, FuzzSchema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

/** How often, of 100 values, a hostile one replaces a fitting one. */
export type Hurt = number;

/**
 * What some fields must hold to get past the first look: words that find something, places that are known. Links lead
 * to this machine or to names that are reserved for nobody, so that no request of a fuzz run goes out.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  email: ['fuzz@example.com', 'fuzz+tag@example.com', `${'f'.repeat(60)}@example.com`, 'ünïcode@example.com'],
  emailFrom: ['fuzz@example.com', 'Fuzz <fuzz@example.com>', 'a@b'],
  url: [
    'http://127.0.0.1:1/posting',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://0x7f.1/',
    'http://localhost:22/',
    'https://user:word@posting.invalid/a?b=c#d',
    `https://${'a.'.repeat(120)}invalid/`,
    'https://xn--a.invalid/',
    'http://posting.invalid:99999/',
    'https://\u202ednb.invalid/',
    'http://a b',
    'ftp://posting.invalid/',
  ],
  searchTerm: [
    'nurse',
    '"night nurse"',
    'nurse OR cook',
    'softwear enginer',
    '-nurse',
    'C++',
    'a',
    'nurse nurse',
  ],
  q: ['nu', 'Blue', 'col', 'ß'],
  searchText: ['Columbus, OH', '43215', 'Paris', '1600 Elm Street, Columbus'],
  location: ['Columbus, OH', 'Columbus; Austin, TX; Remote', 'TX', 'United States', 'nowhere at all'],
  companyName: ['Blue Fern', 'Blue Fern, Inc.', '!!!'],
  country: ['US', 'us', 'USA', 'FR', 'ZZ'],
  selectedCountryCode: ['US', 'fr', 'ZZ'],
  state: ['TX', 'Texas', 'OH'],
  stateCode: ['TX', 'Ohio'],
  occupation: ['29-1141', '00-0000', '99-9999'],
  code: ['US', 'FR', '29-1141', '15-1252', '11-0000'],
  area: ['18140', 'TX', '00000'],
  placeId: ['city:4509177', 'city:0', 'city:99999999999999', 'osm:1', '....'],
  placeType: ['city', 'restaurant', 'nonsense'],
  id: ['1', '7', '400', '999999999999999', '0'],
  near: ['39.9,-83', '90,180', '99,999'],
  bbox: ['-84,39,-82,41', '170,-20,-170,20', '999,999,-999,-999', '0,0,0,0'],
  callbackURL: ['/jobs', 'https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'],
  name: ['Maya', '😀'.repeat(200), 'Ada\u202e'],
  to: ['fuzz@example.com'],
};

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** Hostile texts, and random ones of whole characters and of loose halves. */
const anyText = fc.oneof(
  { weight: 4, arbitrary: oneOf(hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

function fitted(text: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: FuzzSchema): string {
  const long = text.length < minLength ? text.padEnd(minLength, 'x') : text;
  return long.slice(0, Math.min(long.length, maxLength));
}

function textOf(schema: FuzzSchema, name: string): Arbitrary<string> {
  const words = known[name];
  const choices = [
    ...(words ? [{ weight: 6, arbitrary: oneOf(words) }] : []),
    ...(schema.format === 'date-time'
      ? [
          {
            weight: 6,
            arbitrary: oneOf(['2026-11-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']),
          },
        ]
      : []),
    ...(schema.pattern && !words
      ? [{ weight: 6, arbitrary: fc.stringMatching(new RegExp(schema.pattern, 'u')) }]
      : []),
    { weight: 2, arbitrary: anyText.map((text) => fitted(text, schema)) },
    // As long as it may be, and one sign longer.
    ...(schema.maxLength && schema.maxLength <= 300_000
      ? [
          {
            weight: 1,
            arbitrary: oneOf(
              [0, 1].map((more) =>
                'w '.repeat(schema.maxLength ?? 0).slice(0, (schema.maxLength ?? 0) + more),
              ),
            ),
          },
        ]
      : []),
  ];
  return fc.oneof(...choices);
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: FuzzSchema): Arbitrary<number> {
  const low = minimum ?? exclusiveMinimum ?? -1_000_000;
  const high = maximum ?? 1_000_000;
  const whole = fc.integer({ min: Math.ceil(low), max: Math.floor(high) });
  const edges = oneOf([low, high, 0, -0, 1, -1, 10, 0.5]);
  return type === 'integer'
    ? fc.oneof(whole, edges)
    : fc.oneof(whole, edges, fc.double({ min: low, max: high, noNaN: true }));
}

function listOf(
  { items = {}, minItems = 0, maxItems = 5 }: FuzzSchema,
  name: string,
  hurt: Hurt,
): Arbitrary<string> {
  const item = jsonOf(items, name, hurt);
  const few = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
  // The longest list, and one too many, of one value.
  const most = fc
    .tuple(item, fc.constantFrom(0, 1))
    .map(([one, more]) => Array<string>(maxItems + more).fill(one));
  return fc
    .oneof({ weight: 5, arbitrary: few }, { weight: 1, arbitrary: most })
    .map((all) => `[${all.join(',')}]`);
}

function objectOf({ properties = {}, required = [] }: FuzzSchema, hurt: Hurt): Arbitrary<string> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = jsonOf(schema, name, hurt).map((json) => `${JSON.stringify(name)}:${json}`);
    const nil = required.includes(name) && hurt === 0 ? null : fc.constant('');
    return nil
      ? fc.oneof({ weight: required.includes(name) ? 9 : 1, arbitrary: value }, { weight: 1, arbitrary: nil })
      : value;
  });
  const extra = fc.oneof(
    { weight: 100 - hurt, arbitrary: fc.constant('') },
    ...(hurt > 0
      ? [
          {
            weight: hurt,
            arbitrary: fc
              .tuple(anyText, oneOf(hostileJson))
              .map(([key, json]) => `${JSON.stringify(key)}:${json}`),
          },
        ]
      : []),
  );
  return fc
    .tuple(...fields, extra)
    .map((parts) => `{${(parts as string[]).filter((part) => part !== '').join(',')}}`);
}

/** JSON of a value that the schema takes, `hurt` of 100 values replaced by hostile ones. */
export function jsonOf(schema: FuzzSchema, name = '', hurt: Hurt = 0): Arbitrary<string> {
  const fit = fitOf(schema, name, hurt);
  if (hurt === 0) return fit;
  return fc.oneof({ weight: 100 - hurt, arbitrary: fit }, { weight: hurt, arbitrary: oneOf(hostileJson) });
}

function fitOf(schema: FuzzSchema, name: string, hurt: Hurt): Arbitrary<string> {
  const { const: only, enum: values, anyOf, oneOf: either, type } = schema;
  if (only !== undefined) return fc.constant(JSON.stringify(only));
  if (values) return oneOf(values.map((value) => JSON.stringify(value)));
  const choices = anyOf ?? either;
  if (choices) return fc.oneof(...choices.map((one) => jsonOf(one, name, hurt)));
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return objectOf(schema, hurt);
    case 'array':
      return listOf(schema, name, hurt);
    case 'integer':
    case 'number':
      return numberOf(schema).map((value) => (Object.is(value, -0) ? '-0' : JSON.stringify(value)));
    case 'boolean':
      return oneOf(['true', 'false']);
    case 'string':
      return textOf(schema, name).map((text) => JSON.stringify(text));
    default:
      return oneOf(hostileJson);
  }
}

/** A value of a path or a query as text, before it is escaped. */
export function plainOf(schema: FuzzSchema, name: string): Arbitrary<string> {
  if (schema.enum) return oneOf(schema.enum.map(String));
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema).map(String);
  return textOf(schema, name);
}
