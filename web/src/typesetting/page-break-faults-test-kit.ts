import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import type { Line } from '@foothold/core/typesetting/page-sections.ts';
import type { PageSection } from '@foothold/core/typesetting/resume-page.ts';
import type { FieldPlace } from './typesetting.ts';

/** Letters up to which a line stays on one page, and those of the head of an entry; the templates have the same (common.typ). */
const shortLine = 700;
const shortHead = 500;

/**
 * Bad page breaks, one sentence each: a heading or the head of an entry with nothing below it on its page, a short line
 * on two pages, the end of a letter without the paragraph above it.
 */
export function pageBreakFaults(page: PrintedPage, places: readonly FieldPlace[]): string[] {
  const placed = new Map(places.map((place) => [place.field, place]));
  const apart = (first: string | undefined, next: string | undefined) => {
    const [one, other] = [placed.get(first ?? ''), placed.get(next ?? '')];
    return one && other && one.toPage !== other.page ? [`${first} ends page ${one.toPage} alone`] : [];
  };
  const torn = (lines: readonly Line[]) =>
    lines.flatMap(({ field, text }) => {
      const place = placed.get(field);
      const isTorn = place && place.page !== place.toPage && [...text].length <= shortLine;
      return isTorn ? [`${field} lies on two pages`] : [];
    });
  if (!('sections' in page)) {
    const [above, end] = page.paragraphs.slice(-2);
    const isShort = (above?.lines ?? []).reduce((sum, { text }) => sum + [...text].length, 0) <= shortLine;
    return isShort ? apart(above?.lines.at(-1)?.field, end?.lines[0]?.field) : [];
  }
  return page.sections.flatMap((section) => [
    ...apart(section.heading.field, firstBelow(section)),
    ...(section.kind === 'entries' ? section.entries : []).flatMap(
      ({ title, subtitle, place, note, dates, link, lines }) => {
        const head = [title, subtitle, place, note, dates, link].filter((piece) => piece !== undefined);
        const letters = head.reduce((sum, { text }) => sum + [...text].length, 0);
        return [
          ...(letters <= shortHead ? head.flatMap(({ field }) => apart(field, lines[0]?.field)) : []),
          ...torn(lines),
        ];
      },
    ),
  ]);
}

function firstBelow(section: PageSection): string | undefined {
  if (section.kind === 'text') return section.paragraphs[0]?.field;
  if (section.kind === 'groups') return (section.groups[0]?.label ?? section.groups[0]?.items[0])?.field;
  const [entry] = section.entries;
  return (entry?.title ?? entry?.subtitle ?? entry?.dates ?? entry?.lines[0])?.field;
}
