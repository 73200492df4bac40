import { messages } from '../../text/messages.ts';
import { documentKinds } from './stored-file.ts';

/** What a document was sent as. */
export const documentKindName = messages('document-kind', documentKinds);
