/**
 * What the bookmark does on the page of a posting: it opens the form of a new job at `site` in a new tab, with the
 * address and the title of that page. It reads nothing else there and sends nothing to anybody.
 */
export function bookmarkAddress(site: string): string {
  const target = JSON.stringify(`${site.replace(/\/$/, '')}/job/add?url=`);
  return `javascript:void open(${target}+encodeURIComponent(location.href)+"&title="+encodeURIComponent(document.title.slice(0,300)))`;
}
