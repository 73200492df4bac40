import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
/**
 * The link or the text that the address of /job/add carries, from the share sheet of a phone or the bookmark; '' for
 * none. Programs that share put the link among the words: a link wins over words, which are read on this device.
 */
export function sharedPosting(query: URLSearchParams): string {
  const [url = '', text = '', title = ''] = ['url', 'text', 'title'].map(
    (name) => query.get(name)?.trim() ?? '',
  );
  const link = linkIn(url) || linkIn(text);
  if (link && text.length < longestNote) return link;
  return text ? [title, text].filter(Boolean).join('\n') : link;
}

/** Words around a link up to this length are what a program says of it, not the posting itself. */
const longestNote = 400;

function linkIn(text: string): string {
  const written = /https?:\/\/[^\s<>"]{3,2000}/i.exec(text)?.[0] ?? '';
  const found = trimEndCharacters(written, /[.,;:!?)\]]/);
  return URL.canParse(found) ? found : '';
}
