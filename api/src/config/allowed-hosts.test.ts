import { describe, expect, it, test } from 'vitest';
import { allowedHostWarnings } from './allowed-hosts.ts';
import { readEnv } from './env.ts';

const listed = (hosts: string) => readEnv({ AI_ALLOWED_HOSTS: hosts }).AI_ALLOWED_HOSTS;

describe('AI_ALLOWED_HOSTS', () => {
  test.each([
    ...[
      '169.254.169.254',
      '169.254.1.2:8080',
      '2852039166',
      '0xa9fea9fe',
      '0251.0376.0251.0376',
      '[fe80::1]',
    ],
    ...[
      '[::ffff:169.254.169.254]',
      '[64:ff9b::a9fe:a9fe]:8080',
      '[2002:a9fe:a9fe::1]',
      '[::169.254.169.254]',
    ],
    ...['100.100.100.200', '168.63.129.16:80', '192.0.0.192', '[fd00:ec2::254]', '[fd20:ce::254]'],
    ...['metadata.google.internal', 'METADATA.google.internal', 'metadata', 'instance-data.ec2.internal'],
    ...['224.0.0.1', '239.255.255.250', '[ff02::1]', '0.0.0.0:11434', '0', '[::]:11434', '255.255.255.255'],
  ])('refuses %s at the start, also beside hosts that may be asked', (host) => {
    expect(() => listed(host)).toThrow(/^AI_ALLOWED_HOSTS must be hosts that may be asked: link-local/);
    expect(() => listed(`api.example.com,${host}`)).toThrow(
      'AI_ALLOWED_HOSTS must be hosts that may be asked',
    );
  });

  test.each([
    ...[
      '10.0.0.5:11434',
      '192.168.1.9',
      '172.16.0.4:8080',
      '100.64.0.7',
      '[fd00::5]:8080',
      '127.0.0.1:11434',
    ],
    'localhost:11434',
  ])('takes %s and warns of it in one sentence', (host) => {
    const [warning, ...more] = allowedHostWarnings(listed(host));
    expect(warning).toContain(
      `AI_ALLOWED_HOSTS lists ${host.replace(/^192.168.1.9$|^100.64.0.7$/, '$&:443')}`,
    );
    expect(warning).toContain('everybody who can sign in');
    expect(more).toEqual([]);
  });

  it('says that a name of a private network is never asked', () => {
    for (const host of ['gpu.lan', 'models.internal:8443', 'ollama'])
      expect(allowedHostWarnings(listed(host))).toEqual([expect.stringContaining('list its IP address')]);
  });

  it('warns of no public host', () => {
    const hosts = 'api.example.com, 93.184.216.34:8443, [2606:2800:220:1::1], localhost.example.com';
    expect(allowedHostWarnings(listed(hosts))).toEqual([]);
    expect(listed(hosts)).toHaveLength(4);
  });
});
