/**
 * In development: `?locale=pseudo` shows every text of the catalog with accents and in brackets, so that one without them
 * is none; `?locale=pseudo-rtl` from right to left besides. Kept until the tab is closed or `?locale=` says something else.
 */
export function pseudoLocale(): { direction: 'ltr' | 'rtl' } | null {
  const asked = new URLSearchParams(location.search).get('locale');
  if (asked !== null) sessionStorage.setItem('locale', asked);
  const name = sessionStorage.getItem('locale');
  if (name !== 'pseudo' && name !== 'pseudo-rtl') return null;
  return { direction: name === 'pseudo-rtl' ? 'rtl' : 'ltr' };
}
