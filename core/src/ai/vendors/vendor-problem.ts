import { modelMessage } from '../model.messages.ts';
import { ModelError, ModelLacksError, type ModelProblem } from '../model.ts';

/** What the failed question held: a server that knows no tools or schemas is asked without. */
export type Asked = { tools: boolean; structure: boolean };

type Failure = {
  name?: unknown;
  message?: unknown;
  statusCode?: unknown;
  responseBody?: unknown;
  responseHeaders?: Readonly<Record<string, string>>;
  type?: unknown;
  code?: unknown;
  data?: unknown;
  cause?: unknown;
};

const byStatus: Readonly<Record<number, ModelProblem>> = {
  401: 'key-refused',
  402: 'no-credit',
  403: 'key-refused',
  404: 'model-unknown',
  408: 'timed-out',
  413: 'too-long',
  429: 'quota',
  504: 'timed-out',
};

const byType: Readonly<Record<string, ModelProblem>> = {
  authentication_error: 'key-refused',
  permission_error: 'key-refused',
  billing_error: 'no-credit',
  not_found_error: 'model-unknown',
  request_too_large: 'too-long',
  rate_limit_error: 'quota',
  timeout_error: 'timed-out',
  overloaded_error: 'overloaded',
  api_error: 'overloaded',
  unavailable_error: 'overloaded',
};

/** Phrases in the vendors' answers that say more than the status, in the order in which they count. */
const phrases: readonly [string, ModelProblem][] = [
  ['api_key_invalid', 'key-refused'],
  ['api key not valid', 'key-refused'],
  ['invalid_api_key', 'key-refused'],
  ['insufficient_quota', 'no-credit'],
  ['credit balance', 'no-credit'],
  ['billing_error', 'no-credit'],
  ['context_length_exceeded', 'too-long'],
  ['exceed_context_size', 'too-long'],
  ['exceeds the available context size', 'too-long'],
  ['exceeds the maximum number of tokens', 'too-long'],
  ['prompt is too long', 'too-long'],
  ['failed_precondition', 'not-allowed'],
  ['model_not_found', 'model-unknown'],
];

const lacking: readonly [keyof Asked, readonly string[]][] = [
  [
    'tools',
    ['not support tools', 'tools param requires', 'tool_choice', '"tools"', 'tool use', 'function calling'],
  ],
  [
    'structure',
    ['response_format', 'json_schema', 'json schema', 'responsejsonschema', 'output_config', 'grammar'],
  ],
];

/** The failure of a vendor as a `ModelError`: in our words, with nothing of what was sent or answered. */
export function vendorProblem(cause: unknown, asked: Asked): ModelError | ModelLacksError {
  const ours = ownError(cause);
  if (ours) return ours;
  const failure = (typeof cause === 'object' && cause !== null ? cause : {}) as Failure;
  const body = textOf(failure).slice(0, 20_000).toLowerCase();
  const status = statusOf(failure);
  if (status === undefined) return withoutStatus(failure, body);
  // The answer had begun.
  if (status < 400) return new ModelError('cut-off');
  if (status === 400 || status === 422 || status === 500 || status === 501) {
    const lacks = lacking.find(([what, signs]) => asked[what] && signs.some((sign) => body.includes(sign)));
    if (lacks) return new ModelLacksError(lacks[0]);
  }
  const said = status < 500 ? phrases.find(([phrase]) => body.includes(phrase))?.[1] : undefined;
  const problem = said ?? byStatus[status] ?? (status >= 500 ? 'overloaded' : 'not-understood');
  if (problem === 'model-unknown' && !body.includes('"error"'))
    return new ModelError('not-understood', modelMessage('no-model-here'));
  return new ModelError(
    problem,
    modelMessage('with-status', { what: modelMessage(problem), status: String(status) }),
    waitOf(failure),
  );
}

/** What this code said itself, also below what the SDK wrapped around it. */
function ownError(cause: unknown): ModelError | ModelLacksError | undefined {
  for (let at = cause, depth = 0; at instanceof Error && depth < 5; at = at.cause as unknown, depth += 1)
    if (at instanceof ModelError || at instanceof ModelLacksError) return at;
  return undefined;
}

function statusOf({ statusCode, code, data }: Failure): number | undefined {
  if (typeof statusCode === 'number') return statusCode;
  if (typeof code === 'number' && code >= 400) return code;
  const inner = (data as Failure | undefined)?.code;
  return typeof inner === 'number' && inner >= 400 ? inner : undefined;
}

function textOf({ responseBody, message, data }: Failure): string {
  if (typeof responseBody === 'string' && responseBody !== '') return responseBody;
  return `${String(message ?? '')} ${JSON.stringify(data) ?? ''}`;
}

function withoutStatus(failure: Failure, body: string): ModelError {
  const { name, type, code } = failure;
  const typed = byType[String(type)] ?? byType[String(code)];
  if (typed) return new ModelError(typed, undefined, waitOf(failure));
  const unread = ['AI_JSONParseError', 'AI_TypeValidationError', 'AI_EmptyResponseBodyError'];
  if (unread.includes(String(name))) return new ModelError('not-understood');
  if (name === 'AI_InvalidResponseDataError') return new ModelError('cut-off');
  const said = phrases.find(([phrase]) => body.includes(phrase))?.[1];
  // Of what is left, a failure of the network is a TypeError of `fetch`, has a code of the system or is wrapped by the SDK.
  const isNetwork =
    ['TypeError', 'AI_APICallError', 'OutboundError'].includes(String(name)) || String(code).startsWith('E');
  const problem = said ?? (isNetwork ? 'unreachable' : type === undefined ? 'not-understood' : 'overloaded');
  return new ModelError(problem);
}

/** Seconds to wait, of the header or of Google's RetryInfo. */
function waitOf({ responseHeaders, responseBody }: Failure): number | undefined {
  const header = responseHeaders?.['retry-after'];
  const told =
    typeof responseBody === 'string' ? /"retryDelay":\s?"(\d{1,6})/.exec(responseBody)?.[1] : undefined;
  const seconds = Number(header ?? told ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds), 86_400) : undefined;
}
