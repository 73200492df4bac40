/**
 * Nouns and adjectives of no trade that a paraphrase puts around what was done: how, where and in what spirit. They name no thing that was
 * made or handled, so that a sentence with them alone adds wording and no deed.
 */
export const abstractWords = `
presence approach attitude mindset energy spirit sense ability rhythm pace flow balance order structure routine habit discipline
environment environments setting settings culture atmosphere foundation foundations basis context situation situations circumstances
system systems industry sector business world side corner piece portion variety mix range share bulk
issue issues problem problems challenge challenges matter matters question questions concern concerns detail details
break pause stretch spell period stint run running front back end middle start finish outset close meantime
broader wider narrower deeper calmer faster slower smoother closer steadier cleaner simpler easier quicker safer
fast quick slow steady busy calm quiet active current ongoing whole entire overall usual normal ordinary plain hard easy tough
need needs demand demands rush hustle load loads volume volumes
example examples lesson lessons point points step steps path journey chapter direction future past present
pressure stress patience care calmness curiosity honesty reliability accuracy precision quality consistency integrity
wash chore chores errand errands odds ends bit bits lot handful couple
compassion empathy rigor excellence teamwork collaboration kindness dignity respect trust warmth humility gratitude fondness professionalism
growth learning career careers reputation rapport relationship relationships goal goals value values vision commitment
summer autumn winter season seasons otherwise though anyway fond
right own order working everyday daily regularity constant constantly
`;
