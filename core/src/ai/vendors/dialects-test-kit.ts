import type { Dialect, Refused, Spoken } from './dialect-test-kit.ts';

const counted = { input: 11, output: 7 };
const countsOf = (usage: Spoken['usage']) => (usage === 'zero' ? { input: 0, output: 0 } : counted);

const data = (value: unknown, event?: string) =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;

const anthropicError = (status: number, type: string, message: string): Refused => ({
  status,
  body: { type: 'error', error: { type, message }, request_id: 'req_stand_in' },
});

const anthropicEvent = (value: { type: string; [member: string]: unknown }) => data(value, value.type);

const anthropic: Dialect = {
  provider: 'anthropic',
  isAsked: (path) => path.endsWith('/messages'),
  keyOf: (headers) => String(headers['x-api-key'] ?? ''),
  events({ model, pieces, tools, finish, usage }) {
    const counts = countsOf(usage);
    const isCounted = usage !== 'none';
    const reasons = {
      done: tools.length > 0 ? 'tool_use' : 'end_turn',
      length: 'max_tokens',
      refused: 'refusal',
      unknown: 'reason_of_tomorrow',
    };
    const delta = (index: number, delta: unknown) =>
      anthropicEvent({ type: 'content_block_delta', index, delta });
    const start = (index: number, content_block: unknown) =>
      anthropicEvent({ type: 'content_block_start', index, content_block });
    const stop = (index: number) => anthropicEvent({ type: 'content_block_stop', index });
    const message = {
      ...{ id: 'msg_1', type: 'message', role: 'assistant', model, content: [] },
      ...{ stop_reason: null, stop_sequence: null },
      ...(isCounted && { usage: { input_tokens: counts.input, output_tokens: Math.min(1, counts.output) } }),
    };
    return {
      before: [
        anthropicEvent({ type: 'message_start', message }),
        start(0, { type: 'text', text: '' }),
        anthropicEvent({ type: 'ping' }),
      ],
      pieces: pieces.map((text) => delta(0, { type: 'text_delta', text })),
      after: [
        stop(0),
        ...tools.flatMap(({ name, args }, at) => [
          start(at + 1, { type: 'tool_use', id: `toolu_${at + 1}`, name, input: {} }),
          delta(at + 1, {
            type: 'input_json_delta',
            partial_json: typeof args === 'string' ? args : JSON.stringify(args),
          }),
          stop(at + 1),
        ]),
        anthropicEvent({
          type: 'message_delta',
          delta: { stop_reason: reasons[finish], stop_sequence: null },
          ...(isCounted && { usage: { output_tokens: counts.output } }),
        }),
        anthropicEvent({ type: 'message_stop' }),
      ],
    };
  },
  refusals: {
    'key-refused': anthropicError(401, 'authentication_error', 'invalid x-api-key'),
    forbidden: anthropicError(403, 'permission_error', 'Your API key may not use this resource.'),
    'no-credit': anthropicError(
      400,
      'invalid_request_error',
      'Your credit balance is too low to access the API.',
    ),
    quota: anthropicError(429, 'rate_limit_error', 'This request would exceed your rate limit.'),
    overloaded: anthropicError(529, 'overloaded_error', 'Overloaded'),
    'model-unknown': anthropicError(404, 'not_found_error', 'model: claude-nothing'),
    'too-long': anthropicError(
      400,
      'invalid_request_error',
      'prompt is too long: 250000 tokens > 200000 maximum',
    ),
    'no-tools': anthropicError(400, 'invalid_request_error', 'This model does not support tools.'),
    'no-structure': anthropicError(
      400,
      'invalid_request_error',
      'output_config.format: not supported by this model',
    ),
  },
  lateOverload: anthropicEvent({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  blocked: [
    anthropicEvent({
      type: 'message_start',
      message: {
        ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'stand-in-large', content: [] },
        ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 11, output_tokens: 0 } },
      },
    }),
    anthropicEvent({
      type: 'message_delta',
      delta: { stop_reason: 'refusal', stop_sequence: null },
      usage: { output_tokens: 0 },
    }),
    anthropicEvent({ type: 'message_stop' }),
  ].join(''),
  unknownEvent: anthropicEvent({ type: 'progress_of_tomorrow', step: 2 }),
  models: (names) => ({
    data: names.map((id) => ({ type: 'model', id, display_name: id, created_at: '2026-01-01T00:00:00Z' })),
    ...{ has_more: false, first_id: names[0], last_id: names.at(-1) },
  }),
};

const googleError = (
  code: number,
  status: string,
  message: string,
  details: readonly unknown[] = [],
): Refused => ({
  status: code,
  body: { error: { code, message, status, details } },
});

