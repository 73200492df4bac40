import type { Deviation } from './accepted-deviations.data.ts';

/** One check that failed for one request. */
export type Finding = {
  check: string;
  /** `POST /path`. */
  call: string;
  status: number;
  answer: string;
  request: string;
};

/** What a run of schemathesis reported. */
export type Report = { cases: number; calls: number; findings: Finding[]; errors: string[] };

type Payload = string | { $base64?: string; encoded_body?: string; body?: string } | null | undefined;
type Interaction = {
  request?: { method?: string; uri?: string; body?: Payload };
  response?: { status_code?: number; content?: Payload };
};
type Event = {
  ScenarioFinished?: {
    recorder?: {
      label?: string;
      cases?: Record<string, unknown>;
      checks?: Record<string, { name: string; status: string }[]>;
      interactions?: Record<string, Interaction>;
    };
  };
  NonFatalError?: { label?: string; value?: { message?: string } };
  FatalError?: { exception?: { message?: string } };
};

/** The text of a body, which is plain or in base64. */
function textOf(payload: Payload): string {
  const text =
    typeof payload === 'string'
      ? payload
      : String(payload?.$base64 ?? payload?.encoded_body ?? payload?.body ?? '');
  const decoded = Buffer.from(text, 'base64');
  return decoded.toString('base64') === text ? decoded.toString('utf8') : text;
}

/** Reads the events of a report in NDJSON; a last line that was cut off is left out. */
export function readReport(text: string): Report {
  const report: Report = { cases: 0, calls: 0, findings: [], errors: [] };
  const calls = new Set<string>();
  for (const line of text.split('\n')) {
    const event = eventOf(line);
    if (!event) continue;
    if (event.NonFatalError)
      report.errors.push(`${event.NonFatalError.label}: ${event.NonFatalError.value?.message}`);
    if (event.FatalError) report.errors.push(event.FatalError.exception?.message ?? 'a fatal error');
    const recorder = event.ScenarioFinished?.recorder;
    if (!recorder) continue;
    const call = recorder.label ?? '';
    calls.add(call);
    report.cases += Object.keys(recorder.cases ?? {}).length;
    for (const [id, checks] of Object.entries(recorder.checks ?? {}))
      for (const { name, status } of checks) {
        if (status === 'success') continue;
        const { request, response } = recorder.interactions?.[id] ?? {};
        report.findings.push({
          check: name,
          call,
          status: response?.status_code ?? 0,
          answer: textOf(response?.content),
          request: `${request?.method} ${request?.uri} ${textOf(request?.body)}`,
        });
      }
  }
  report.calls = calls.size;
  return report;
}

function eventOf(line: string): Event | null {
  try {
    return JSON.parse(line) as Event;
  } catch {
    return null;
  }
}

/** The deviation that a finding is; undefined where it is none. */
export function deviationOf(finding: Finding, deviations: readonly Deviation[]): Deviation | undefined {
  return deviations.find(
    ({ check, calls, status, answer }) =>
      finding.check === check &&
      finding.status === status &&
      (calls?.test(finding.call) ?? true) &&
      answer.test(finding.answer),
  );
}
