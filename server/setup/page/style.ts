/** The page's additions to the site's own style sheet, in its colours and type. */
export const PAGE_STYLE = `
.bar { border-bottom: 1px solid var(--line); background: var(--surface); }
.bar div { margin: 0 auto; display: flex; max-width: 60rem; height: 4rem; align-items: center; gap: 0.625rem; padding: 0 1rem;
  font-family: var(--font-display); font-size: var(--text-lg); font-weight: 600; }
.page { margin: 0 auto; display: grid; max-width: 60rem; gap: 2rem; padding: 2rem 1rem 4rem; }
.page > * { min-width: 0; }
@media (min-width: 48rem) { .page { grid-template-columns: 12rem minmax(0, 1fr); gap: 3rem; } .page main:only-child { grid-column: 1 / -1; } }
.steps ol { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none; }
@media (min-width: 48rem) { .steps ol { display: block; } }
.steps li { min-height: 2.75rem; display: flex; align-items: center; font-size: var(--text-sm); color: var(--muted); }
.steps a { display: inline-flex; min-height: 2.75rem; min-width: 1.5rem; align-items: center; color: var(--brass); }
.steps [aria-current] { font-weight: 600; color: var(--ink); }
h1 { font-size: var(--text-2xl); line-height: 1.2; }
h1 + p { margin-top: 0.5rem; max-width: 40rem; color: var(--muted); }
h2 { font-size: var(--text-lg); }
main a { color: var(--brass); text-decoration: underline; text-underline-offset: 0.2em; }
form { margin-top: 1.5rem; display: grid; max-width: 34rem; gap: 1.25rem; }
[dir=ltr]:not(html) { text-align: start; unicode-bidi: isolate; }
.findings span[lang] { display: block; }
.languages { margin-top: 2.5rem; display: flex; flex-wrap: wrap; gap: 0 1rem; }
.languages form { display: none; }
button.link { padding: 0; border: 0; background: none; color: var(--brass); text-decoration: underline; text-underline-offset: 0.2em; }
button.link:hover { background: none; color: var(--brass-deep); }
button.link[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
label { display: block; margin-bottom: 0.375rem; font-size: var(--text-sm); font-weight: 500; }
input:not([type=checkbox]), select { width: 100%; height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--raised); color: var(--ink); font-size: 1rem; }
input[aria-invalid=true], select[aria-invalid=true] { border-color: var(--bad); }
.hint { margin-top: 0.375rem; font-size: var(--text-sm); color: var(--muted); }
.check { display: flex; min-height: 2.75rem; align-items: center; gap: 0.625rem; margin: 0; }
.check input { width: 1.25rem; height: 1.25rem; accent-color: var(--brass); }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; }
.row a, .button { display: inline-flex; min-height: 2.75rem; align-items: center; }
button, main a.button { padding: 0 1.25rem; height: 2.75rem; border: 1px solid var(--brass); border-radius: 6px; background: var(--brass); color: var(--brass-ink);
  font-size: var(--text-sm); font-weight: 500; text-decoration: none; }
button:hover, main a.button:hover { border-color: var(--brass-deep); background: var(--brass-deep); }
button.quiet { border-color: var(--edge); background: var(--raised); color: var(--ink); }
button.quiet:hover { border-color: var(--ink); background: var(--sunken); }
.findings { margin-top: 1.5rem; max-width: 40rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); padding: 0.75rem 1rem; }
.findings[role=alert] { border-color: var(--bad); }
.findings ul { padding: 0; list-style: none; display: grid; gap: 0.5rem; font-size: var(--text-sm); }
.findings b { font-weight: 600; }
.ok b { color: var(--good); } .warning b { color: var(--warn); } .fault b { color: var(--bad); }
.findings h2 + ul { margin-top: 0.5rem; }
.problem { margin-top: 0.375rem; font-size: var(--text-sm); color: var(--bad); }
p.row { margin-top: 1.5rem; }
dl { margin-top: 1.5rem; display: grid; max-width: 40rem; font-size: var(--text-sm); }
dt { padding-top: 0.5rem; border-top: 1px solid var(--line); color: var(--muted); }
dd { margin: 0; padding-bottom: 0.5rem; overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
`;
