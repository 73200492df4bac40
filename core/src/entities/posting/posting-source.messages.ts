import { messages } from '../../text/messages.ts';
import { postingSourceFacts } from './posting-sources.data.ts';

const label = (source: string) => postingSourceFacts[source]?.label ?? source;

/** What feeds are called whose name is no proper name. */
export const postingSourceName = messages('posting-source', {
  'json-ld': label('json-ld'),
  'nyc-gov': label('nyc-gov'),
  sample: label('sample'),
});
