import type { Quantity } from './quantities.ts';

/** Whether a sentence may say `said` where the evidence has `had`; the same unit is presumed. */
export function isSameNumber(said: Quantity, had: Quantity): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));
  const isEqual = near(said.value, had.value);
  if (
    said.role !== '' &&
    had.role !== '' &&
    said.role !== had.role &&
    (said.role === 'by' || had.role === 'by')
  )
    return false;
  switch (said.bound) {
    case 'within':
      return isEqual && had.bound !== 'over' && had.bound !== 'at-least' && had.bound !== 'nearly';
    case 'during':
      return isEqual || (had.value > said.value && had.value <= said.value * 1.25 && isFloor(had));
    case 'over':
      return isEqual
        ? had.bound === 'over'
        : had.value > said.value && had.value <= said.value * 1.25 && isFloor(had);
    case 'at-least':
      return isEqual
        ? had.bound !== 'under' && had.bound !== 'up-to'
        : had.value > said.value && had.value <= said.value * 1.25 && isFloor(had);
    case 'under':
      return isEqual
        ? had.bound === 'under' || had.bound === 'within'
        : had.value < said.value && had.value >= said.value * 0.8 && had.bound !== 'over';
    case 'up-to':
      return isEqual && had.bound !== 'over' && had.bound !== 'under';
    case 'nearly':
      return had.value >= said.value * 0.9 && had.value <= said.value;
    case 'about':
      return Math.abs(had.value - said.value) <= said.value * 0.05 && (had.bound !== 'up-to' || isEqual);
    default:
      return isEqual && had.bound !== 'up-to' && had.bound !== 'nearly';
  }
}

const isFloor = ({ bound }: Quantity) => bound === '' || bound === 'over' || bound === 'at-least';
