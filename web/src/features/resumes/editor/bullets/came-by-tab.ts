let isTab = false;
let isWatching = false;

/** True where the focus was last moved by Tab: such a field passes Tab on until something is done in it. */
export function cameByTab(): boolean {
  return isTab;
}

/** Begins to note what moves the focus. */
export function watchTab(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Shift') isTab = key === 'Tab';
    },
    true,
  );
  document.addEventListener(
    'pointerdown',
    () => {
      isTab = false;
    },
    true,
  );
}
