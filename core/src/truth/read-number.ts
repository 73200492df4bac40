/** How a number is bounded: “over 20”, “up to 60”, “nearly eight”. */
export type Bound = '' | 'within' | 'during' | 'over' | 'at-least' | 'under' | 'up-to' | 'about' | 'nearly';

/** A number as its own words say it: how many words it takes, its unit, what they multiply it with. */
export type ReadNumber = { value: number; to: number; unit: string; times?: number };
