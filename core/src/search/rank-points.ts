/**
 * The parts of the score that orders the results of a search with words (decision 0061, docs/SEARCH.md). The best answer
 * counts, all other parts are added to it; what is mentioned in the text alone comes after everything else.
 */
export const rankPoints = {
  /** The best of these. */
  answer: {
    /** Title and company, the name of the company, or the title is what was typed. */
    whole: 120,
    company: 104,
    exact: 100,
    /** The title holds the words as typed, one after the other; all of them anywhere. */
    phrase: 95,
    title: 88,
    /** Title and company hold all of them. */
    head: 84,
    /** Under other names in the title; by the trade and what the posting states. */
    names: 78,
    loose: 70,
    trade: 54,
    /** The title names the trade, the text has the rest. */
    core: 44,
    /** The title names the trade, and the words that were dropped are nowhere. */
    coreAlone: 42,
    /** Lacks some of the words: of another name of the trade; of one that was looked for; the text has the rest. */
    relaxed: 30,
    relaxedNamed: 36,
    relaxedWithRest: 40,
    text: 0,
  },
  /** Posted now; half of it after `halfLife` days. */
  fresh: 10,
  halfLife: 30,
  /** Posted over a year ago. */
  old: -14,
  /** Not seen for long, and without a closing day: behind every other answer in title and company. */
  unseen: -300,
  /** For each word of the title beyond those typed, at most. */
  word: -0.4,
  words: -3.2,
  /** Not in the person's country and not open to it. */
  abroad: -34,
  /** No country is known, of remote and of other work, and where a country was chosen. */
  unknownRemote: -4,
  unknown: -8,
  unknownChosen: -40,
  /** At the place; less with the distance, nothing at its limit. */
  near: 8,
  /** Has all that was typed beside the trade in title and company; less by what it lacks, and for what its text has alone. */
  evidence: 30,
  evidenceInText: 0.35,
  /** States pay that reaches what was typed. */
  pay: 12,
  /** A rank was typed and the posting states another. */
  otherLevel: -24,
  /** Each further pair of rows of one employer, at most. */
  crowd: -14,
  crowds: -28,
  /** The share of these two where words were given up: what lacks fewer of them goes before another employer. */
  crowdRelaxed: 0.4,
} as const;
