/** Opens the browser's print; until it is closed the document is called `title`, which a saved PDF takes as its name. */
export function printPage(title: string): void {
  const before = document.title;
  document.title = title;
  const restore = () => {
    document.title = before;
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
