/** Numbers in words; “one” is too common a word to count. */
export const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  third: 1 / 3,
  quarter: 1 / 4,
  half: 1 / 2,
  twice: 2,
  thrice: 3,
};

/** Ordinals count as their number: “seventh grade” is grade 7. “First” and “third” are too common. */
export const ordinalWords: Readonly<Record<string, number>> = {
  second: 2,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
};

/** What a number is multiplied with. */
export const multipliers: Readonly<Record<string, number>> = {
  thousandth: 0.001,
  hundredth: 0.01,
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  k: 1000,
  m: 1e6,
  million: 1e6,
  mn: 1e6,
  bn: 1e9,
  billion: 1e9,
};

/** Changes in one word: by how many times. */
export const foldWords: Readonly<Record<string, number>> = {
  doubled: 2,
  double: 2,
  doubling: 2,
  tripled: 3,
  tripling: 3,
  quadrupled: 4,
  quadrupling: 4,
  halved: 0.5,
  halving: 0.5,
  twofold: 2,
  threefold: 3,
  fourfold: 4,
  fivefold: 5,
  tenfold: 10,
};

/** Units with one name for each; a number has its unit right behind it. */
export const unitRows = `
percent % pct
usd $ dollar dollars
eur € euro euros
gbp £ pound_sterling
second seconds sec
minute minutes min mins
hour hours hrs
day days
week weeks
month months
year years yrs
ms millisecond milliseconds
volt v volts
kilovolt kv kilovolts
inch inches in_long
foot feet ft
meter meters metre metres
mile miles
km kilometer kilometers kilometre kilometres
pound pounds lb lbs
kg kilogram kilograms kilos
ton tons tonne tonnes
times fold x
wpm
point points
`;
