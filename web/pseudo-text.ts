import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const plain = 'ACDEGHIKLNOPRSTUWYZacdeghiklnoprstuwyz';
const accented = 'ÀÇĎÈĜĤÌĶĻÑÒÞŔŠŤÙŴÝŽàçďèĝĥìķļñòþŕšťùŵýž';
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** A text in the pseudo-language, compiled: accented and in brackets; its values, forms and tags stay as they are. */
export function pseudoText(message: string): CompiledMessage {
  const withAccents = (text: string) =>
    text.replace(/<\/?\d+\/?>|[A-Za-z]/g, (part) => accents.get(part) ?? part);
  return ['[', ...compileMessageOrThrow(message, withAccents), ']'];
}
