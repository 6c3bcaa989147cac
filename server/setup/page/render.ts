import { createHash } from 'node:crypto';
import {
  isRightToLeft,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from '#rules/messages/languages.ts';
import { type SetupMessages, setupMessagesIn } from '#rules/messages/setup-messages.ts';
import { ROSE_PATH } from '#server/community-file/rose.ts';
import type { Config } from '#server/config/config.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { isLoopback } from '#server/net/web-address.ts';
import { howPointsCount, howToSignIn } from '../next.ts';
import type { LookedInVain } from '../owner-link.ts';
import type { Setup } from '../setup.ts';
import { type Question, STEPS, type Step } from '../steps.ts';
import { type Html, html } from './html.ts';
import { FORM_SCRIPT, THEME_SCRIPT, WAIT_SCRIPT } from './scripts.ts';

export type PageParts = {
  /** The address of the site's style sheet; null if the site is not built. */
  styleSheet: string | null;
  language: Language;
  m: SetupMessages;
};

/** The parts of a page in a language. */
export function partsIn(language: Language, styleSheet: string | null): PageParts {
  return { styleSheet, language, m: setupMessagesIn(language) };
}

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

type Extra = {
  nav?: Html;
  script?: string;
  /** The step of the form whose typed answers a change of language keeps, or another page; null: the language cannot change. */
  at: string | null;
};

function page(parts: PageParts, title: string, main: Html, extra: Extra) {
  const { language, m } = parts;
  const raw = (markup: string): Html => ({ markup });
  return html`<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${m.setup_name()}</title>
<script>${raw(THEME_SCRIPT)}</script>
${parts.styleSheet !== null && html`<link rel="stylesheet" href="${parts.styleSheet}">`}
<link rel="stylesheet" href="/setup/style.css">
<link rel="icon" href="/setup/icon.svg" type="image/svg+xml">
</head>
<body>
<header class="bar"><div><img src="/setup/icon.svg" alt="" width="30" height="30">${m.setup_name()}</div></header>
<div class="page">${extra.nav}<main>${main}${extra.at !== null && languages(parts, extra.at)}</main></div>
<script>${raw(extra.script ?? FORM_SCRIPT)}</script>
</body>
</html>
`.markup;
}

/** Buttons for the page in each language. They belong to its form, if it has one, so that typed answers are kept. */
function languages({ language, m }: PageParts, at: string): Html {
  const isStep = STEPS.some(({ id }) => id === at);
  return html`<nav class="languages" aria-label="${m.setup_languages()}">
<form id="language" method="post" action="/setup/language"><input type="hidden" name="at" value="${at}"></form>
${LANGUAGES.map((each) => html`<button class="link" form="${isStep ? 'answers' : 'language'}" formaction="/setup/language" formnovalidate name="language" value="${each}" lang="${each}" dir="${isRightToLeft(each) ? 'rtl' : 'ltr'}"${each === language && html` aria-current="true"`}>${LANGUAGE_NAMES[each]}</button>`)}
</nav>`;
}

/** Code, which runs from left to right in every language. */
const code = (text: string): Html => html`<code dir="ltr">${text}</code>`;

/** Asks for the code. */
export function codePage(parts: PageParts, { isWrong }: { isWrong: boolean }): string {
  const { m } = parts;
  const main = html`<h1>${m.setup_code_title()}</h1>
<p>${m.setup_code_intro()}</p>
<form method="post" action="/setup/code">
<div>
<label for="code">${m.setup_code_label()}</label>
<input id="code" name="code" dir="ltr" required autocomplete="off" autocapitalize="characters" spellcheck="false"${isWrong && html` aria-invalid="true" aria-describedby="wrong"`}>
${isWrong && html`<p id="wrong" class="problem" role="alert">${m.setup_code_wrong()}</p>`}
</div>
<div class="row"><button>${m.setup_code_go_on()}</button></div>
</form>`;
  return page(parts, m.setup_code_title(), main, { at: 'code' });
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
  /** The secrets that were typed before the language was changed; they are never shown. */
  held: Readonly<Record<string, string>>;
  owner: OwnerView | null;
};

/** The owner's link, the person who opened it, and the result of the last look. */
export type OwnerView = {
  address: string | null;
  found: { fromId: string; name: string } | null;
  inVain: LookedInVain | null;
};

export function stepPage(parts: PageParts, view: StepView): string {
  const { m } = parts;
  const { step, setup, findings, before, typed, held, owner } = view;
  const place = STEPS.findIndex(({ id }) => id === step.id);
  const hasFault = findings.some(({ state }) => state === 'fault');
  const previous = STEPS[place - 1];
  const title = step.title(m);
  const looked = owner?.inVain ? lookedInVain(owner.inVain, m) : [];
  const told = [...looked, ...findings.map((each) => shownFinding(each, parts))];
  const toldBefore = before.map((each) => shownFinding(each, parts));
  const fails = told.some(({ state }) => state === 'fault');
  const main = html`<p class="hint">${m.setup_step_place({ place: place + 1, count: STEPS.length })}</p>
<h1>${title}</h1>
<p>${step.intro(m)}</p>
${before.length > 0 && told.length === 0 && list(toldBefore, previous?.title(m) ?? '', m)}
${told.length > 0 && list(told, fails ? m.setup_step_fails() : title, m)}
${owner !== null && ownerLink(owner, m)}
<form id="answers" method="post" action="/setup/${step.id}" data-step="${step.id}">
<input type="hidden" name="at" value="${step.id}">
${setup.questionsOf(step).map((question) => field(question, { parts, setup, typed, held, findings, found: owner?.found?.fromId ?? null }))}
${hasFault && step.mayBeForced && html`<label class="check"><input type="checkbox" name="anyway" value="1">${m.setup_step_anyway()}</label>`}
<div class="row"><button data-busy="${m.setup_step_trying()}">${m.setup_step_try()}</button>${previous && html`<a href="/setup/${previous.id}">${m.setup_back()}</a>`}</div>
</form>`;
  return page(parts, title, main, { nav: navigation(setup, step.id, m), at: step.id });
}

function ownerLink({ address, found }: OwnerView, m: SetupMessages): Html | null {
  if (address === null) return null;
  if (found !== null) {
    return html`<p class="findings" role="status">${m.setup_owner_found({ name: found.name })}</p>`;
  }
  const bold = (text: string) => html`<b>${text}</b>`;
  return html`<form method="post" action="/setup/owner/look">
<p>${m.setup_owner_open({ b: bold })}</p>
<p><a class="button" href="${address}" target="_blank" rel="noopener noreferrer">${m.setup_owner_open_bot()}</a></p>
<p class="hint">${m.setup_owner_elsewhere({ address: () => code(address) })}</p>
<div class="row"><button class="quiet" data-busy="${m.setup_owner_looking()}">${m.setup_owner_pressed()}</button></div>
</form>
<p class="hint">${m.setup_owner_or_type()}</p>`;
}

type FieldState = {
  parts: PageParts;
  setup: Setup;
  typed: Readonly<Record<string, string>>;
  held: Readonly<Record<string, string>>;
  findings: readonly Finding[];
  found: string | null;
};

function field(question: Question, state: FieldState): Html {
  const { parts, setup, typed, held, findings, found } = state;
  const { m } = parts;
  const { setting, kind, fallback, example } = question;
  const isFixed = setup.isFixed(setting);
  const kept = setup.valueOf(setting);
  const isSecret = kind === 'secret';
  const isFaulty = findings.some(
    (finding) => finding.state === 'fault' && finding.settings.includes(setting),
  );
  const value = isSecret ? '' : (typed[setting] ?? found ?? kept ?? fallback);
  const isKept = isSecret && (kept !== null || held[setting] !== undefined);
  const placeholder = isKept ? m.setup_step_kept() : example;
  const shared = html`id="${setting}" name="${setting}" aria-describedby="${setting}-hint"${isFaulty && html` aria-invalid="true"`}${isFixed && html` disabled`}${!isSecret && html` data-kept`}`;
  const control =
    kind === 'choice'
      ? html`<select ${shared}>${question.options?.map((option) => html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label(m)}</option>`)}</select>`
      : html`<input ${shared} dir="${isKept ? 'auto' : 'ltr'}" type="${isSecret ? 'password' : 'text'}" value="${value}" placeholder="${placeholder}" maxlength="2000" autocomplete="off" autocapitalize="none" spellcheck="false">`;
  const removal = isSecret && kept !== null && !question.isRequired;
  const note = isFixed
    ? m.setup_step_fixed()
    : `${question.hint(m)}${removal ? ` ${m.setup_step_remove()}` : ''}`;
  return html`<div><label for="${setting}">${question.label(m)}</label>${control}<p class="hint" id="${setting}-hint">${note} ${code(setting)}</p></div>`;
}

type Shown = { state: Finding['state']; text: Html };

/** Findings are in English, whatever the language of the page is. */
function shownFinding({ state, says, remedy }: Finding, { language }: PageParts): Shown {
  const text = html`${says}${remedy !== undefined && html` ${remedy}.`}`;
  return { state, text: language === 'en' ? text : html`<span lang="en" dir="ltr">${text}</span>` };
}

function lookedInVain(reason: LookedInVain, m: SetupMessages): Shown[] {
  return reason === 'nobody_yet'
    ? [{ state: 'warning', text: html`${m.setup_owner_nobody_yet()} ${m.setup_owner_open_it()}` }]
    : [{ state: 'fault', text: html`${m.setup_owner_not_received()} ${m.setup_owner_type_it()}` }];
}

function list(findings: readonly Shown[], title: string, m: SetupMessages): Html {
  const isFault = findings.some(({ state }) => state === 'fault');
  const states = {
    ok: m.setup_state_ok(),
    warning: m.setup_state_warning(),
    fault: m.setup_state_fault(),
    skipped: m.setup_state_skipped(),
  };
  return html`<section class="findings" aria-label="${title}"${isFault && html` role="alert"`}><h2>${title}</h2><ul>${findings.map(
    ({ state, text }) => html`<li class="${state}"><b>${states[state]}</b> ${text}</li>`,
  )}</ul></section>`;
}

function navigation(setup: Setup, current: string, m: SetupMessages): Html {
  const entries = [
    ...STEPS.map(({ id, title }) => ({ id, title: title(m) })),
    { id: 'summary', title: m.setup_summary_title() },
  ];
  const next = setup.nextStep()?.id ?? 'summary';
  const reached = entries.findIndex(({ id }) => id === next);
  return html`<nav class="steps" aria-label="${m.setup_steps()}"><ol>${entries.map(
    ({ id, title }, index) => {
      if (id === current) return html`<li aria-current="step">${title}</li>`;
      return index <= reached
        ? html`<li><a href="/setup/${id}">${title}</a></li>`
        : html`<li>${title}</li>`;
    },
  )}</ol></nav>`;
}

/** Shows every answer once more, secrets masked, before anything is written. */
export function summaryPage(
  parts: PageParts,
  { setup, problem }: { setup: Setup; problem: string | null },
): string {
  const { language, m } = parts;
  const shown = language === 'en' ? problem : html`<span lang="en" dir="ltr">${problem}</span>`;
  const main = html`<h1>${m.setup_summary_title()}</h1>
