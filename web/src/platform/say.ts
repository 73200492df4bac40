import {
  type Message,
  type Messages,
  type Say,
  sayEnglish,
  spokenValues,
} from '@foothold/core/text/messages.ts';
import type { I18n } from '@lingui/core';

/** Turns messages of core and of the server into words of the active language, English where its catalog lacks one. */
export function sayIn(i18n: I18n): Say {
  const say: Say = (message) => {
    if (!(message.code in i18n.messages))
      return sayEnglish({ ...message, values: spokenValues(message, say) });
    // Extracted by web/message-extractor.ts.
    return /* lingui-extract-ignore */ i18n._(message.code, spokenValues(message, say));
  };
  return say;
}

/** What a stored choice is called; a value from elsewhere is shown as it is. */
export function sayChoice(
  say: Say,
  names: { find: (name: string) => Message | null } | undefined,
  value: string,
): string {
  const message = names?.find(value);
  return message ? say(message) : value;
}

/** All texts of an area by their names, such as the labels of a form. */
export function sayAll<T extends Readonly<Record<string, string>>>(
  say: Say,
  texts: Messages<T>,
): Record<keyof T & string, string> {
  const said = texts.names.map((name) => [name, say(texts(name))]);
  return Object.fromEntries(said) as Record<keyof T & string, string>;
}
