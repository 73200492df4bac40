import { words } from '../words.ts';

// On a page of the person's Foothold, while postings are kept: a bar of the extension that offers them. It is in a
// shadow tree, says a number alone, and takes presses of the person, not those that a script makes up.

const name = 'foothold-extension-offer';
const room = '--extension-room';

(globalThis as { footholdOffer?: (count: number) => void }).footholdOffer = (count) => {
  takeAway();
  if (count === 0) return;
  const host = document.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  const bar = document.createElement('div');
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', words.offerName);
  const text = document.createElement('span');
  text.textContent = words.offer(count);
  bar.append(
    text,
    button(words.offerTake, () => void chrome.runtime.sendMessage({ kind: 'take-offer' })),
    button(words.offerLater, () => undefined),
  );
  shadow.append(bar);
  document.documentElement.append(host);
  // The page moves down by it, so that the bar covers nothing that can be pressed.
  document.documentElement.style.setProperty(room, `${bar.offsetHeight + 16}px`);

  function button(label: string, onPress: () => void): HTMLButtonElement {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = label;
    made.addEventListener('click', (event) => {
      if (!event.isTrusted) return;
      takeAway();
      onPress();
    });
    return made;
  }
};

function takeAway(): void {
  document.querySelector(name)?.remove();
  document.documentElement.style.removeProperty(room);
}

const style = `
div { position: fixed; inset-inline: 0; inset-block-start: calc(60px + var(--toast-room, 0px) + 8px); z-index: 1090;
  margin-inline: auto; width: fit-content; max-width: calc(100vw - 32px); box-sizing: border-box; display: flex; flex-wrap: wrap;
  align-items: center; gap: 8px; padding: 8px 8px 8px 16px; border-radius: 20px; border: 1px solid #4d4d4d;
  background: #212121; color: #fafafa; font: 14px/20px 'Inter Variable', system-ui, sans-serif; }
button { min-height: 36px; padding: 7px 16px; border-radius: 20px; border: 1px solid #8e8e8e; background: transparent;
  color: inherit; font: inherit; cursor: pointer; }
button:hover { background: #3a3a3a; }
button:focus-visible { outline: 2px solid #64b5f6; outline-offset: 2px; }
`;
