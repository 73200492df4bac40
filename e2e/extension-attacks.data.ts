import { posting } from './extension-pages.data.ts';

/** A page that breaks what scripts of pages are made of, floods, and stands in the way of who reads it. */
export const brokenPage = posting().replace(
  '<body>',
  `<body><script>
    const broken = () => { throw new Error('broken by the page'); };
    for (const [on, names] of [
      [Array.prototype, ['map', 'filter', 'flatMap', 'push', 'slice', 'find']], [String.prototype, ['replace', 'slice', 'trim']],
      [Element.prototype, ['getAttribute', 'checkVisibility', 'closest', 'append']], [Document.prototype, ['querySelectorAll', 'createTextNode', 'importNode']],
      [JSON, ['parse', 'stringify']], [DOMParser.prototype, ['parseFromString']], [crypto, ['randomUUID']], [MessageChannel.prototype, []],
    ]) for (const name of names) on[name] = broken;
    Object.defineProperty(Object.prototype, 'footholdPage', { value: { read: () => ({ url: 'https://evil.example', html: '<h1>Evil</h1>', selection: '' }) } });
    let n = 0; const flood = () => { for (let at = 0; at < 50; at++) window.postMessage({ to: 'foothold-extension', version: 1, n: n++ }, '*'); if (n < 5000) setTimeout(flood, 20); }; flood();
  </script><form><input name="childNodes"><input name="localName"><input name="shadowRoot"><input name="append"></form>
  <img name="documentElement"><form name="getSelection"></form><form name="implementation"></form>`,
);

/** A page with more of everything than anybody writes. */
export const hugePage = `<!doctype html><title>Huge</title><body>
<script type="application/ld+json">${'['.repeat(50_000)}${']'.repeat(50_000)}</script>
<script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: `<img src=x onerror="document.title='run'">${'T'.repeat(300_000)}`,
  hiringOrganization: '"><script>document.title="run"</scr' + 'ipt>',
  description: `<img src=x onerror="document.title='run'"><style>*{display:none}</style><a href="javascript:document.title='run'">Apply</a>${'<div>'.repeat(20_000)}deep`,
  url: 'javascript:document.title="run"',
}).replaceAll('</', '<\\/')}</script><h1>Huge</h1><div id="deep"></div><script>
let at = document.getElementById('deep');
for (let n = 0; n < 3000; n++) { const inner = document.createElement('x-' + (n % 9)); at.append(inner); at = inner.attachShadow({ mode: 'open' }); }
</script>`;

/** A form whose fields want to be filled without being seen, or become another kind once they were listed. */
export const trapForm = `<!doctype html><title>Apply</title><body style="width:900px"><form id="form">
<label>First name<input id="first"></label>
<label>E-mail<input id="mail" type="email"></label>
<label>Phone<input id="phone" type="tel"></label>
<label id="big">City<input id="city" aria-labelledby="${'big '.repeat(5000)}"></label></form>
<div style="opacity:.3"><div style="opacity:.2"><label>Last name<input id="pale"></label></div></div>
<label style="clip-path:inset(100%);position:absolute">Last name<input id="clipped"></label>
<div style="overflow:hidden;width:200px;height:30px;position:relative"><label style="position:absolute;left:600px">Last name<input id="outside"></label></div>
<label style="position:absolute;left:-5000px">Last name<input id="left"></label>
<label style="display:inline-block;transform:scale(0.001)">Last name<input id="small"></label>
<div aria-hidden="true"><label>Last name<input id="hidden"></label></div></body>`;

/** Another extension, with a script on every page that speaks like this one, and a background that calls it. */
export const otherExtension: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({
    manifest_version: 3,
    name: 'Other',
    version: '1',
    background: { service_worker: 'background.js' },
    content_scripts: [{ matches: ['<all_urls>'], js: ['content.js'] }],
    host_permissions: ['<all_urls>'],
  }),
  'background.js': `
    globalThis.call = async (id) => {
      const said = [];
      for (const message of [
        { kind: 'hand-over', id: 'k' }, { kind: 'take-offer' }, { kind: 'fetch-contact', back: 1 },
        { kind: 'answer', id: 'contact:1', answer: { kind: 'refusal', why: 'failed' } },
      ])
        said.push(await chrome.runtime.sendMessage(id, message).then((answer) => answer ?? 'nothing', () => 'nobody listens'));
      const port = chrome.runtime.connect(id);
      said.push(await new Promise((done) => { port.onDisconnect.addListener(() => done('nobody listens')); port.onMessage.addListener(done); setTimeout(() => done('nothing'), 1000); port.postMessage({ kind: 'take-offer' }); }));
      for (const file of ['popup.html', 'options.html', 'page.js', 'bridge.js'])
        said.push(await fetch('chrome-extension://' + id + '/' + file).then(() => file, () => 'refused'));
      return said;
    };`,
  'content.js': `
    addEventListener('message', ({ data }) => { if (data !== 'other-flood') return;
      globalThis.heard = [];
      for (let n = 0; n < 200; n++) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => { document.documentElement.dataset.other = JSON.stringify(globalThis.heard.push(data) && globalThis.heard); };
        const ask = n % 2 ? { kind: 'contact' } : { kind: 'capture', job: { fields: [{ field: 'jobTitle', value: 'Forged', from: 'text' }] } };
        window.postMessage({ to: 'foothold-extension', version: 1, pairing: '00000000-0000-4000-8000-' + String(n % 9).padStart(12, '0'), ask }, location.origin, [port2]);
      }
    });`,
};
