import { regionByCode, regionByName } from '../geography/region.ts';
import type { Asked } from './requirement.ts';

/** State codes that are also words or degrees in capitals (“OR”, “IN”, “MD”) and therefore ignored. */
const unclear = new Set(['OR', 'IN', 'ME', 'OK', 'HI', 'MD', 'MA', 'DO', 'PT', 'OH', 'CO', 'AL', 'ID', 'LA']);

/** Returns the codes of the US states that a text names. */
export function statesIn(text: string): string[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const found = words.flatMap((word, at) => {
    const pair = regionByName(`${word} ${words[at + 1] ?? ''}`);
    const isCode = /^[A-Z]{2}$/.test(word) && !unclear.has(word);
    const region =
      pair ?? (isCode ? regionByCode(word) : /^\p{Lu}\p{Ll}{3}/u.test(word) ? regionByName(word) : null);
    return region?.country === 'US' ? [region.state] : [];
  });
  return [...new Set(found)];
}

/** Maximum distance between the name of a license and its state. */
const near = 60;

/** A license with the states that are named next to it. */
export function withStates(asked: Asked, text: string, start: number, end: number): Asked {
  if (asked.kind !== 'licence') return asked;
  return { ...asked, states: statesIn(text.slice(Math.max(0, start - near), end + near)) };
}

/** Whether each state issues this license itself: federal licenses and driving licenses are valid everywhere. */
export function isOfState(term: string): boolean {
  return (
    /(?: license|^Bar admission)$/.test(term) && !/Driver|Pilot|CDL|Mortgage|Boiler|Refrigeration/.test(term)
  );
}