const google: Dialect = {
  provider: 'google',
  isAsked: (path) => path.endsWith(':streamGenerateContent'),
  keyOf: (headers) => String(headers['x-goog-api-key'] ?? ''),
  events({ model, pieces, tools, finish, usage }) {
    const reasons = { done: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY', unknown: 'REASON_OF_TOMORROW' };
    const { input, output } = countsOf(usage);
    const counts = {
      promptTokenCount: input,
      candidatesTokenCount: output,
      totalTokenCount: input + output,
    };
    const chunk = (parts: readonly unknown[], finishReason?: string) =>
      data({
        candidates: [{ content: { role: 'model', parts }, ...(finishReason && { finishReason }), index: 0 }],
        ...(finishReason && usage !== 'none' && { usageMetadata: counts }),
        ...{ modelVersion: model, responseId: 'r1' },
      });
    const calls = tools.map(({ name, args }) => ({ functionCall: { name, args } }));
    return {
      before: [],
      pieces: pieces.map((text) => chunk([{ text }])),
      after: [...calls.map((call) => chunk([call])), chunk([], reasons[finish])],
    };
  },
  refusals: {
    'key-refused': googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
    ]),
    forbidden: googleError(403, 'PERMISSION_DENIED', 'The caller does not have permission.'),
    'no-credit': googleError(402, 'RESOURCE_EXHAUSTED', 'Your prepaid credits are used up.'),
    quota: googleError(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' },
    ]),
    overloaded: googleError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
    'model-unknown': googleError(
      404,
      'NOT_FOUND',
      'models/gemini-nothing is not found for API version v1beta',
    ),
    'too-long': googleError(
      400,
      'INVALID_ARGUMENT',
      'The input token count exceeds the maximum number of tokens allowed.',
    ),
    'no-tools': googleError(400, 'INVALID_ARGUMENT', 'Function calling is not enabled for models/gemma'),
    'no-structure': googleError(
      400,
      'INVALID_ARGUMENT',
      'JSON mode: responseJsonSchema is not enabled for models/gemma',
    ),
  },
  lateOverload: data({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  blocked: data({
    promptFeedback: { blockReason: 'SAFETY' },
    usageMetadata: { promptTokenCount: 11, totalTokenCount: 11 },
    ...{ modelVersion: 'stand-in-large', responseId: 'r1' },
  }),
  unknownEvent: data({ progressOfTomorrow: { step: 2 } }),
  models: (names) => ({
    models: names.map((name) => ({
      name: `models/${name}`,
      supportedGenerationMethods: ['generateContent'],
    })),
  }),
};

const openaiError = (status: number, message: string, code: string | null = null): Refused => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
});

const compatible: Dialect = {
  provider: 'openai-compatible',
  isAsked: (path) => path.endsWith('/chat/completions'),
  keyOf: ({ authorization }) => String(authorization ?? '').replace('Bearer ', ''),
  events({ model, pieces, tools, finish, usage }) {
    const reasons = {
      done: tools.length > 0 ? 'tool_calls' : 'stop',
      length: 'length',
      refused: 'content_filter',
      unknown: 'reason_of_tomorrow',
    };
    const { input, output } = countsOf(usage);
    const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_767_225_600, model };
    const chunk = (delta: unknown, finish_reason: string | null = null) =>
      data({ ...base, choices: [{ index: 0, delta, finish_reason }] });
    const counts = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
    const calls = tools.map(({ name, args }, index) => ({
      ...{ index, id: `call_${index + 1}`, type: 'function' },
      function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
    }));
    return {
      before: [chunk({ role: 'assistant', content: '' })],
      pieces: pieces.map((content) => chunk({ content })),
      after: [
        ...calls.map((call) => chunk({ tool_calls: [call] })),
        chunk({}, reasons[finish]),
        ...(usage === 'none' ? [] : [data({ ...base, choices: [], usage: counts })]),
        data('[DONE]'),
      ],
    };
  },
  refusals: {
    'key-refused': openaiError(401, 'Incorrect API key provided: sk-stand-in.', 'invalid_api_key'),
    forbidden: openaiError(403, 'You are not allowed to use this project.'),
    'no-credit': openaiError(
      429,
      'You exceeded your current quota, please check your plan.',
      'insufficient_quota',
    ),
    quota: openaiError(429, 'Rate limit reached for requests.', 'rate_limit_exceeded'),
    overloaded: {
      status: 503,
      body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
    },
    'model-unknown': openaiError(404, 'model "nothing" not found, try pulling it first', 'model_not_found'),
    'too-long': {
      status: 400,
      body: {
        error: {
          code: 400,
          message: 'the request exceeds the available context size, try increasing it',
          type: 'exceed_context_size_error',
        },
      },
    },
    'no-tools': openaiError(400, 'registry.ollama.ai/library/gemma:latest does not support tools'),
    'no-structure': openaiError(400, "Unsupported value: 'response_format' of type json_schema"),
  },
  lateOverload: data({
    error: { message: 'The server is overloaded.', type: 'overloaded_error', code: null },
  }),
  blocked: [
    data({
      ...{
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_767_225_600,
        model: 'stand-in-large',
      },
      choices: [{ index: 0, delta: {}, finish_reason: 'content_filter' }],
    }),
    data('[DONE]'),
  ].join(''),
  unknownEvent: data({ object: 'progress.of.tomorrow', step: 2 }),
  models: (names) => ({
    object: 'list',
    data: names.map((id) => ({ id, object: 'model', created: 1, owned_by: 'library' })),
  }),
};

/** The wires of all vendors, as their documentation and recorded requests have them. */
export const dialects: readonly Dialect[] = [anthropic, google, compatible];
