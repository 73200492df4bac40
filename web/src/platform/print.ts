/** Opens the print dialog. Until it closes, `title` is the title of the page, which browsers suggest as the name of a PDF. */
export function printPage(title: string): void {
  const before = document.title;
  document.title = title;
  const restore = () => {
    document.title = before;
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
