/** What a press is meant for. */
const controls = 'a[href],button,label,input,summary,[role=option],[role^=menuitem]';
/** What a dialog over the page has put out of reach. */
const outOfReach = '[inert],[aria-hidden=true]';
/** CSS pixels that a hand moves without meaning to. */
const tremor = 4;

type Press = { control: Element; x: number; y: number };

/**
 * Makes a press of the mouse or pen a click on what was pressed, also when the page moved it away before the release:
 * something above it came or grew. A browser then clicks what holds both it and what is there now (UI Events,
 * section 5.4, click), which does nothing. Fingers are left alone: what they click is found once, at their release.
 */
export function keepMovedPresses(): void {
  let last: Press | null = null;
  const press = ({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    const control = target instanceof Element && target.closest(controls);
    last = control && button === 0 && pointerType !== 'touch' ? { control, x, y } : null;
  };
  const release = (click: MouseEvent) => {
    const pressed = last;
    last = null;
    if (!pressed || !click.isTrusted || !wasMoved(pressed, click)) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    pressed.control.dispatchEvent(new MouseEvent('click', click));
  };
  addEventListener('pointerdown', press, true);
  addEventListener('click', release, true);
}

/** Whether the page, and not the hand, took the pressed control from under this release. */
function wasMoved({ control, x, y }: Press, { target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof Element) || target === control || !target.contains(control)) return false;
  if (Math.hypot(clientX - x, clientY - y) > tremor || control.closest(outOfReach)) return false;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
