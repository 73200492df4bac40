import { href } from '../../../platform/href.ts';

/** Which people the screen lists and which one is open, as its address holds it. */
export type ContactsView = {
  text: string;
  sort: 'name' | 'heard';
  /** The `uid` of the open person. */
  person: string | null;
};

/** People of one page of the list. */
export const contactsPageSize = 50;

/** The view of an address; an unknown order is by name (docs/spec/readings.md R5). */
export function readContactsView(query: URLSearchParams): ContactsView {
  return {
    text: (query.get('q') ?? '').trim().slice(0, 200),
    sort: query.get('sort') === 'heard' ? 'heard' : 'name',
    person: query.get('person')?.slice(0, 100) || null,
  };
}

/** The address of a view; what is as usual is left out. */
export function contactsAddress({ text, sort, person }: ContactsView): string {
  return href('/contacts', {
    search: { q: text || undefined, sort: sort === 'name' ? undefined : sort, person: person ?? undefined },
  });
}

/** By name as they come, or those heard of last first; who was never heard of is last. */
export function sortedPeople<P extends { heardDate: string }>(
  people: readonly P[],
  sort: ContactsView['sort'],
): P[] {
  if (sort === 'name') return [...people];
  return people.toSorted((a, b) => (a.heardDate === b.heardDate ? 0 : a.heardDate < b.heardDate ? 1 : -1));
}
