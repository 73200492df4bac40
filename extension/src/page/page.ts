import type { OpenPage } from '@foothold/core/parsing/page/read-open-page.ts';
import { copyPage } from './copy-page.ts';
import { type FillOutcome, fillField } from './fill-field.ts';
import { described, type Fillable, type FormField, fillableFields } from './form-fields.ts';

// Put into the page a person stands on after a press in the extension, apart from the page's own scripts. It answers the
// popup alone: no message of a page reaches it.

/** What the popup can ask of the page. */
export type PageTools = {
  read: () => OpenPage;
  /** The fields that can be written; `mark` names this look at the page. */
  fields: () => { mark: string; fields: FormField[]; hasForeignFrame: boolean };
  fill: (given: { mark: string; at: number; values: string[] }) => FillOutcome;
};

let mark = '';
let seen: Fillable[] = [];

const tools: PageTools = {
  read: () => ({
    url: location.href.slice(0, 2000),
    html: copyPage(document),
    selection: (getSelection()?.toString() ?? '').slice(0, 300_000),
  }),
  fields: () => {
    mark = crypto.randomUUID();
    seen = fillableFields(document);
    const frames = [...document.querySelectorAll('iframe')].filter((frame) => frame.checkVisibility());
    const isLarge = ({ clientWidth, clientHeight }: Element) => clientWidth > 250 && clientHeight > 250;
    return {
      mark,
      fields: seen.map(described),
      hasForeignFrame: frames.some((frame) => isLarge(frame) && !contentOf(frame)),
    };
  },
  fill: ({ mark: given, at, values }) => {
    const field = given === mark ? seen[at] : undefined;
    return field ? fillField(field, values) : 'gone';
  },
};

function contentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

(globalThis as { footholdPage?: PageTools }).footholdPage = tools;
