let dragged: number | null = null;

/** The line of the page that is being dragged; browsers hide what is dragged until it is dropped. */
export function draggedLine(): number | null {
  return dragged;
}

/** Notes which line is dragged, null when that ends. */
export function setDraggedLine(line: number | null): void {
  dragged = line;
}
