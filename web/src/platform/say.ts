import { type Say, sayEnglish, spokenValues } from '@foothold/core/text/messages.ts';
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
