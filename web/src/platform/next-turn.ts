/** Lets the page draw and answer before long work goes on. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
