/** Sets the number on the icon of the installed app, 0 for none; nothing where there is no badge. */
export function setBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined);
}
