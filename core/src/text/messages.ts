import { formatIcu } from './format-icu.ts';

/** What is in the places of a message. A message as a value is turned into words first. */
export type MessageValues = Readonly<Record<string, string | number | Message>>;

/** A message as it is stored and sent: what catalogs call it, and its values; never prose. */
export type MessageCode = { readonly code: string; readonly values?: MessageValues };

/** A text for a person as data; `english` is its source in ICU MessageFormat, for readers without a catalog. */
export type Message = MessageCode & { readonly english: string };

/** Turns a message into words of the language at hand. */
export type Say = (message: Message) => string;

/** The texts of one area. Called with a name and values it returns the message. */
export type Messages<T extends Readonly<Record<string, string>>> = {
  (name: keyof T & string, values?: MessageValues): Message;
  /** English by code, as translators get it. */
  readonly texts: ReadonlyMap<string, string>;
  readonly names: readonly (keyof T & string)[];
  /** The message of a name that may come from anywhere, such as a stored choice; null where there is none. */
  readonly find: (name: string) => Message | null;
  /** A stored message with its English; null where this area has no such code, as of a newer version. */
  readonly of: (stored: MessageCode) => Message | null;
};

/**
 * Defines the texts of an area (docs/decisions/0121): English in ICU MessageFormat by name. Their codes are `area.name`.
 * A file that exports such a table is called `….messages.ts`, by which translators get it.
 */
export function messages<const T extends Readonly<Record<string, string>>>(
  area: string,
  english: T,
): Messages<T> {
  const texts = new Map(Object.entries(english).map(([name, text]) => [`${area}.${name}`, text]));
  const of = ({ code, values }: MessageCode): Message | null => {
    const text = texts.get(code);
    return text === undefined ? null : { code, english: text, ...(values && { values }) };
  };
  const made = (name: keyof T & string, values?: MessageValues): Message => ({
    code: `${area}.${name}`,
    english: english[name] ?? name,
    ...(values && { values }),
  });
  const names = Object.keys(english);
  const find = (name: string) => (Object.hasOwn(english, name) ? made(name) : null);
  return Object.assign(made, { texts, of, names, find });
}

/** A message without its English: what is stored, and what an answer of the server carries. */
export function codeOf({ code, values }: Message): MessageCode {
  return values ? { code, values } : { code };
}

/** A message in English: what the server, logs and tests read. */
export const sayEnglish: Say = (message) => formatIcu(message.english, spokenValues(message, sayEnglish));

/** The values of a message with messages among them turned into words. */
export function spokenValues({ values = {} }: MessageCode, say: Say): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? say(value) : value]),
  );
}
