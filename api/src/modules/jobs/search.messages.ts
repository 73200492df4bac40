import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of a posting that is none, and of a search that was not done as it was typed. */
export const searchMessage = messages('posting-search', {
  'posting-not-found': 'Posting not found.',
  'nothing-in-term': 'The search term has no letters or digits to search for.',
  'nothing-in-company': 'The company name has no letters or digits to search for.',
  'too-many-places': 'A search takes {most} places. The first {most} of {count} were used.',
  'place-unknown':
    'We do not know a place called “{place}”. Try a city with its state or country, for example Columbus, OH.',
  'place-corrected': '“{place}” was read as {name}.',
  'code-without-area':
    '{code} has no area of its own, as codes of post boxes and single firms; its neighbor {neighbor} was used.',
  'place-guessed':
    '“{place}” was read as {name}. If you meant another place, add its state or country, for example {other}.',
  'page-size-capped':
    'A page holds at most {most, plural, other {#}} results; {asked, plural, other {#}} were asked for.',
});
