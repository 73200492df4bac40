/** The facts of a posting beside pay, place and kind of work, in the order of lists. */
export const postingFactNames = [
  'shift',
  'degree',
  'experience',
  'language',
  'licence',
  'travel',
  'term',
  'sponsorship',
  'clearance',
  'fair-chance',
] as const;
export type PostingFactName = (typeof postingFactNames)[number];

/**
 * The values of each fact, in the order of lists. A posting states any number of them, and most postings state none:
 * that is never a no. Languages are ISO 639.
 */
export const postingFacts = {
  shift: ['day', 'evening', 'night', 'weekend', 'rotating'],
  degree: ['none', 'high-school', 'associate', 'bachelor', 'master', 'doctorate', 'or-experience'],
  experience: ['none', 'to-2', '3-to-5', '6-to-9', 'from-10'],
  language: [
    'ar',
    'bn',
    'zh',
    'cs',
    'da',
    'nl',
    'en',
    'fi',
    'fr',
    'de',
    'el',
    'ht',
    'he',
    'hi',
    'hu',
    'it',
    'ja',
    'ko',
    'no',
    'fa',
    'pl',
    'pt',
    'ro',
    'ru',
    'es',
    'sv',
    'tl',
    'th',
    'tr',
    'uk',
    'vi',
  ],
  licence: ['driver', 'cdl', 'cdl-a', 'cdl-b'],
  travel: ['none', 'some', 'to-25', 'to-50', 'over-50'],
  term: ['seasonal', 'temporary'],
  sponsorship: ['offered', 'refused'],
  clearance: ['required'],
  'fair-chance': ['stated'],
} as const satisfies Readonly<Record<PostingFactName, readonly string[]>>;
