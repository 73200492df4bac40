/**
 * Facts of a posting beside pay, place and kind of work, with their values in the order of lists and what these are
 * called. A posting states any number of values of a fact, and most postings state none: that is never a no. Languages
 * are named by the browser.
 */
export const postingFacts = {
  shift: {
    day: 'Day shift',
    evening: 'Evening shift',
    night: 'Night shift',
    weekend: 'Weekends',
    rotating: 'Rotating shifts',
  },
  degree: {
    none: 'No degree needed',
    'high-school': 'High school diploma',
    associate: 'Associate degree',
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
    doctorate: 'Doctorate',
    'or-experience': 'Experience instead of a degree',
  },
  experience: {
    none: 'No experience needed',
    'to-2': 'Up to 2 years',
    '3-to-5': '3 to 5 years',
    '6-to-9': '6 to 9 years',
    'from-10': '10 years or more',
  },
  language: {
    ar: 'Arabic',
    bn: 'Bengali',
    zh: 'Chinese',
    cs: 'Czech',
    da: 'Danish',
    nl: 'Dutch',
    en: 'English',
    fi: 'Finnish',
    fr: 'French',
    de: 'German',
    el: 'Greek',
    ht: 'Haitian Creole',
    he: 'Hebrew',
    hi: 'Hindi',
    hu: 'Hungarian',
    it: 'Italian',
    ja: 'Japanese',
    ko: 'Korean',
    no: 'Norwegian',
    fa: 'Persian',
    pl: 'Polish',
    pt: 'Portuguese',
    ro: 'Romanian',
    ru: 'Russian',
    es: 'Spanish',
    sv: 'Swedish',
    tl: 'Tagalog',
    th: 'Thai',
    tr: 'Turkish',
    uk: 'Ukrainian',
    vi: 'Vietnamese',
  },
  licence: {
    driver: 'Driver’s license',
    cdl: 'Commercial driver’s license (CDL)',
    'cdl-a': 'CDL class A',
    'cdl-b': 'CDL class B',
  },
  travel: {
    none: 'No travel',
    some: 'Some travel',
    'to-25': 'Up to 25% travel',
    'to-50': '26 to 50% travel',
    'over-50': 'More than 50% travel',
  },
  term: {
    seasonal: 'Seasonal',
    temporary: 'Temporary',
  },
  sponsorship: {
    offered: 'Visa sponsorship offered',
    refused: 'No visa sponsorship',
  },
  clearance: {
    required: 'Security clearance required',
  },
  'fair-chance': {
    stated: 'Considers people with a criminal record',
  },
} as const;

export type PostingFactName = keyof typeof postingFacts;
