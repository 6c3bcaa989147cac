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

/** Keeps what is typed, but no secret, over a reload in this tab; and says that an answer is being tried. */
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

/** Says when the site answers in the place of this page. */
export const WAIT_SCRIPT = `
(() => {
  var login = document.getElementById('login');
  var ready = login.textContent;
  login.textContent = 'Starting…';
  var look = () => fetch('/health/live', { cache: 'no-store' })
    .then((answer) => { if (answer.ok) login.textContent = ready; else setTimeout(look, 500); })
    .catch(() => setTimeout(look, 500));
  setTimeout(look, 500);
})();
`;
