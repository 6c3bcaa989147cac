import { type IconName, icon } from './icons.ts';
import { m, textOf } from './messages.ts';

type Child = Node | string | null | false;
type Props = { readonly [name: string]: string | boolean | ((event: Event) => unknown) | null };

/** An element with attributes, listeners (`onclick`) and children. Texts become text nodes: no text is ever parsed as HTML. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

/** A button that does one thing at a time: while it works, further presses do nothing. */
export function button(
  label: string,
  work: () => unknown,
  kind: 'primary' | 'secondary' | 'danger' = 'secondary',
): HTMLButtonElement {
  const made = el('button', { type: 'button', class: kind }, label);
  made.addEventListener('click', () => void busy(made, work));
  return made;
}

/** A button that removes what this browser keeps; a problem is shown above it and read out. */
export function removeButton(label: string, work: () => Promise<void>): HTMLButtonElement {
  const problem = el('p', { class: 'problem', role: 'alert' });
  const remove = async () => {
    problem.remove();
    try {
      await work();
    } catch (error) {
      problem.textContent = textOf(error);
      made.parentElement?.before(problem);
    }
  };
  const made = button(label, remove, 'danger');
  return made;
}

/** A button with an icon before its words. */
export function iconButton(name: IconName, label: string, work: () => unknown): HTMLButtonElement {
  const made = button(label, work);
  made.prepend(icon(name));
  return made;
}

/** Marks an element busy while it works; a second call meanwhile does nothing. */
async function busy(element: HTMLElement, work: () => unknown): Promise<void> {
  if (element.ariaBusy === 'true') return;
  element.ariaBusy = 'true';
  try {
    await work();
  } finally {
    element.ariaBusy = null;
  }
}

let ids = 0;

export type Field = { box: HTMLElement; input: HTMLInputElement | HTMLTextAreaElement };

/** A labelled field with a hint. The browser does not store, complete or spell-check its text. */
export function field(
  label: string,
  { hint, tag = 'input', ...props }: Props & { hint?: string; tag?: 'input' | 'textarea' } = {},
): Field {
  ids += 1;
  const id = `field-${ids}`;
  const input = el(tag, {
    id,
    autocomplete: 'off',
    autocapitalize: 'none',
    autocorrect: 'off',
    spellcheck: 'false',
    // Addresses, keys, amounts and English words.
    dir: 'ltr',
    ...(hint && { 'aria-describedby': `${id}-hint` }),
    ...props,
  });
  const about = hint ? el('p', { id: `${id}-hint`, class: 'hint' }, hint) : null;
  return {
    input,
    box: el('div', { class: 'field' }, el('label', { for: id }, label), input, about),
  };
}

/** A field for a passphrase, with a button that shows the typed text. */
export function passphraseField(label: string, hint?: string): Field {
  const made = field(label, { type: 'password', ...(hint && { hint }) });
  const { input, box } = made;
  const show = el(
    'button',
    { type: 'button', class: 'quiet', 'aria-pressed': 'false' },
    m.wallet_show(),
  );
  show.addEventListener('click', () => {
    const isShown = input.getAttribute('type') === 'text';
    input.setAttribute('type', isShown ? 'password' : 'text');
    show.setAttribute('aria-pressed', String(!isShown));
  });
  box.insertBefore(el('div', { class: 'with-button' }, input, show), box.children[1] ?? null);
  return made;
}

/** A group of choices of which one is selected. */
export function choice<V extends string>(
  legend: string,
  options: readonly { value: V; label: string; hint?: string }[],
): { box: HTMLElement; value: () => V } {
  ids += 1;
  const name = `choice-${ids}`;
  const inputs = options.map(({ value }, at) =>
    el('input', { type: 'radio', name, value, checked: at === 0 }),
  );
  const labels = options.map(({ label, hint }, at) =>
    el(
      'label',
      { class: 'option' },
      inputs[at] ?? null,
      el('span', {}, label, hint ? el('small', {}, hint) : null),
    ),
  );
  return {
    box: el('fieldset', {}, el('legend', {}, legend), ...labels),
    value: () =>
      options[inputs.findIndex((input) => input.checked)]?.value ?? (options[0]?.value as V),
  };
}

/** A form whose last button submits it; problems are shown next to it and read out. */
export function form(
  label: string,
  submit: () => Promise<void>,
  children: readonly Child[],
): HTMLFormElement {
  const problem = el('p', { class: 'problem', role: 'alert' });
  const send = el('button', { type: 'submit', class: 'primary' }, label);
  const made = el('form', { novalidate: true }, ...children, problem, send);
  made.addEventListener('submit', (event) => {
    event.preventDefault();
    void busy(send, async () => {
      problem.textContent = '';
      try {
        await submit();
      } catch (error) {
        problem.textContent = textOf(error);
      }
    });
  });
  return made;
}

/** A notice that is worth reading before going on. */
export function notice(kind: 'note' | 'warn', ...children: Child[]): HTMLElement {
  return el('div', { class: `notice ${kind}` }, ...children);
}

/** A list of names and values. A value runs in its own direction: amounts and names do not run as an Arabic page does. */
export function facts(rows: readonly (readonly [string, Child])[]): HTMLElement {
  return el(
    'dl',
    {},
    ...rows.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, el('bdi', {}, value))]),
  );
}
