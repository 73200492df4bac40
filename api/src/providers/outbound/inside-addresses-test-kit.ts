/** One address that a stranger may name and that nobody may be asked at: how it is written, and its kind. */
export type InsideAddress = { kind: string; address: string };

const hosts = (kind: string, ...names: string[]): InsideAddress[] =>
  names.map((host) => ({ kind, address: `http://${host}/` }));

/** Names that the stub resolver of the tests answers, with what it answers; every other name leads to 127.0.0.1. */
export const insideNames: Readonly<Record<string, readonly string[]>> = {
  'inside.example': ['127.0.0.1'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'translated.example': ['64:ff9b::7f00:1'],
  'cloud.example': ['169.254.169.254'],
  'home.example': ['192.168.1.1'],
  'shared.example': ['100.64.0.1'],
  'zone.example': ['fe80::1%lo'],
  // A name among public addresses, and what an alias leads to in the end.
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'alias.example': ['2606:2800:220:1:248:1893:25c8:1946', '::1'],
  '127.0.0.1.nip.example': ['127.0.0.1'],
  'xn--bcher-kva.example': ['10.0.0.5'],
  // Answers that are none.
  'empty.example': [],
  'word.example': ['localhost'],
};

/** Public addresses of the tests: nothing is ever sent to them, a server of this machine stands in for them. */
export const publicAddresses: ReadonlySet<string> = new Set([
  '93.184.216.34',
  '2606:2800:220:1:248:1893:25c8:1946',
]);

/** The table: whoever names one of these, by hand, in a redirection or as what a name resolves to, reaches nobody. */
export const insideAddresses: readonly InsideAddress[] = [
  ...hosts('decimal', '2130706433', '3232235777', '167772165', '2852039166', '4294967295', '0'),
  ...hosts('hexadecimal', '0x7f000001', '0x7f.0x0.0x0.0x1', '0xA9FEA9FE', '0x0a000005', '0xc0.0xa8.0x1.0x1'),
  ...hosts('octal', '017700000001', '0177.0.0.1', '0300.0250.0.1', '0251.0376.0251.0376', '00000177.0.0.1'),
  ...hosts('short', '127.1', '127.0.1', '10.1', '192.168.257', '169.254.43518'),
  ...hosts('mixed', '0x7f.0.0.1', '127.0x1', '0177.0x0.1', '0xa9.254.0251.254'),
  ...hosts('last dot', '127.0.0.1.', 'localhost.', '169.254.169.254.', 'inside.example.', 'a.localhost.'),
  ...hosts(
    'plain IPv4',
    '127.0.0.1',
    '127.255.0.9',
    '10.0.0.5',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.1.1',
  ),
  ...hosts(
    'plain IPv4',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '192.88.99.1',
  ),
  ...hosts('plain IPv4', '0.0.0.0', '0.1.2.3', '224.0.0.251', '240.0.0.1', '255.255.255.255'),
  ...hosts(
    'IPv6',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[0000::0001]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00::1]',
  ),
  ...hosts('IPv6', '[fec0::1]', '[ff02::1]', '[100::1]', '[2001:db8::1]', '[3fff::1]', '[::1'),
  ...hosts('mapped and compatible', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::FFFF:10.0.0.5]'),
  ...hosts('mapped and compatible', '[::127.0.0.1]', '[::ffff:0:127.0.0.1]', '[0:0:0:0:0:ffff:a9fe:a9fe]'),
  ...hosts(
    'translated and tunnelled',
    '[64:ff9b::7f00:1]',
    '[64:ff9b::169.254.169.254]',
    '[64:ff9b:1::7f00:1]',
  ),
  ...hosts('translated and tunnelled', '[2002:7f00:1::]', '[2002:a9fe:a9fe::1]', '[2001:0:7f00:1::]'),
  ...hosts('translated and tunnelled', '[2001::80ff:fffe]', '[2606:2800:220:1:0:5efe:7f00:1]'),
  ...hosts('zone', '[fe80::1%25lo]', '[fe80::1%lo]', '[::1%25lo]', '[fe80::1%251]', 'zone.example'),
  ...hosts('user name', 'jobs.example.com@127.0.0.1', 'jobs.example.com:80@127.0.0.1', ':@127.0.0.1'),
  ...hosts('user name', '127.0.0.1#@jobs.example.com', '127.0.0.1?@jobs.example.com'),
  ...hosts('user name', '127.0.0.1\\@jobs.example.com', 'jobs.example.com%40127.0.0.1'),
  ...hosts('other digits and letters', '１２７.０.０.１', '①②⑦.⓪.⓪.①', '127。0。0。1', 'ｌｏｃａｌｈｏｓｔ'),
  ...hosts(
    'other digits and letters',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    '%31%32%37.0.0.1',
    'bücher.example',
    '127.0.0.1%E3%80%82',
  ),
  ...hosts(
    'names of a network',
    'localhost',
    'LOCALHOST',
    'a.localhost',
    'printer',
    'nas.local',
    'db.internal',
  ),
  ...hosts('names of a network', 'wiki.corp', 'router.lan', 'pi.home', 'x.home.arpa', 'a.test', 'a.onion'),
  ...hosts('metadata of clouds', '169.254.169.254', '169.254.170.2', '100.100.100.200', '168.63.129.16'),
  ...hosts(
    'metadata of clouds',
    '192.0.0.192',
    '[fd00:ec2::254]',
    '[fd20:ce::254]',
    'metadata.google.internal',
  ),
  ...hosts('metadata of clouds', 'metadata.goog', 'metadata', 'instance-data.ec2.internal'),
  ...hosts('names that resolve inside', ...Object.keys(insideNames), 'any.other.example'),
  ...hosts('ports', 'public.example:22', 'public.example:25', 'public.example:6379', 'public.example:3000'),
  ...hosts('ports', 'public.example:11434', 'public.example:65535', '93.184.216.34:8080', '127.0.0.1:443'),
  ...hosts('ports', 'public.example:0', 'public.example:65536', '[2606:2800:220:1:248:1893:25c8:1946]:22'),
  ...[
    ...['ftp://public.example/', 'file:///etc/passwd', 'file://127.0.0.1/', 'gopher://127.0.0.1:6379/_INFO'],
    ...['javascript:alert(1)', 'data:text/html,a', 'blob:http://127.0.0.1/1', 'ws://127.0.0.1/'],
    ...['dict://127.0.0.1:11211/', 'ldap://127.0.0.1/', 'jar:http://127.0.0.1!/', 'http:127.0.0.1'],
    ...['http:///127.0.0.1/', 'hTTp://127.0.0.1/', 'http:\\\\127.0.0.1\\', 'http://127.0.0.1:80:80/'],
  ].map((address) => ({ kind: 'other schemes and forms', address })),
];

/** The kinds of the table, in its order. */
export const insideKinds: readonly string[] = [...new Set(insideAddresses.map(({ kind }) => kind))];
