const opening = '<think>';
const closing = '</think>';

/** Takes out what some models at home write of their thinking, in `<think>` before the answer. */
export function leadingThoughts(): { push(text: string): string; rest(): string } {
  let held = '';
  let state: 'start' | 'thinking' | 'blank' | 'answer' = 'start';
  return {
    push(text) {
      if (state === 'answer') return text;
      held += text;
      if (state === 'blank') return afterBlanks();
      const start = held.trimStart();
      if (
        state === 'start' &&
        opening.startsWith(start.slice(0, opening.length)) &&
        start.length < opening.length
      )
        return '';
      if (state === 'start' && !start.startsWith(opening)) return release();
      state = 'thinking';
      const end = held.indexOf(closing);
      if (end === -1) {
        // Only as much as may hold the beginning of the end.
        held = opening + held.slice(-closing.length);
        return '';
      }
      held = held.slice(end + closing.length);
      return afterBlanks();
    },
    rest: () => (state === 'start' ? release() : ''),
  };

  /** The lines between thinking and answer belong to neither. */
  function afterBlanks(): string {
    state = 'blank';
    held = held.trimStart();
    return held === '' ? '' : release();
  }

  function release(): string {
    state = 'answer';
    const text = held;
    held = '';
    return text;
  }
}
