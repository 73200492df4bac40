/** Phrases with a number in them that count nothing. */
export const numberIdioms = `
second nature
second to none
second hand
second look
second thought
second thoughts
told twice
asked twice
think twice
thinks twice
thought twice
look twice
looked twice
check twice
at first
first thing
first class
first rate
first choice
first impression
first impressions
one another
one on one
one to one
one of a kind
zero tolerance
one hundred percent
a hundred percent
hundred percent
on all fours
a thousand small
a thousand things
two cents
four walls
square one
day one
all one
at one with
one stop
`;
