import { createHash } from 'node:crypto';
import { ROSE_PATH } from '#server/community-file/rose.ts';
import type { Config } from '#server/config/config.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { isLoopback } from '#server/net/web-address.ts';
import { howPointsCount, howToSignIn } from '../next.ts';
import type { Setup } from '../setup.ts';
import { type Question, STEPS, type Step } from '../steps.ts';
import { type Html, html } from './html.ts';
import { FORM_SCRIPT, THEME_SCRIPT, WAIT_SCRIPT } from './scripts.ts';

export type PageParts = {
  /** The address of the site's style sheet; null if the site is not built. */
  styleSheet: string | null;
};

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The site's policy (server/http/pages/content-policy.ts), without parts that only the site needs. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `script-src ${[THEME_SCRIPT, FORM_SCRIPT, WAIT_SCRIPT].map(hashOf).join(' ')}`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The compass rose, in a brass that is visible on both papers. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#a87b2e"><path d="${ROSE_PATH}"/></svg>`;

function page(parts: PageParts, title: string, main: Html, extra: { nav?: Html; script?: string }) {
  const raw = (markup: string): Html => ({ markup });
  return html`<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Setting up Quarterdeck</title>
<script>${raw(THEME_SCRIPT)}</script>
${parts.styleSheet !== null && html`<link rel="stylesheet" href="${parts.styleSheet}">`}
<link rel="stylesheet" href="/setup/style.css">
<link rel="icon" href="/setup/icon.svg" type="image/svg+xml">
</head>
<body>
<header class="bar"><div><img src="/setup/icon.svg" alt="" width="30" height="30">Setting up Quarterdeck</div></header>
<div class="page">${extra.nav}<main>${main}</main></div>
<script>${raw(extra.script ?? FORM_SCRIPT)}</script>
</body>
</html>
`.markup;
}

/** Asks for the code. */
export function codePage(parts: PageParts, { isWrong }: { isWrong: boolean }): string {
  const main = html`<h1>Enter the code</h1>
<p>The terminal in which you started the set-up shows it. It admits one browser.</p>
<form method="post" action="/setup/code">
<div>
<label for="code">Code</label>
<input id="code" name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false"${isWrong && html` aria-invalid="true" aria-describedby="wrong"`}>
${isWrong && html`<p id="wrong" class="problem" role="alert">This code is not valid. Enter the newest one that the terminal shows: a code ends after five wrong attempts, or once it has been used.</p>`}
</div>
<div class="row"><button>Go on</button></div>
</form>`;
  return page(parts, 'Enter the code', main, {});
}

export type StepView = {
  step: Step;
  setup: Setup;
  /** The findings of this step's last try. */
  findings: readonly Finding[];
  /** The findings of the step before, which has been passed. */
  before: readonly Finding[];
  /** The typed answers that were not accepted. */
  typed: Readonly<Record<string, string>>;
  owner: OwnerView | null;
};

/** The owner's link, and the person who opened it. */
export type OwnerView = { address: string; found: { fromId: string; name: string } | null };

export function stepPage(parts: PageParts, view: StepView): string {
  const { step, setup, findings, before, typed, owner } = view;
  const place = STEPS.findIndex(({ id }) => id === step.id);
  const hasFault = findings.some(({ state }) => state === 'fault');
  const previous = STEPS[place - 1];
  const main = html`<p class="hint">Step ${place + 1} of ${STEPS.length}</p>
<h1>${step.title}</h1>
<p>${step.intro}</p>
${before.length > 0 && findings.length === 0 && list(before, previous?.title ?? '')}
${findings.length > 0 && list(findings, hasFault ? 'This does not work yet' : step.title)}
${owner !== null && ownerLink(owner)}
<form method="post" action="/setup/${step.id}" data-step="${step.id}">
${setup.questionsOf(step).map((question) => field(question, { setup, typed, findings, found: owner?.found?.fromId ?? null }))}
${hasFault && step.mayBeForced && html`<label class="check"><input type="checkbox" name="anyway" value="1">Use it anyway: I will fix it later</label>`}
<div class="row"><button data-busy="Trying…">Try it and go on</button>${previous && html`<a href="/setup/${previous.id}">Back</a>`}</div>
</form>`;
  return page(parts, step.title, main, { nav: navigation(setup, step.id) });
}

function ownerLink({ address, found }: OwnerView): Html {
  if (found !== null) {
    return html`<p class="findings" role="status">${found.name} pressed Start. The id is filled in below: is that you?</p>`;
  }
  return html`<form method="post" action="/setup/owner/look">
<p>Open this link on a device where you use Telegram, and press <b>Start</b>. The site then learns your id.</p>
<p><a class="button" href="${address}" target="_blank" rel="noopener noreferrer">Open the bot in Telegram</a></p>
<p class="hint">On another device: <code>${address}</code></p>
<div class="row"><button class="quiet" data-busy="Looking…">I have pressed Start</button></div>
</form>
<p class="hint">Or type the id yourself, after you have started the bot.</p>`;
}

