import { mailboxGet } from '@foothold/core/contract/config.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';

/** What queries of the mailbox of this machine begin with. */
export const mailboxKey = ['mailbox', 'address change'] as const;

/** Where mails go to the mailbox of this machine: address → the newest link there that confirms a change of address. */
export function useMailedLinks(addresses: readonly string[]): ReadonlyMap<string, string> {
  const isMailbox = useSiteConfig().signIn.email === 'mailbox';
  const mails = useQueries({
    queries: addresses.map((to) => ({
      queryKey: [...mailboxKey, to],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(mailboxGet, { query: { to }, signal }),
      enabled: isMailbox,
      staleTime: 0,
    })),
  });
  const links = addresses.map((address, at) => {
    const all = mails[at]?.data?.flatMap((mail) => mail.links) ?? [];
    return [address, all.find((link) => link.includes('emailChange=')) ?? ''] as const;
  });
  return new Map(links.filter(([, link]) => link !== ''));
}

/** Where mails go to the mailbox of this machine: the newest link there that signs in, once one was asked for at `since`. */
export function useMailedSignIn(email: string, since: number | undefined): string | undefined {
  const isMailbox = useSiteConfig().signIn.email === 'mailbox';
  const mails = useQuery({
    queryKey: ['mailbox', 'fresh sign-in', email, since],
    queryFn: ({ signal }) => call(mailboxGet, { query: { to: email }, signal }),
    enabled: isMailbox && since !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return mails.data?.flatMap((mail) => mail.links).find((link) => link.includes('token='));
}
