const cents = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });
const fine = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 3,
});

/** US dollars as they are read; to a tenth of a cent below one dollar. */
export function moneyText(dollars: number): string {
  return dollars > 0 && dollars < 1 ? fine.format(dollars) : cents.format(dollars);
}
