/*
 * The page works without any script. These are inline and allowed by their hashes, as on the site.
 */

/** The theme of the reader's system, set before anything is painted. */
export const THEME_SCRIPT = `
(() => {
  var dark = matchMedia('(prefers-color-scheme: dark)');
  var paint = () => { document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'; };
  paint();
  dark.addEventListener('change', paint);
})();
`;

/** Keeps typed answers, except secrets, over a reload in this tab, and shows that an answer is being tried. */
export const FORM_SCRIPT = `
(() => {
  var key = 'setup ' + location.pathname;
  var typed = {};
  try { typed = JSON.parse(sessionStorage.getItem(key)) || {}; } catch (_) {}
  document.querySelectorAll('[data-kept]').forEach((field) => {
    if (field.name in typed) field.value = typed[field.name];
    field.addEventListener('input', () => {
      typed[field.name] = field.value;
      try { sessionStorage.setItem(key, JSON.stringify(typed)); } catch (_) {}
    });
  });
  document.querySelectorAll('form').forEach((form) => form.addEventListener('submit', (event) => {
    var button = event.submitter;
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'yes';
    if (form.dataset.step) sessionStorage.removeItem(key);
    if (button && button.dataset.busy) {
      button.textContent = button.dataset.busy;
      button.setAttribute('aria-disabled', 'true');
    }
  }));
})();
`;

/** Shows when the site answers in place of this page; after a minute the reader may check themselves. */
export const WAIT_SCRIPT = `
(() => {
  var login = document.getElementById('login');
  var ready = login.textContent;
  login.textContent = login.dataset.busy;
  var look = (left) => fetch('/health/live', { cache: 'no-store' })
    .then((answer) => answer.ok, () => false)
    .then((isUp) => {
      if (isUp || left === 0) login.textContent = ready;
      else setTimeout(look, 500, left - 1);
    });
  setTimeout(look, 500, 120);
})();
`;
