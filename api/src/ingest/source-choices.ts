import type { SourceChoice } from '@foothold/core/contract/sources.ts';
import { type KnownSource, type SourceTarget, targetsOf } from './posting-sources.ts';
import { freshHours } from './source-timer.ts';

/**
 * The sources that can be chosen in the browser, those of `names` marked: lists that want no further name, and boards of
 * employers to begin with. `targets` are the lists that the configuration names.
 */
export function sourceChoices(
  names: readonly string[],
  { sources, targets }: { sources: readonly KnownSource[]; targets: readonly SourceTarget[] },
): SourceChoice[] {
  const configured = new Set(targets.map(({ source }) => source.name));
  return sources.flatMap((source): SourceChoice[] => {
    const lists = targetsOf([source.name], [source]);
    if (lists.length === 0) return [];
    const { name, label: service, terms, host, pauseMinutes } = source;
    return [
      {
        ...{ name, service, terms, host },
        employers: lists.map(({ board }) => board.company).filter(Boolean),
        everyHours: Math.max(freshHours, Math.ceil(pauseMinutes / 60)),
        isChosen: names.includes(name),
        isConfigured: configured.has(name),
      },
    ];
  });
}
