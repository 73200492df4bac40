/** A language of the interface; a catalog of its tag is in locales/ (decision 0118), of all but English. */
export type Language = {
  /** As BCP 47 has it. */
  tag: string;
  /** In itself: who looks for it may know no other. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Whether somebody who grew up with it has read all of it. */
  isChecked: boolean;
};

/** The languages that can be chosen. The build reads this table too: no import. */
export const languages: readonly Language[] = [
  { tag: 'en', name: 'English', direction: 'ltr', isChecked: true },
  { tag: 'de', name: 'Deutsch', direction: 'ltr', isChecked: false },
];
