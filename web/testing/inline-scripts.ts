/** The inline scripts of an HTML text, in its order. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].flatMap(([, code]) => code ?? []);
}
