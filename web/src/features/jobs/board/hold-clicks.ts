/**
 * Keeps the press that ends a drag from being a click: a card let go over itself must not open. Answers how to let
 * clicks through again, which happens once that press is over.
 */
export function holdClicks(): () => void {
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', hold, true);
  return () => {
    setTimeout(() => window.removeEventListener('click', hold, true), 50);
  };
}
