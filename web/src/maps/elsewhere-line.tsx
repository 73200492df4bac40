import { Plural } from '@lingui/react/macro';

/** How many pins are outside what the map shows, and so are not in the list. */
export function ElsewhereLine({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      one="# more is elsewhere on the map; the list follows it."
      other="# more are elsewhere on the map; the list follows it."
    />
  );
}
