import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import PostalMime from 'postal-mime';

/** Largest e-mail file that is opened, in bytes. */
export const mailFileMax = fileLimits.mail.bytes;

/** Lines that begin or end a part; a mail with more is no invitation, and each part takes time. */
const maxBoundaries = 1000;

/** The calendar files within an e-mail file (.eml), as texts; none where it holds none or does not read. */
export async function calendarsInMail(file: ArrayBuffer): Promise<string[]> {
  if (hasTooManyParts(new Uint8Array(file))) return [];
  const mail = await PostalMime.parse(file, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: fileLimits.mail.depth,
  }).catch(() => null);
  const parts = mail?.attachments ?? [];
  const calendars = parts.filter(
    ({ mimeType, filename }) => mimeType === 'text/calendar' || /\.ics$/i.test(filename ?? ''),
  );
  const texts = calendars.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  return [...new Set(texts)].slice(0, fileLimits.mail.entries);
}

/** Counts lines that begin with two hyphens, as every boundary between parts does. */
function hasTooManyParts(bytes: Uint8Array): boolean {
  let boundaries = 0;
  for (let index = bytes.indexOf(lineFeed); index >= 0; index = bytes.indexOf(lineFeed, index + 1)) {
    if (bytes[index + 1] === hyphen && bytes[index + 2] === hyphen) boundaries += 1;
    if (boundaries > maxBoundaries) return true;
  }
  return false;
}

const [lineFeed, hyphen] = [0x0a, 0x2d];
