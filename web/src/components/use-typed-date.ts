import { type RefObject, useEffect } from 'react';

/**
 * What the form holds while a date field shows a day that does not exist, such as February 30: the browser answers ''
 * for it, as if nothing had been typed, and the form would then drop the date it had.
 */
export const noSuchDate = 'no such date';

/** What was typed into a date field: a calendar date, '', or `noSuchDate`. */
export function typedDate(input: HTMLInputElement): string {
  return input.validity.badInput ? noSuchDate : input.value;
}

/** Empties a date field in which a day that does not exist is left, once the form is put back to no date. */
export function useTypedDate(input: RefObject<HTMLInputElement | null>, value: unknown): void {
  useEffect(() => {
    const shown = input.current;
    if (value === '' && shown?.validity.badInput && document.activeElement !== shown) shown.value = '';
  }, [input, value]);
}
