import PostalMime from 'postal-mime';

/** Largest e-mail file that is opened, in bytes. */
export const mailFileMax = 25_000_000;

/** The calendar files within an e-mail file (.eml), as texts; none where it holds none or does not read. */
export async function calendarsInMail(file: ArrayBuffer): Promise<string[]> {
  const mail = await PostalMime.parse(file, { attachmentEncoding: 'arraybuffer' }).catch(() => null);
  const parts = mail?.attachments ?? [];
  const calendars = parts.filter(
    ({ mimeType, filename }) => mimeType === 'text/calendar' || /\.ics$/i.test(filename ?? ''),
  );
  const texts = calendars.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  return [...new Set(texts)];
}
