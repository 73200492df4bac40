import { vendors } from '../../api/src/sources/vendors.ts';
import { markdownTable } from './made-parts.ts';

/** Sources that are asked over the network: where, by which unit, how often at most, and by whose terms. */
export function sourcePart(): string[] {
  const rows = vendors.flatMap(({ name, asked }) => {
    if (!asked) return [];
    const keys = Object.keys(asked.keys ?? {});
    const noKeys = Object.fromEntries(keys.map((key) => [key, '']));
    const fetch = () => Promise.reject(new Error('Nobody is asked for a document.'));
    const source = asked.make({ base: asked.address, fetch } as never, noKeys);
    return [
      [
        `\`${name}\``,
        asked.address,
        source.hasBoards ? 'a board' : 'one feed',
        source.ask ? 'yes' : '',
        String(source.pauseMinutes),
        [source.terms, source.attribution].filter((words) => words !== '').join(' · '),
      ],
    ];
  });
  return markdownTable(
    ['source', 'address', 'unit', 'asked for one posting', 'minutes between', 'terms'],
    rows,
  );
}
