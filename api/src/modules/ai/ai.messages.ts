import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of a question that no model answered. */
export const aiMessage = messages('ai-call', {
  failed: '{what} {advice}',
  'failed-uncounted': '{what} Nothing was counted. {advice}',
  'advice-operator': 'The operator of this site has to look at it.',
  'advice-key': 'Check the key in Settings.',
  'advice-account': 'Look at your account with the vendor.',
  'advice-other-model': 'Choose another model in Settings.',
  'advice-less': 'Ask about less at once.',
  'advice-later': 'Try again in a minute.',
  'advice-check': 'Check that it runs, and its address in Settings.',
  'too-slow':
    'The model took too long and was stopped. Nothing was counted. Try again, or ask about less at once.',
  'not-set-up': '{provider} is not set up on this server. Leave the provider out to take what is.',
  stopping: 'The server is stopping. Ask again in a minute.',
  'no-own-models': 'This server asks no models of one’s own. Ask yours straight from this browser.',
  'url-needed': '{header} is needed: the address whose models are asked for.',
  'url-with-key': '{header} is needed with a key or a model of one’s own.',
  'model-with-endpoint': '{header} is needed with an endpoint of one’s own.',
  'builtin-is-none': 'provider: builtin is no endpoint of one’s own.',
  'url-form':
    '{header} must be an address that starts with https:// or http://, without a name or a question in it.',
  'host-not-allowed':
    'This server may not ask {host}. Ask it straight from this browser, or have the operator add it to AI_ALLOWED_HOSTS.',
  'header-form': '{header} must be one value of at most {most} characters, without blanks.',
  'result-without-call': '{field}: this result answers no call of the message before it.',
  'call-without-result': '{field}: a tool that was asked for has no result.',
  'steps-over': 'This turn has taken {count} steps and ends here. Say what you want to know next.',
  'at-once': '{count} answers are being written for you already. Wait for one of them or stop it.',
  'a-minute': '{count} questions are answered a minute. Try again in {wait}.',
  'a-day': '{count} questions are answered a day. Try again in {wait}.',
});
