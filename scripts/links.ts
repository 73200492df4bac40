import { checkLinks, type LinkCheck } from './link-check.ts';

/**
 * `npm run links`: whether the pages of /resources and /cities/resources still answer. Ends with 1 when one is gone,
 * with 0 without a network.
 */
type Groups = readonly { links: readonly { url: string }[] }[];
const groupsOf = async (file: string): Promise<Groups> => {
  const exported = await import(new URL(`../web/src/features/${file}`, import.meta.url).href);
  return Object.values(exported as Record<string, Groups>).flat();
};
const groups = [
  ...(await groupsOf('resources/resource-links.data.ts')),
  ...(await groupsOf('geography/city/city-links.data.ts')),
];
const links = groups.flatMap((group) => group.links.map(({ url }) => url));
const say = ({ url, outcome, detail }: LinkCheck) => console.log(`${outcome.padEnd(8)} ${url} ${detail}`);

const result = await checkLinks(links, { ask: fetch, tell: say });
if (!result.hasNetwork) {
  console.log('There is no network here, so no link was checked.');
} else {
  const count = (outcome: LinkCheck['outcome']) =>
    result.checks.filter((check) => check.outcome === outcome).length;
  console.log(
    `${links.length} links: ${count('answers')} answer, ${count('moved')} moved, ${count('unsure')} could not be told, ${count('gone')} are gone.`,
  );
  if (count('gone') > 0) process.exitCode = 1;
}
