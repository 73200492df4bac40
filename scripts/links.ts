import { checkLinks, type LinkCheck } from './link-check.ts';

/** `npm run links`: whether the pages of /resources still answer. Ends with 1 when one is gone, with 0 without a network. */
const data = new URL('../web/src/features/resources/resource-links.data.ts', import.meta.url).href;
const { resourceGroups } = (await import(data)) as { resourceGroups: { links: { url: string }[] }[] };
const links = resourceGroups.flatMap((group) => group.links.map(({ url }) => url));
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