<p>${m.setup_summary_intro({ path: () => code(setup.path) })}</p>
${problem !== null && html`<p class="findings" role="alert">${shown}</p>`}
${setup.removesDemo() && html`<p class="findings">${m.setup_summary_demo()}</p>`}
<dl>${STEPS.flatMap((step) => setup.questionsOf(step)).map(
    (question) =>
      html`<dt>${question.label(m)}</dt><dd><bdi>${setup.shownAnswer(question, m)}</bdi></dd>`,
  )}</dl>
<form method="post" action="/setup/finish"><div class="row"><button data-busy="${m.setup_summary_starting()}">${m.setup_summary_write()}</button><a href="/setup/${STEPS.at(-1)?.id}">${m.setup_back()}</a></div></form>`;
  return page(parts, m.setup_summary_title(), main, {
    nav: navigation(setup, 'summary', m),
    at: 'summary',
  });
}

/** Shows the next steps while the site starts in place of this page. */
export function donePage(parts: PageParts, { publicUrl, ...config }: Config): string {
  const { m } = parts;
  // An https address's cookies can only be set by that address.
  const site = isLoopback(publicUrl) ? '' : publicUrl;
  const main = html`<h1>${m.setup_done_title()}</h1>
<p>${m.setup_done_starts()} ${howToSignIn({ publicUrl, ...config }, m)} ${howPointsCount(config, m)}</p>
<p class="row"><a id="login" class="button" href="${site}/admin" data-busy="${m.setup_summary_starting()}">${m.setup_done_login()}</a></p>
<p class="hint">${m.setup_done_no_answer()}</p>`;
  return page(parts, m.setup_done_title(), main, { script: WAIT_SCRIPT, at: null });
}
