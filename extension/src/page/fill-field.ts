import { optionFor } from '../filling/option-for.ts';
import { type Fillable, isFillableNow } from './form-fields.ts';

/** What came of filling a field: done, changed by the page (a mask, a limit), no such choice, or the field is gone. */
export type FillOutcome = 'filled' | 'changed' | 'no-choice' | 'gone';

/** Types a value into one field as a person would, for pages whose fields are state of a program too. Submits nothing. */
export function fillField(field: Fillable, values: readonly string[]): FillOutcome {
  const [value = ''] = values;
  const view = field.ownerDocument.defaultView;
  if (!view || value === '' || !isFillableNow(field)) return 'gone';
  if (field.localName === 'select') {
    const select = field as HTMLSelectElement;
    const at = optionFor([...select.options], values);
    if (at < 0) return 'no-choice';
    field.focus();
    write(field, select.options[at]?.value ?? '', view);
    tell(field, view);
    return select.selectedIndex === at ? 'filled' : 'changed';
  }
  field.focus();
  write(field, value, view);
  tell(field, view, value);
  field.blur();
  return field.value === value ? 'filled' : 'changed';
}

/** By the browser's own setter: React puts one of its own on the field, which would keep it from hearing of the change. */
function write(field: Fillable, value: string, view: Window & typeof globalThis): void {
  const kinds = {
    input: view.HTMLInputElement,
    textarea: view.HTMLTextAreaElement,
    select: view.HTMLSelectElement,
  };
  const kind = kinds[field.localName as keyof typeof kinds];
  const set = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  if (set) set.call(field, value);
  else field.value = value;
}

function tell(field: Fillable, view: Window & typeof globalThis, data?: string): void {
  const how = { bubbles: true, composed: true };
  field.dispatchEvent(
    data === undefined
      ? new view.Event('input', how)
      : new view.InputEvent('input', { ...how, data, inputType: 'insertText' }),
  );
  field.dispatchEvent(new view.Event('change', { bubbles: true }));
}
