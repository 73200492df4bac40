let shown: string | undefined;

/** The locale that dates, numbers and lists are shown in; undefined, the machine's, where no interface has said one. */
export function formatLocale(): string | undefined {
  return shown;
}

/** Says the locale of the interface, once, before anything is shown. */
export function setFormatLocale(locale: string | undefined): void {
  shown = locale;
}
