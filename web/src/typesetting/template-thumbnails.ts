const files = import.meta.glob<string>('./templates/*/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

const [stamps = {}] = Object.values(
  import.meta.glob<Readonly<Record<string, string>>>('./templates/thumbnails.json', {
    import: 'default',
    eager: true,
  }),
);

/** The URL of a template's thumbnail (made by `npm run thumbnails`). */
export function thumbnailOf(template: string): string | undefined {
  return files[`./templates/${template}/${template}.png`];
}

/** A mark of a template as it is: pictures of its pages that bear another one are out of date. */
export function templateStamp(template: string): string {
  return stamps[template] ?? '';
}
