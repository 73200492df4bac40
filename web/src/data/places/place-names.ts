import { useOwnQuery } from '../db/own-query.ts';

/** Names of all own places with their ids, by name, live; reads the index alone, no rows. Undefined while it loads. */
export function usePlaceNames(): readonly { id: number; name: string }[] | undefined {
  return useOwnQuery('names of places', (db) =>
    db.transaction('r', db.places, async () => {
      const [ids, names] = await Promise.all([
        db.places.orderBy('name').primaryKeys(),
        db.places.orderBy('name').keys(),
      ]);
      return ids.map((id, at) => ({ id, name: String(names[at]) }));
    }),
  );
}
