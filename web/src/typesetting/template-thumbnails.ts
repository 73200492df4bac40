const files = import.meta.glob<string>('./templates/*/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The URL of a template's thumbnail (made by `npm run thumbnails`). */
export function thumbnailOf(template: string): string | undefined {
  return files[`./templates/${template}/${template}.png`];
}
