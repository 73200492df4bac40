import { messages } from '../text/messages.ts';

/** Why a model gave no answer: by problem, and more exactly where more is known. */
export const modelMessage = messages('model', {
  'key-refused': 'The key was refused.',
  'no-credit': 'The account of this key has no credit left.',
  quota: 'This key has asked too much for now.',
  overloaded: 'The model is overloaded or still loading.',
  'model-unknown': 'There is no model of this name at this address.',
  'too-long': 'This is more text than the model takes.',
  unreachable: 'The model could not be reached.',
  'timed-out': 'The model took too long.',
  'cut-off': 'The connection to the model ended before its answer did.',
  'not-understood': 'The model answered in a form that could not be read.',
  'not-allowed': 'The vendor does not offer this model to this account or from this country.',
  'with-status': '{what} (HTTP {status})',
  'no-model-here': 'No model answers at this address. Check its path.',
  'web-page': 'A web page answers at this address, not a model. Check its path.',
  'not-a-model': 'What answers at this address is not a model.',
  'lists-none': 'What answers at this address does not list models. Check its path.',
  'browser-has-none': 'This browser has no model of its own.',
  'browser-not-ready': 'The model of this browser is not downloaded yet. Settings, Models says how.',
  'browser-refused': 'This browser does not let this page use its own model.',
  'browser-failed': 'The model of this browser did not finish its answer.',
  'leads-on': 'This address leads to another one. Enter that.',
  'ended-with-error': 'The model ended its answer with an error.',
  'too-large': 'The answer was longer than 10 MB.',
  'unread-twice': 'The model answered twice in a form that could not be read.',
  'wrong-tools': 'The model asked for tools that it was not offered, or for too many.',
  'no-words-left': 'The model reached its limit of tokens before it wrote a word.',
  nothing: 'The model answered with nothing.',
  'own-machine':
    '{origin} did not answer, or does not let pages ask it. Start it there and let it accept {page}: Ollama by OLLAMA_ORIGINS={page}, LM Studio by “Enable CORS” in its server settings.',
  'own-machine-https':
    '{origin} did not answer, or does not let pages ask it. Start it there and let it accept {page}: Ollama by OLLAMA_ORIGINS={page}, LM Studio by “Enable CORS” in its server settings. Safari does not let a page do this at all.',
  'https-only':
    'This page came over https, and browsers do not let it ask {host} over http. Give that server https, or ask it through this site’s server.',
  'through-server':
    '{host} could not be reached, or does not let pages ask it. Ask it through this site’s server; its operator allows hosts by AI_ALLOWED_HOSTS.',
});
