import type { Entry } from '@foothold/core/typesetting/page-sections.ts';
import type { PageSection, ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';

const paper = {
  '@page': { margin: '18mm' },
  '@media print': {
    'body > *:not([data-print-sheet])': { display: 'none !important' },
    'html, body': {
      background: '#fff !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
  },
};

// Black on white in every theme: it is paper.
const Sheet = styled('article')({
  display: 'none',
  '@media print': { display: 'block' },
  color: '#1a1a1a',
  fontSize: '10.5pt',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& h1': { fontSize: '20pt', lineHeight: 1.2, margin: 0 },
  '& h2': {
    fontSize: '12pt',
    margin: '14pt 0 4pt',
    borderBlockEnd: '0.5pt solid #888',
    breakAfter: 'avoid',
  },
  '& h3': { fontSize: '10.5pt', margin: '8pt 0 0', breakAfter: 'avoid' },
  '& p': { margin: '2pt 0' },
  '& ul': { margin: '2pt 0 4pt', paddingInlineStart: '14pt' },
  '& li[data-level="1"]': { marginInlineStart: '14pt' },
  '& li': { breakInside: 'avoid' },
});

/** The page of a resume for the browser's own print: seen on paper alone, with no typesetting to be fetched. */
export function PrintSheet({ page }: { page: ResumePage }) {
  const { name, headline, contacts, sections, language, isRightToLeft } = page;
  return (
    <Portal>
      <GlobalStyles styles={paper} />
      <Sheet data-print-sheet="" lang={language} dir={isRightToLeft ? 'rtl' : 'ltr'} aria-hidden>
        {name.text && <h1>{name.text}</h1>}
        {headline && <p>{headline.text}</p>}
        {contacts.length > 0 && <p>{contacts.map(({ text }) => text).join(' · ')}</p>}
        {sections.map((section) => (
          <section key={section.name}>
            <h2>{section.heading.text}</h2>
            <Body section={section} />
          </section>
        ))}
      </Sheet>
    </Portal>
  );
}

function Body({ section }: { section: PageSection }) {
  if (section.kind === 'text') return section.paragraphs.map(({ field, text }) => <p key={field}>{text}</p>);
  if (section.kind === 'entries')
    return section.entries.map((entry) => <EntryBlock key={entry.key} entry={entry} />);
  return section.groups.map(({ label, items }, at) => (
    <p key={at}>
      {label && <strong>{label.text}: </strong>}
      {items.map(({ text }) => text).join(', ')}
    </p>
  ));
}

function EntryBlock({ entry: { title, subtitle, dates, place, note, link, lines } }: { entry: Entry }) {
  const said = (pieces: readonly ({ text: string } | undefined)[], between: string) =>
    pieces.flatMap((piece) => (piece ? [piece.text] : [])).join(between);
  const facts = said([dates, place, note, link], ' · ');
  return (
    <>
      <h3>{said([title, subtitle], ', ')}</h3>
      {facts && <p>{facts}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ field, text, level }) => (
            <li key={field} data-level={level}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
