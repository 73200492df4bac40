/** Where the numbers of an answer come from, each with its year. */
export const careerSources = {
  occupations: 'O*NET 30.3, U.S. Department of Labor, 2026 (CC BY 4.0), weighed by our own rule',
  wages: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2025',
  outlook: 'U.S. Bureau of Labor Statistics, Employment Projections, 2024–2034',
  licences: 'CareerOneStop, U.S. Department of Labor, records of the states as of October 2024',
} as const;

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('en-US');

/** “$86,200” */
export const dollarsText = (amount: number) => dollars.format(amount);

/** “3,503,020” */
export const countText = (count: number) => whole.format(count);

/** “+4.4%”, with a minus sign that is one. */
export const changeText = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;

/** “a, b and c”; '' of none. */
export const listText = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

/** The first letter in upper case. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A title of the classification as it stands in a sentence: “Dispatchers”, not “Dispatchers, Except Police, Fire, and Ambulance”. */
export const shortTitle = (title: string) => title.split(/, (?:Except|All Other|Including)\b/)[0] ?? title;
