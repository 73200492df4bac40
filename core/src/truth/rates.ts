const periods =
  /\b(?:(?:a|an|per|each|every|\/) ?(day|week|month|year|shift|hour|night|season|visit|quarter)s?\b(?!['’]s)|(daily|nightly|weekly|monthly|quarterly|yearly|annual|annually|hourly)\b|\b(day|week|month|quarter|year)[- ]end\b)/g;
const notRate = /\b(?:in|within|of|for|over|after|about|almost|half|on|during|under|once) $/;
const adverbs: Readonly<Record<string, string>> = {
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  hourly: 'hour',
};

/** The periods that a text counts by, with their places: “a day”, “per shift”, “monthly”. */
export function ratesIn(text: string): { period: string; start: number; end: number }[] {
  const lower = text.toLowerCase();
  return [...lower.matchAll(periods)].flatMap((match) => {
    const [whole, period = '', adverb = '', closing = ''] = match;
    const isA = /^an? /.test(whole);
    if (isA && notRate.test(lower.slice(Math.max(0, match.index - 8), match.index))) return [];
    return [
      {
        period: period || closing || (adverbs[adverb] ?? ''),
        start: match.index,
        end: match.index + whole.length,
      },
    ];
  });
}
