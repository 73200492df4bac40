const files = import.meta.glob<string>('./templates/*/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the small picture of a template lies (`npm run thumbnails` makes it). */
export function thumbnailOf(template: string): string | undefined {
  return files[`./templates/${template}/${template}.png`];
}
