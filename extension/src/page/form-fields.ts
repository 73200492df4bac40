import type { FieldSigns } from '../filling/field-kind.ts';

/** A field that a person can write into. */
export type Fillable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field as the popup lists it. `label` is what the page calls it, `value` what is in it. */
export type FormField = {
  at: number;
  signs: FieldSigns;
  value: string;
  options: { text: string; value: string }[];
};

/** What is written by hand; passwords, files, hidden fields and buttons are never among the fields. */
const types = new Set(['text', 'email', 'tel', 'url', 'search', '']);
const maxFields = 300;
const maxOptions = 400;
/** Labels of one field that are read. */
const maxLabels = 10;
/** Elements of a label that is read: a whole page put into one would be copied for each of its fields. */
const largestLabel = 200;

/** The fields of a page that can be seen and written, also inside open shadow trees and frames of the same site. */
export function fillableFields(root: Document): Fillable[] {
  const found: Fillable[] = [];
  const roots: (Document | ShadowRoot)[] = [root];
  for (let next = roots.shift(); next && found.length < maxFields; next = roots.shift())
    for (const element of next.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      const inside = frameDocument(element);
      if (inside && isSeen(element)) roots.push(inside);
      if (isFillable(element) && isSeen(element)) found.push(element);
    }
  return found.slice(0, maxFields);
}

/** The document of a frame of the same site; null for any other element or frame. */
export function frameDocument(element: Element): Document | null {
  if (element.localName !== 'iframe' && element.localName !== 'frame') return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}

/** Whether a field can be written now: a page may change or hide it after it was listed. */
export function isFillableNow(field: Fillable): boolean {
  return field.isConnected && isFillable(field) && isSeen(field);
}

// By name and not by class: a frame has classes of its own.
function isFillable(element: Element): element is Fillable {
  const field = element as Fillable;
  if (element.localName === 'select') return !field.disabled && !(field as HTMLSelectElement).multiple;
  if (element.localName !== 'input' && element.localName !== 'textarea') return false;
  const isText = element.localName === 'textarea' || types.has((field as HTMLInputElement).type);
  return isText && !field.disabled && !(field as HTMLInputElement).readOnly;
}

/** Fields and frames that nobody sees are traps for programs, or none of the person's business. */
function isSeen(element: Element): boolean {
  if (element.closest('[aria-hidden="true"], [hidden], [inert]')) return false;
  if (
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  )
    return false;
  const { width, height, right, bottom } = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  const isInPage = right + (view?.scrollX ?? 0) > 0 && bottom + (view?.scrollY ?? 0) > 0;
  return width > 4 && height > 4 && isInPage && view !== null && !isCutAway(element, view);
}

/** Shapes that leave nothing of an element, as pages hide what only screen readers are to get. */
const nothingLeft = /^(?:inset\((?:[5-9]\d|1\d\d)|circle\(0|ellipse\(0|rect\((?:0|1)px)/;

/** Too pale to be seen, cut to nothing, or outside a box that shows only what is inside, itself or with something around it. */
function isCutAway(element: Element, view: Window): boolean {
  const own = element.getBoundingClientRect();
  let opacity = 1;
  for (let around: Element | null = element; around; around = around.parentElement) {
    const style = view.getComputedStyle(around);
    opacity *= Number(style.opacity);
    if (opacity < 0.1 || nothingLeft.test(style.clipPath) || nothingLeft.test(style.clip)) return true;
    if (around === element || style.overflow === 'visible' || around.localName === 'html') continue;
    // A box that scrolls can be brought to show it.
    if (!/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue;
    const box = around.getBoundingClientRect();
    const isOutside =
      own.right <= box.left || own.left >= box.right || own.bottom <= box.top || own.top >= box.bottom;
    if (isOutside && around.localName !== 'body') return true;
  }
  return false;
}

/** A field with what its page says of it. */
export function described(field: Fillable, at: number): FormField {
  return {
    at,
    signs: {
      type: field.localName === 'input' ? field.type || 'text' : field.localName,
      autocomplete: short(field.getAttribute('autocomplete')),
      label: labelOf(field),
      placeholder: short(field.getAttribute('placeholder')),
      name: short(field.name),
      id: short(field.id),
    },
    value: field.localName === 'select' ? selectedText(field as HTMLSelectElement) : short(field.value),
    options:
      field.localName === 'select'
        ? [...(field as HTMLSelectElement).options]
            .slice(0, maxOptions)
            .map(({ text, value }) => ({ text: short(text), value: short(value) }))
        : [],
  };
}

function selectedText(field: HTMLSelectElement): string {
  // The first option is most often “Please choose”, whose value is empty.
  return field.value === '' ? '' : short(field.selectedOptions[0]?.text ?? '');
}

function labelOf(field: Fillable): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const named = (field.getAttribute('aria-labelledby') ?? '')
    .slice(0, 1000)
    .split(/\s/)
    .filter(Boolean)
    .slice(0, maxLabels)
    .map((id) => short(root.getElementById(id)?.textContent))
    .join(' ');
  const labels = [...(field.labels ?? [])].slice(0, maxLabels).map(textOf).join(' ');
  const texts = [labels, named, field.getAttribute('aria-label'), groupText(field)];
  return texts.map(short).find((text) => text !== '') ?? '';
}

/** The text of a label without that of the fields inside it. */
function textOf(label: Element): string {
  if (label.getElementsByTagName('*').length > largestLabel) return '';
  const copy = label.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll('input, select, textarea, button, script, style')) inner.remove();
  return (copy.textContent ?? '').slice(0, 2000);
}

/** What stands right before a field without a label, as old tables and question lists write it. */
function groupText(field: Fillable): string {
  let around: Element | null = field;
  for (let level = 0; level < 3 && around; level += 1) {
    const before = textOf(around.previousElementSibling ?? field);
    if (before.trim() !== '' && before.length < 100) return before;
    around = around.parentElement;
    if (around && around.querySelectorAll('input, select, textarea').length > 1) return '';
  }
  return '';
}

function short(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);
}
