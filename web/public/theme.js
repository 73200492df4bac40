// Runs before the first paint, so that the page never flashes in the other theme. Kept apart from the bundle because
// the security header allows no script inside the page.
(() => {
  let theme = null;
  let color = null;
  let isKnown = false;
  try {
    theme = localStorage.getItem('theme');
    color = localStorage.getItem('color');
    isKnown = localStorage.getItem('foothold.identity') !== null;
  } catch {
    // Storage may be forbidden; the system's choice and the default accent stand then.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dataset.accent = color ?? 'blue';
  // A page that was drawn for anybody shows nothing to somebody who is signed in, or who follows a link from a mail.
  root.classList.toggle('not-first', isKnown || /[?&](?!next=)/.test(location.search));
  // A form of the drawn page is sent by the app when it is there (first-page.ts): the browser would leave the page, with
  // what was typed in the address.
  document.addEventListener('submit', (event) => {
    if (!event.target.closest('#first')) return;
    event.preventDefault();
    event.target.setAttribute('aria-busy', 'true');
  });
  // So is a button: the last one that was pressed, also when the page goes while the finger is still on it.
  const press = (event) => {
    const button = event.target.closest?.('#first button');
    document.querySelector('#first [data-pressed]')?.removeAttribute('data-pressed');
    button?.setAttribute('data-pressed', '');
  };
  for (const kind of ['pointerdown', 'pointerup', 'click']) document.addEventListener(kind, press);
  document.querySelector('meta[name="theme-color"]').content = dark ? '#212121' : '#fafafa';
})();
