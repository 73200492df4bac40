import { type Say, spokenValues } from '../../text/messages.ts';

/** A language in which a message is its values in brackets and nothing else; `said` are the codes it was asked for. */
export function bareLanguage() {
  const said = new Set<string>();
  const say: Say = (message) => {
    said.add(message.code);
    const values = Object.entries(spokenValues(message, say));
    // What only chooses a form is not shown.
    const shown = values.filter(([name]) =>
      message.english.replaceAll(`{${name}, select`, '').includes(`{${name}`),
    );
    return `⟦${shown.map(([, value]) => value).join('¦')}⟧`;
  };
  return { say, said };
}

/** Whether a line of an answer, without what is Markdown of it, is a message from its beginning to its end. */
export const isBracketed = (line: string) => line === '' || /^(?:- |#{1,2} )?⟦.*⟧$/.test(line);

/** The words of a text that are written in Latin letters. */
export const latinWords = (text: string): string[] => text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
