import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const WALLET = join(import.meta.dirname, '..');
/** Shown if no catalogue could be loaded, and the name of a passkey, which the device keeps. */
const FIXED = [
  'The wallet did not open',
  'A part of this page could not be loaded.',
  'Try again',
  'Wallet',
];
/** Names in code that look like words: events, errors and properties of browsers. */
const NAMES =
  /^(Refused|CallFailed|ConstraintError|QuotaExceededError|TelegramWebview(Proxy)?|GET|POST|PUT|AES-GCM|HKDF|SHA-256)$/;

const MISTAKES = /^(Error|TypeError|RangeError|RegExp)$/;

/** The texts of a file that a person could read: with a capital letter at the start, or of several words. */
function textsIn(path: string): string[] {
  const source = readFileSync(join(WALLET, path), 'utf8');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    // A failed assertion is a mistake in the code, and reaches nobody but its author.
    if (ts.isNewExpression(node) && MISTAKES.test(node.expression.getText())) return;
    const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
    if (isText && !NAMES.test(node.text) && isReadable(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found;
}

function isReadable(text: string): boolean {
  return /^[A-Z][a-z]+/.test(text) || /\p{L}{2,}[ ,.:] ?\p{L}{2,} \p{L}+/u.test(text);
}

it('writes no text outside of the catalogue', () => {
  // The judge's words are lists to compare with, and no texts.
  const files = readdirSync(WALLET, { encoding: 'utf8', recursive: true }).filter(
    (path) => /(?<!\.test)\.ts$/.test(path) && !path.startsWith('judge/strength'),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((path) => textsIn(path).map((text) => `${path}: ${text}`));
  const fixed = found.filter((each) => FIXED.some((text) => each.endsWith(`: ${text}`)));
  expect(found).toEqual(fixed);
  expect(new Set(fixed.map((each) => each.split(': ')[1]))).toEqual(new Set(FIXED));
});
