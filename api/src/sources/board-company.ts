import { boardAddress } from '@foothold/core/parsing/board/board-address.ts';
import { fieldsOf } from '@foothold/core/parsing/board/loose-fields.ts';
import { vendors } from './vendors.ts';

/** What the employer of a board is called where nobody says: by the boards we know, else its name written as a name. */
export function boardCompany(vendor: string, token: string): string {
  const starters = vendors.find(({ name }) => name === vendor)?.asked?.starters ?? {};
  const known = Object.entries(starters).find(([board]) => board === token.toLowerCase());
  if (known) return known[1];
  return token
    .split(/[-_.\s]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The employer that a link of the record names: a board's address begins with it. '' where none does. */
export function companyInLinks(record: unknown): string {
  for (const value of Object.values(fieldsOf(record) ?? {})) {
    const address =
      typeof value === 'string' && value.length <= 2000 && /^https?:\/\//i.test(value)
        ? boardAddress(value)
        : null;
    if (address) return boardCompany(address.board, address.site);
  }
  return '';
}
