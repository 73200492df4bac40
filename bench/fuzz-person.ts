/** Milliseconds that a bearer token of five minutes is used. */
const tokenUse = 120_000;

/** Somebody who is signed in at a running server, by the mailed link and its development mailbox. */
export type FuzzPerson = {
  id: string;
  bearer(): Promise<string>;
};

type Call = (path: string, body?: object) => Promise<unknown>;

/** A browser's cookies at a running server, and JSON calls with them; a refusal throws what the server said. */
export function browserAt(
  url: string,
  cookies: Map<string, string> = new Map(),
): { cookies: Map<string, string>; call: Call } {
  const call: Call = async (path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: url,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  return { cookies, call };
}

/** Signs a person in over HTTP; throws what the server said where it is refused. */
export async function signIn(
  url: string,
  email = 'fuzz.member@example.com',
): Promise<FuzzPerson & { cookies: Map<string, string> }> {
  const { cookies, call } = browserAt(url);
  await call('/auth/sign-in/magic-link', { email });
  const mails = (await call(`/dev/mailbox?to=${encodeURIComponent(email)}`)) as {
    data: { links: string[] }[];
  };
  const token = new URL(mails.data[0]?.links[0] ?? '').searchParams.get('token') ?? '';
  const { user } = (await call('/auth/magic-link/verify', { token })) as { user: { id: string } };
  let bearer: Promise<string> | undefined;
  let since = 0;
  return {
    id: user.id,
    cookies,
    bearer() {
      if (!bearer || performance.now() - since > tokenUse) {
        since = performance.now();
        bearer = call('/auth/token').then((answer) => (answer as { token: string }).token);
      }
      return bearer;
    },
  };
}
