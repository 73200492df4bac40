/** The fields of a record by name, or null when it is no object. */
export function fieldsOf(record: unknown): Record<string, unknown> | null {
  return typeof record === 'object' && record !== null && !Array.isArray(record)
    ? (record as Record<string, unknown>)
    : null;
}

const nothing =
  /^(?:none|null|nan|n\/?a|undefined|unavailable|not (?:specified|stated|available|applicable)|-+)$/i;

/** A value as trimmed text: numbers as written, an object by its `name` or `@value`; '' for nothing, “None”, “N/A” and the like. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'string') {
    const text = value.replaceAll('\u0000', '').toWellFormed().trim();
    return nothing.test(text) ? '' : text;
  }
  const fields = fieldsOf(value);
  return fields ? textOf(fields.name ?? fields['@value'] ?? '') : '';
}

/** The texts of a list, of a list of objects with a `name`, or of one value; empty ones left out. */
export function textsOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.map(textOf).filter((text) => text !== '');
}

/** A finite number from a number or a numeric text, else null. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** true or false from a boolean or its usual words, else null. */
export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = textOf(value).toLowerCase();
  if (/^(?:true|yes|y|1|remote|fully remote)$/.test(text)) return true;
  return /^(?:false|no|n|0|on-?site|office)$/.test(text) ? false : null;
}

/** The link when it is http or https and at most 2,000 characters, else '' (links from data are never trusted). */
export function webLink(value: unknown): string {
  const text = textOf(value).replaceAll('&amp;', '&');
  if (text.length > 2000 || !URL.canParse(text)) return '';
  return /^https?:$/.test(new URL(text).protocol) ? text : '';
}
