/** Opens the print dialog. Until it closes, `title` is the title of the page, which browsers suggest as the name of a PDF; then `onDone` is called. */
export function printPage(title: string, onDone?: () => void): void {
  const before = document.title;
  document.title = title;
  const restore = () => {
    document.title = before;
    onDone?.();
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
