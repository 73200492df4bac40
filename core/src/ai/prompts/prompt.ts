/** What a model is told of one task. A text that changes gets the next version: answers name it. */
export type Prompt = { name: string; version: number; text: string };

/** Name and version as an answer carries them, “search-coach/1”. */
export function promptId({ name, version }: Prompt): string {
  return `${name}/${version}`;
}
