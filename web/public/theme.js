// Runs before the first paint, so that the page never flashes in the other theme. Kept apart from the bundle because
// the security header allows no script inside the page.
(() => {
  let theme = null;
  let color = null;
  let chosen = null;
  let isKnown = false;
  try {
    theme = localStorage.getItem('theme');
    color = localStorage.getItem('color');
    chosen = localStorage.getItem('language');
    isKnown = localStorage.getItem('foothold.identity') !== null;
  } catch {
    // Storage may be forbidden; the system's choice and the default accent stand then.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dataset.accent = color ?? 'blue';
  // The language: the chosen one, else the first that the browser asks for and that there is (decision 0118). Its region
  // says how dates and numbers are written.
  const catalogs = JSON.parse(document.querySelector('meta[name="catalogs"]')?.content ?? '{}');
  const known = ['en', ...Object.keys(catalogs)];
  const base = (tag) => tag.toLowerCase().split('-')[0];
  const asks = navigator.languages ?? [];
  const match = (tag) =>
    known.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
    known.find((one) => base(one) === base(tag));
  const asked = asks.map(match).find(Boolean) ?? 'en';
  const language = known.includes(chosen) ? chosen : asked;
  const [direction, catalog] = catalogs[language] ?? ['ltr', ''];
  root.lang = language;
  root.dir = direction;
  root.dataset.asked = asked;
  root.dataset.locale = asks.find((tag) => base(tag) === base(language)) ?? language;
  if (catalog) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = catalog;
    document.head.append(link);
  }
  // A page that was drawn for anybody shows nothing to somebody who is signed in, who follows a link from a mail, or who
  // does not read English.
  root.classList.toggle('not-first', isKnown || language !== 'en' || /[?&](?!next=)/.test(location.search));
  // A form of the drawn page is sent by the app when it is there (first-page.ts): the browser would leave the page, with
  // what was typed in the address.
  document.addEventListener('submit', (event) => {
    if (!event.target.closest('#first')) return;
    event.preventDefault();
    event.target.setAttribute('aria-busy', 'true');
  });
  // A language that is chosen there is chosen.
  document.addEventListener('change', ({ target }) => {
    if (!target.closest('#first') || target.name !== 'language') return;
    try {
      localStorage.setItem('language', target.value);
    } catch {
      // The next page asks again.
    }
    location.reload();
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
