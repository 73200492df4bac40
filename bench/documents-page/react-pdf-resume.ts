import regular from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff?url';
import bold from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff?url';
import type { Entry } from '@foothold/core/typesetting/page-sections.ts';
import type { PageSection, ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { Document, Font, Page, pdf, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';

Font.register({
  family: 'Serif',
  fonts: [
    { src: regular, fontWeight: 400 },
    { src: bold, fontWeight: 600 },
  ],
});
Font.registerHyphenationCallback((word) => [word]);

const styles = StyleSheet.create({
  page: { fontFamily: 'Serif', fontSize: 10, lineHeight: 1.3, padding: 48 },
  name: { fontSize: 20, fontWeight: 600 },
  heading: { fontSize: 11, fontWeight: 600, marginTop: 10, borderBottom: '0.5pt solid black' },
  title: { fontWeight: 600 },
  head: { flexDirection: 'row', justifyContent: 'space-between' },
});

/** The same texts in the same order by @react-pdf/renderer, in the plain layout that its page breaks allow. */
export async function reactPdf(page: ResumePage): Promise<Uint8Array> {
  const { title, name, headline, contacts, sections, language } = page;
  const document = h(
    Document,
    { title, author: name.text, language },
    h(
      Page,
      { size: 'LETTER', style: styles.page },
      h(Text, { style: styles.name }, name.text),
      headline && h(Text, null, headline.text),
      h(Text, null, contacts.map(({ text }) => text).join('  ·  ')),
      ...sections.map(sectionOf),
    ),
  );
  return new Uint8Array(await (await pdf(document).toBlob()).arrayBuffer());
}

function sectionOf(section: PageSection, key: number) {
  return h(
    View,
    { key },
    h(Text, { style: styles.heading, minPresenceAhead: 40 }, section.heading.text),
    ...bodyOf(section),
  );
}

function bodyOf(section: PageSection) {
  if (section.kind === 'text')
    return section.paragraphs.map(({ text, field }) => h(Text, { key: field }, text));
  if (section.kind === 'groups')
    return section.groups.map(({ label, items }, key) =>
      h(Text, { key }, `${label ? `${label.text}: ` : ''}${items.map(({ text }) => text).join(', ')}`),
    );
  return section.entries.map(entryOf);
}

function entryOf({ key, title, subtitle, place, note, dates, link, lines }: Entry) {
  const under = [subtitle, place, note, link].flatMap((piece) => (piece ? [piece.text] : [])).join(', ');
  return h(
    View,
    { key },
    h(
      View,
      { wrap: false },
      h(
        View,
        { style: styles.head },
        h(Text, { style: styles.title }, title?.text ?? ''),
        h(Text, null, dates?.text ?? ''),
      ),
      under !== '' && h(Text, null, under),
    ),
    ...lines.map(({ text, field }) => h(Text, { key: field, wrap: false }, `•  ${text}`)),
  );
}
