/** What addresses there are: filled in beside the table of screens (app/screens.data.ts), which nothing below app may import. */
export interface Addresses {
  readonly table?: never;
}

/** Every path of the table of screens. */
export type ScreenPath = Addresses extends { path: infer Path extends string } ? Path : never;

type Part = string | number;

/** The parameters in a path, by name: `/job/edit/:internalId` has one, `:status?` may be left out. */
type Parts<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Parts<Head> & Parts<Tail>
  : Path extends `:${infer Name}?`
    ? { [K in Name]?: Part | undefined }
    : Path extends `:${infer Name}`
      ? { [K in Name]: Part }
      : unknown;

/** What follows the path: search parameters, left out where they are undefined, and a part of the screen. */
type Rest = {
  search?: Readonly<Record<string, Part | undefined>> | URLSearchParams | undefined;
  hash?: string;
};

type Given<Path extends string> = Parts<Path> & Rest;

/** Nothing has to be given where a path has no parameter, or only ones that may be missing. */
type Arguments<Path extends string> =
  Record<never, never> extends Parts<Path> ? [given?: Given<Path>] : [given: Given<Path>];

/**
 * The address of a screen: `href('/job/edit/:internalId', { internalId: 7 })`, `href('/jobs/list', { search: { group } })`.
 * What is given is encoded. Without a part that may be missing, the address ends before it.
 */
export function href<Path extends ScreenPath>(path: Path, ...[given]: Arguments<Path>): string {
  const { search = {}, hash, ...parts } = (given ?? {}) as Rest & Record<string, Part | undefined>;
  let ends = false;
  const address = path.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const part = String(parts[name] ?? '');
    ends ||= optional !== undefined && part === '';
    return ends ? '' : `/${encodeURIComponent(part)}`;
  });
  const query = new URLSearchParams();
  for (const [name, value] of search instanceof URLSearchParams ? search : Object.entries(search))
    if (value !== undefined) query.append(name, String(value));
  const words = query.toString();
  return `${address}${words && `?${words}`}${hash ? `#${encodeURIComponent(hash)}` : ''}`;
}
