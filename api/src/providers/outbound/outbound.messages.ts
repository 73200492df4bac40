import { messages } from '@foothold/core/text/messages.ts';

/** Why an address chosen by a stranger gave nothing, for who chose it. */
export const outboundMessage = messages('outbound', {
  'bad-address': 'This is not the address of a web page. It has to start with https:// or http://.',
  'no-public-site': 'There is no public web page at this address. Check it for typing errors.',
  'too-many-redirects': 'This address only leads on to others.',
  'no-network':
    'The site could not be reached: this server seems to have no connection to the internet just now. The address may be right. Try again in a while.',
  unreachable: 'The site at this address did not answer.',
  'too-slow': 'The site at this address took too long to answer.',
  'too-large': 'The page at this address is too large to read.',
  'wrong-type': 'What lies at this address is not a page that can be read.',
});
