/**
 * Gives the toasts' library a place for its styles that the security header allows: it (goober inside notistack) looks
 * for `_goober` on the window before it makes a `<style>` element, and reads and writes the text of its first child.
 */
function adoptToastStyles(): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let text = '';
  const firstChild = {
    get data() {
      return text;
    },
    set data(css: string) {
      text = css;
      sheet.replaceSync(css);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild } });
}

adoptToastStyles();
