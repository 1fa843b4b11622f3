/** The report's own styles: it is one file, opened from a folder or from a continuous integration server. */
export const reportStyles = `
:root { color-scheme: light dark; --page: light-dark(#faf9f7, #14161a); --sheet: light-dark(#ffffff, #1c1f25);
  --ink: light-dark(#1b1d22, #eceae6); --muted: light-dark(#5a5e68, #a7abb5); --line: light-dark(#dddad4, #33373f);
  --good: light-dark(#17663a, #6fd39a); --bad: light-dark(#a5201b, #ff9a8f); --bad-sheet: light-dark(#fdecea, #3a1c1a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 1200px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 40px; }
main { padding-bottom: 64px; }
h1 { margin: 0; font-size: 30px; line-height: 1.2; }
h2 { margin: 40px 0 12px; font-size: 22px; line-height: 1.3; }
h3 { margin: 24px 0 8px; font-size: 16px; }
code, .target { font-family: ui-monospace, monospace; font-size: 14px; }
.target { margin: 8px 0 24px; color: var(--muted); }
.ending { padding: 12px 16px; border-radius: 6px; background: var(--bad-sheet); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 1px; margin: 0; overflow: hidden;
  border: 1px solid var(--line); border-radius: 8px; background: var(--line); }
.figures div { padding: 16px; background: var(--sheet); }
dt { color: var(--muted); font-size: 14px; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.figures dd { font-size: 20px; font-weight: 600; }
.figures small { display: block; color: var(--muted); font-size: 14px; font-weight: 400; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.findings { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
.findings li { padding: 12px 16px; border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 6px; background: var(--sheet); }
.findings h3, .findings p { margin: 0 0 4px; }
.place { color: var(--muted); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 0; padding: 0; list-style: none; color: var(--muted); font-size: 14px; }
.mark { font-weight: 700; }
.seen { color: var(--good); }
.deviates { color: var(--bad); }
.unseen { color: var(--muted); font-weight: 400; }
.table { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet); }
.table:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 10px; border-top: 1px solid var(--line); text-align: center; }
thead th { border-top: 0; white-space: nowrap; overflow-wrap: normal; color: var(--muted); font-weight: 600; }
th:first-child { position: sticky; left: 0; min-width: 160px; max-width: 420px; background: var(--sheet); text-align: left; font-weight: 600; }
th small, th .bad { display: block; font-weight: 400; font-size: 12px; }
th small { color: var(--muted); font-family: ui-monospace, monospace; }
tbody tr:hover > * { background: var(--page); }
.without { display: grid; gap: 12px; margin: 0; }
.without dd { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 480px) { header, main { padding-left: 16px; padding-right: 16px; } header { padding-top: 24px; }
  th:first-child { max-width: 170px; } .figures { grid-template-columns: 1fr 1fr; } }
`
