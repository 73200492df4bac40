/** A child of an element: another one, a text, or nothing. */
type Child = Node | string | null | false | undefined;

type Given = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

/** Makes an element: attributes by name, `onClick` and the like as listeners. Texts are never read as markup. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  given: Given = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2).toLowerCase(), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A button that does something; a promise it returns keeps it from being pressed twice. */
export function button(
  label: string,
  onPress: () => unknown,
  given: Record<string, string | boolean> = {},
): HTMLButtonElement {
  const made = make('button', { type: 'button', ...given }, label);
  made.addEventListener('click', async () => {
    if (made.getAttribute('aria-busy') === 'true') return;
    made.setAttribute('aria-busy', 'true');
    try {
      await onPress();
    } finally {
      made.removeAttribute('aria-busy');
    }
  });
  return made;
}

/** A line that says something; screen readers hear it when it comes. */
export function note(text: string, kind: 'quiet' | 'warn' | 'good' = 'quiet'): HTMLElement {
  return make('p', { class: `note ${kind}`, role: 'status' }, text);
}

/** A text field with its label, and a way to read it. */
export function field(label: string, name: string, value: string): { row: HTMLElement; read: () => string } {
  const input = make('input', { id: name, type: 'text', value, maxlength: '500', autocomplete: 'off' });
  return {
    row: make('div', { class: 'field' }, make('label', { for: name }, label), input),
    read: () => input.value.trim(),
  };
}
