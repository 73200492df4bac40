import { regionByCode, regionByName } from '../geography/region.ts';
import type { Asked } from './requirement.ts';

/** Codes that are no word and no degree in capitals: “OR”, “IN”, “MD” say nothing. */
const unclear = new Set(['OR', 'IN', 'ME', 'OK', 'HI', 'MD', 'MA', 'DO', 'PT', 'OH', 'CO', 'AL', 'ID', 'LA']);

/** The US states that a text names, as codes. */
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

/** How far from its name a licence’s state is said. */
const near = 60;

/** A licence with the states that are named beside it. */
export function withStates(asked: Asked, text: string, start: number, end: number): Asked {
  if (asked.kind !== 'licence') return asked;
  return { ...asked, states: statesIn(text.slice(Math.max(0, start - near), end + near)) };
}

/** Whether each state gives this licence itself: federal ones and those to drive hold everywhere. */
export function isOfState(term: string): boolean {
  return (
    /(?: license|^Bar admission)$/.test(term) && !/Driver|Pilot|CDL|Mortgage|Boiler|Refrigeration/.test(term)
  );
}
