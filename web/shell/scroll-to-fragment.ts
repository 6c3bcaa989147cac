/** Scrolls to the element that the address's fragment names. Returns false if there is none. */
export function scrollToFragment(): boolean {
  const target = document.getElementById(window.location.hash.slice(1));
  target?.scrollIntoView();
  return target !== null;
}
