/** Where answers are kept for when there is no network. */
export const storedAnswersKey = 'foothold.kept-answers';

/** Removes them: they tell which places a person compared. Apart from what reads them, which needs schemas. */
export function forgetStoredAnswers(): void {
  try {
    localStorage.removeItem(storedAnswersKey);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}
