/** Opens the browser's print; until it is closed the document is called `title`, which a saved PDF takes as its name. */
export function printPage(title: string): void {
  const before = document.title;
  document.title = title;
  window.addEventListener('afterprint', () => void (document.title = before), { once: true });
  window.print();
}
