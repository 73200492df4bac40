import { messages } from '../../../text/messages.ts';

/** What the search coach says. */
export const coachTexts = messages('search-coach', {
  'no-search': 'There is no search to judge yet. Search once, or save a search, and ask again.',
  sample: 'The counts are of sample postings, which are made up: they say nothing about the market.',
  'not-reached': 'The search could not be reached, so not everything was counted.',
  'not-reached-own':
    'The search could not be reached, so not everything was counted. What you saved here is read without it.',
  heard: 'What was heard back',
  'not-counted': 'It could not be counted now.',
  found:
    '{count, plural, one {{total} posting} other {{total} postings}}: {verdict, select, none {nothing is found} narrow {narrow} fits {neither narrow nor wide} other {wide: nobody reads through so many}}.',
  close: '{count, plural, one {Another # posting comes} other {Another # postings come}} close to it.',
  'also-searched': 'Searched for as well, without typing them: {words}.',
  'no-narrower': 'Another word or a place would narrow it.',
  'no-wider': 'No single change would find more.',
  change: '{change}: {total}.',
  'change-more': '{change}: {total}, {adds} more.',
  'change-capped': '{change}: {total}, more.',
  'by-fit': 'By how well the resume fitted when it was sent:',
  fit: '{word, select, weak {Fit weak} fair {Fit fair} good {Fit good} strong {Fit strong} other {Fit great}}',
  'fit-leads': '{name}: ahead of all others by more than chance would explain.',
  'fit-overlap': 'How well the resume fitted does not tell yet: the ranges overlap.',
  'fit-too-few':
    'Too few to say whether fit matters: at least two kinds with {count} applications each are needed.',
  about:
    'I judge your searches by counting: whether one is too narrow or too wide, which change of it would find more, by how many, and which source was heard back from. Name a search (“Is my search for night nurse too narrow?”), or ask, and I take the job at hand, your last search and the saved ones.',
  'about-records': 'What you saved here, such as what is due or who has not replied, is for the assistant.',
  'of-records':
    'That is in your own records, which the assistant reads; I judge searches. Ask the assistant the same.',
  english:
    'I read questions in English and the ones offered here. A language model reads and answers in any language; one is set up in Settings, under Models.',
});