type FieldState = {
  setup: Setup;
  typed: Readonly<Record<string, string>>;
  findings: readonly Finding[];
  found: string | null;
};

function field(question: Question, { setup, typed, findings, found }: FieldState): Html {
  const { setting, label, hint, kind, fallback, example } = question;
  const isFixed = setup.isFixed(setting);
  const kept = setup.valueOf(setting);
  const isSecret = kind === 'secret';
  const isFaulty = findings.some(
    (finding) => finding.state === 'fault' && finding.settings.includes(setting),
  );
  const value = isSecret ? '' : (typed[setting] ?? found ?? kept ?? fallback);
  const placeholder = isSecret && kept !== null ? 'kept – type a new one to replace it' : example;
  const shared = html`id="${setting}" name="${setting}" aria-describedby="${setting}-hint"${isFaulty && html` aria-invalid="true"`}${isFixed && html` disabled`}${!isSecret && html` data-kept`}`;
  const control =
    kind === 'choice'
      ? html`<select ${shared}>${question.options?.map((option) => html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label}</option>`)}</select>`
      : html`<input ${shared} type="${isSecret ? 'password' : 'text'}" value="${value}" placeholder="${placeholder}" maxlength="2000" autocomplete="off" autocapitalize="none" spellcheck="false">`;
  const note = isFixed
    ? 'This is set in the environment and cannot be changed here.'
    : `${hint}${isSecret && kept !== null && !question.isRequired ? ' Type none to remove it.' : ''}`;
  return html`<div><label for="${setting}">${label}</label>${control}<p class="hint" id="${setting}-hint">${note} <code>${setting}</code></p></div>`;
}

const STATES = { ok: 'Works', warning: 'Note', fault: 'Fault', skipped: 'Not tried' } as const;

function list(findings: readonly Finding[], title: string): Html {
  const isFault = findings.some(({ state }) => state === 'fault');
  return html`<section class="findings" aria-label="${title}"${isFault && html` role="alert"`}><h2>${title}</h2><ul>${findings.map(
    ({ state, says, remedy }) =>
      html`<li class="${state}"><b>${STATES[state]}:</b> ${says}${remedy !== undefined && html` ${remedy}.`}</li>`,
  )}</ul></section>`;
}

function navigation(setup: Setup, current: string): Html {
  const entries = [
    ...STEPS.map(({ id, title }) => ({ id, title })),
    { id: 'summary', title: 'Summary' },
  ];
  const next = setup.nextStep()?.id ?? 'summary';
  const reached = entries.findIndex(({ id }) => id === next);
  return html`<nav class="steps" aria-label="Steps"><ol>${entries.map(({ id, title }, index) => {
    if (id === current) return html`<li aria-current="step">${title}</li>`;
    return index <= reached
      ? html`<li><a href="/setup/${id}">${title}</a></li>`
      : html`<li>${title}</li>`;
  })}</ol></nav>`;
}

/** Shows every answer once more, secrets masked, before anything is written. */
export function summaryPage(
  parts: PageParts,
  { setup, problem }: { setup: Setup; problem: string | null },
): string {
  const main = html`<h1>Summary</h1>
<p>Nothing has been changed yet. The settings go into <code>${setup.path}</code>, which only you can read, and the site starts with them.</p>
${problem !== null && html`<p class="findings" role="alert">${problem}</p>`}
${setup.removesDemo() && html`<p class="findings">The demo community is removed from the database.</p>`}
<dl>${STEPS.flatMap((step) => setup.questionsOf(step)).map(
    (question) => html`<dt>${question.label}</dt><dd>${setup.shownAnswer(question)}</dd>`,
  )}</dl>
<form method="post" action="/setup/finish"><div class="row"><button data-busy="Starting…">Write the settings and start</button><a href="/setup/${STEPS.at(-1)?.id}">Back</a></div></form>`;
  return page(parts, 'Summary', main, { nav: navigation(setup, 'summary') });
}

/** Shows the next steps while the site starts in place of this page. */
export function donePage(parts: PageParts, { publicUrl, ...config }: Config): string {
  // An https address's cookies can only be set by that address.
  const site = isLoopback(publicUrl) ? '' : publicUrl;
  const main = html`<h1>The settings are written</h1>
<p>The site starts now. ${howToSignIn({ publicUrl, ...config })} ${howPointsCount(config)}</p>
<p class="row"><a id="login" class="button" href="${site}/admin">Open the login</a></p>
<p class="hint">If nothing answers, the terminal says why.</p>`;
  return page(parts, 'The settings are written', main, { script: WAIT_SCRIPT });
}
