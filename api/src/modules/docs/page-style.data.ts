/** The style of /api/docs: the site's colors and corners, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --text: #1f2937; --soft: #5b6472; --line: #dfe3e8; --page: #fafafa; --sheet: #fff; --link: #1565c0; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f1f3f5; --soft: #b4bcc6; --line: #3d4248; --page: #212121; --sheet: #2b2b2b; --link: #90caf9; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 "Inter Variable", Inter, system-ui, sans-serif; }
main { max-inline-size: 960px; margin-inline: auto; padding: 32px 16px 96px; }
h1 { font-size: 28px; line-height: 36px; } h2 { margin-block: 48px 16px; font-size: 22px; }
h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
a { color: var(--link); } code { font: 14px/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
section { margin-block: 16px; padding: 20px 24px; background: var(--sheet); border: 1px solid var(--line); border-radius: 20px; }
section > p { margin-block: 8px; }
b { display: inline-block; min-inline-size: 56px; color: var(--link); }
.lock { margin-inline-start: 8px; padding: 2px 10px; border: 1px solid var(--line); border-radius: 20px; font-size: 13px; font-weight: 400; color: var(--soft); }
nav > ul { columns: 2 260px; padding: 0; list-style: none; } nav li { break-inside: avoid; margin-block-end: 8px; } nav ul ul { padding-inline-start: 16px; }
.wide { overflow-x: auto; }
table { inline-size: 100%; margin-block: 12px; border-collapse: collapse; font-size: 14px; }
caption { padding-block: 4px; text-align: start; font-weight: 600; }
th, td { padding: 6px 12px 6px 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
th { font-weight: 400; } th code { white-space: nowrap; } thead th, small { color: var(--soft); }
`;
